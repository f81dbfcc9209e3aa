// A second opinion on legality and SAN: replays games with chessops and compares with what pgn-validate says of them.
//
//   node check_with_chessops.mjs --bin build/release/bin/pgn-validate [--games N] [--verbose] FILE.pgn[.zst] ...
//
// Of each file up to N games (default 1500), evenly spread, are written to a file of their own and validated. Compared are
// for each game: plies, final position, legality of the main line, and for every move, variations included, whether it is
// legal and spelled as chessops spells it. Differences that have a reason are counted by that reason (see EXPLAINED);
// anything else is printed, and the exit code is 1.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import { readMoves, readTags, splitGames } from './pgn_text.mjs';

if (!existsSync(new URL('node_modules/chessops', import.meta.url))) {
  console.error('chessops is not installed: npm ci in tests/second_opinion (scripts/test does it)');
  process.exit(process.env.ARBITER_REQUIRE_SHARED ? 1 : 77);
}
const { Chess, normalizeMove } = await import('chessops/chess');
const { makeFen, parseFen } = await import('chessops/fen');
const { makeSanAndPlay, parseSan } = await import('chessops/san');
const { parseUci } = await import('chessops/util');

const EXPLAINED = {
  'variant': 'a variant that pgn-validate refuses by name',
  'start': 'a start position that chessops refuses too, or that has a finding',
  'layout': 'parentheses or text that this comparison does not read, and pgn-validate reports',
  'sign': 'text between moves that may be one: pgn-validate stops there, this comparison was told that it is none',
  'stopped': 'the main line has an error; both agree on the moves before it, and chessops cannot play on either',
};

// Spellings that pgn-validate reads with certainty and chessops does not know.
function plainSpelling(word) {
  return word
    .replace(/^[0Oo]-[0Oo]-[0Oo]/, 'O-O-O').replace(/^[0Oo]-[0Oo](?!-)/, 'O-O')
    .replace(/(e\.?p\.?)$/, '').replace(/[+#]+$/, '').replace(/[:]/g, 'x')
    .replace(/^P(?=[a-h])/, '').replace(/([18])[=(/]?([NBRQnbrq])\)?$/, (_, rank, role) => `${rank}=${role.toUpperCase()}`);
}

// e2e4, g1-f3, d6xe5, e7e8q, without a piece letter.
function readCoordinates(position, word) {
  const squares = /^([a-h][1-8])[-x]?([a-h][1-8])([qrbn]?)[+#]*$/.exec(word);
  const move = squares && normalizeMove(position, parseUci(squares[1] + squares[2] + squares[3]));
  return move && position.isLegal(move) ? move : undefined;
}

const normalFen = fen => Chess.fromSetup(parseFen(fen).unwrap()).unwrap(position => makeFen(position.toSetup()), () => fen);

// The same position with the other side to move; null in check.
function passed(position) {
  const setup = position.toSetup();
  setup.turn = setup.turn === 'white' ? 'black' : 'white';
  setup.epSquare = undefined;
  return position.isCheck() ? null : Chess.fromSetup(setup).unwrap(other => other, () => null);
}

class Comparison {
  constructor(verbose) {
    this.verbose = verbose;
    this.counts = { games: 0, plies: 0, variationMoves: 0, canonical: 0, respelled: 0, unexplained: 0 };
    this.reasons = {};
  }

  explain(reason) { this.reasons[reason] = (this.reasons[reason] ?? 0) + 1; }

  complain(name, game, text) {
    this.counts.unexplained++;
    if (this.counts.unexplained <= 40 || this.verbose) console.log(`${name}: game ${game.number} (${game.tags.get('White')} - ${game.tags.get('Black')}): ${text}`);
  }

  start(game) {
    const fen = game.tags.get('FEN');
    if (fen === undefined) return Chess.default();
    return parseFen(fen).chain(setup => Chess.fromSetup(setup)).unwrap(position => position, () => null);
  }

  // Plays a line and says how many plies chessops can play and at which word it stops. Null moves are played in variations
  // alone, as pgn-validate does; each is told as illegal there.
  replay(position, line, said, inVariation = false) {
    let plies = 0;
    for (const { word, variations } of line) {
      for (const variation of variations) {
        const inside = this.replay(position.clone(), variation, said, true);
        this.counts.variationMoves += inside.plies;
        if (inside.stop !== null) said.illegalVariations.push(inside.stop);
      }
      const next = inVariation && /^(--|Z0)$/.test(word) ? passed(position) : null;
      if (next) {
        said.illegalVariations.push(word);
        position = next;
        continue;
      }
      const move = parseSan(position, word) ?? parseSan(position, plainSpelling(word)) ?? readCoordinates(position, word);
      if (!move) return { plies, stop: word };
      const canonical = makeSanAndPlay(position, move);
      if (canonical !== word) said.respelled.push(`${word} ${canonical}`);
      else this.counts.canonical++;
      plies++;
    }
    return { plies, stop: null };
  }

  compare(name, game, verdict) {
    const { game: facts, findings } = verdict;
    const has = (...ids) => findings.some(finding => ids.includes(finding.id));
    this.counts.games++;
    if (has('unsupported-variant', 'unknown-variant')) return this.explain('variant');
    const position = this.start(game);
    if (!position) return has('bad-fen', 'fen-repaired', 'fen-implausible') ? this.explain('start') : this.complain(name, game, 'chessops refuses the start position');
    if (has('bad-fen')) return this.complain(name, game, 'bad-fen, but chessops reads the start position');
    const tree = readMoves(game.movetext);
    if (!tree || has('truncated-game', 'text-after-result', 'stray-brace', 'nested-comment', 'unterminated-comment')) {
      const syntax = findings.some(finding => finding.severity !== 'note');
      return syntax ? this.explain('layout') : this.complain(name, game, 'not read here, and nothing is reported');
    }
    this.compareMoves(name, game, facts, findings, position, tree.main);
  }

  compareMoves(name, game, facts, findings, position, main) {
    const said = { respelled: [], illegalVariations: [] };
    const { plies, stop } = this.replay(position, main, said);
    this.counts.plies += plies;
    if (facts.plies < plies && findings.some(finding => finding.id === 'bad-token' && finding.ply === facts.plies + 1)) return this.explain('sign');
    if (facts.plies !== plies) return this.complain(name, game, `${facts.plies} plies, chessops plays ${plies} and stops at ${stop}`);
    if (normalFen(facts.fen) !== makeFen(position.toSetup())) return this.complain(name, game, `ends at ${facts.fen}, chessops at ${makeFen(position.toSetup())}`);
    if (facts.replayed !== (stop === null)) return this.complain(name, game, `replayed is ${facts.replayed}, chessops stops at ${stop}`);
    if (stop !== null) {
      const ids = ['illegal-move', 'ambiguous-move', 'missing-promotion', 'bad-token', 'null-move', 'foreign-piece-letters', 'figurine'];
      if (!findings.some(finding => ids.includes(finding.id) && finding.ply === plies + 1)) return this.complain(name, game, `no finding at ply ${plies + 1}, where chessops cannot play ${stop}`);
      this.explain('stopped');
    }
    this.compareSpelling(name, game, findings, said, stop !== null);
  }

  compareSpelling(name, game, findings, said, stopped) {
    const illegal = findings.filter(finding => finding.id === 'illegal-variation-move' || (finding.id === 'null-move' && !stopped));
    // Behind an error of the main line the two differ in which variations they still look at.
    if (!stopped && illegal.length !== said.illegalVariations.length) {
      return this.complain(name, game, `illegal in variations: ${illegal.map(finding => finding.token)}, chessops ${said.illegalVariations}`);
    }
    const respelled = findings.filter(finding => finding.id === 'noncanonical-san');
    this.counts.respelled += said.respelled.length;
    for (const pair of said.respelled) {
      const [word, canonical] = pair.split(' ');
      const at = respelled.findIndex(finding => finding.token.replace(/[!?]+$/, '') === word && finding.message.includes(canonical));
      if (at < 0) return this.complain(name, game, `${word} is ${canonical} for chessops, and is not reported so`);
      respelled.splice(at, 1);
    }
    if (respelled.length > 0 && !stopped) this.complain(name, game, `only pgn-validate respells: ${respelled[0].token}: ${respelled[0].message}`);
  }
}

function validate(bin, path) {
  const run = spawnSync(bin, ['--format', 'jsonl', '--games', '--severity', 'noncanonical-san=warning', path], { maxBuffer: 1 << 30, encoding: 'utf8' });
  if (run.status !== 0 && run.status !== 1) throw new Error(`pgn-validate ended with ${run.status ?? run.signal}: ${run.stderr}`);
  const games = [];
  let findings = [];
  for (const line of run.stdout.trimEnd().split('\n')) {
    const item = JSON.parse(line);
    if (item.type === 'finding') findings.push(item);
    else if (item.type === 'game') {
      games.push({ game: item, findings: findings.filter(finding => finding.game === item.game) });
      findings = [];
    }
  }
  return games;
}

function sample(path, limit) {
  const bytes = path.endsWith('.zst') ? execFileSync('zstd', ['-dcq', path], { maxBuffer: 1 << 30 }) : readFileSync(path);
  // A tag section that a blank line divides, perhaps before its Event tag, is left out.
  const ends = piece => piece !== undefined && /"\]\s*$/.test(piece.text);
  const all = splitGames(bytes.toString('latin1')).filter((piece, index, pieces) => !ends(piece) && !ends(pieces[index - 1]));
  const step = Math.max(1, all.length / limit);
  const chosen = [];
  for (let i = 0; i < all.length; i += step) chosen.push(all[Math.floor(i)].text.trimEnd() + '\n\n');
  return chosen.join('');
}

const { values, positionals } = parseArgs({
  options: { bin: { type: 'string' }, games: { type: 'string', default: '1500' }, verbose: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const absent = positionals.filter(path => !existsSync(path));
if (absent.length > 0) {
  console.error(`no such games: ${absent.join(', ')}`);
  process.exit(process.env.ARBITER_REQUIRE_SHARED ? 1 : 77);
}
const comparison = new Comparison(values.verbose);
const folder = mkdtempSync(join(tmpdir(), 'second-opinion-'));
try {
  for (const path of positionals) {
    const text = sample(path, Number(values.games));
    const file = join(folder, 'games.pgn');
    writeFileSync(file, text, 'latin1');
    const verdicts = new Map(validate(values.bin, file).map(verdict => [verdict.game.offset, verdict]));
    splitGames(text).forEach((piece, index) => {
      const game = { number: index + 1, ...readTags(piece.text) };
      const verdict = verdicts.get(piece.offset);
      if (verdict) comparison.compare(basename(path), game, verdict);
      else comparison.complain(basename(path), game, `no game object at offset ${piece.offset}`);
    });
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const [reason, count] of Object.entries(comparison.reasons)) console.log(`explained ${count}: ${EXPLAINED[reason]}`);
const counts = comparison.counts;
console.log(`${counts.games} games, ${counts.plies} plies, ${counts.variationMoves} moves in variations: ${counts.canonical} spelled as by chessops, ${counts.respelled} respelled, ${counts.unexplained} unexplained differences`);
process.exit(counts.unexplained > 0 || counts.games === 0 ? 1 : 0);
