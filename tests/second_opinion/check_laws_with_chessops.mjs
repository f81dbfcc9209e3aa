// A second opinion on the ends of games: pgn-adjudicate's verdicts against what chessops says of the final positions.
//
//   node check_laws_with_chessops.mjs --bin build/release/bin/pgn-adjudicate FILE.pgn[.zst] ...
//
// Compared are for each game that was replayed: mate, stalemate, insufficient material and the clock in the last position
// with the verdict, and whether each side can win by its men alone. Anything that differs is printed; the exit code is 1.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

if (!existsSync(new URL('node_modules/chessops', import.meta.url))) {
  console.error('chessops is not installed: npm ci in tests/second_opinion (scripts/test does it)');
  process.exit(process.env.ARBITER_REQUIRE_SHARED ? 1 : 77);
}
const { Chess } = await import('chessops/chess');
const { parseFen } = await import('chessops/fen');

const { values, positionals } = parseArgs({ options: { bin: { type: 'string' } }, allowPositionals: true });
const counts = { games: 0, ended: 0, different: 0 };

function ended(game) {
  return game.verdict !== null && game.verdict.automatic && game.plies_after_end === 0;
}

// What chessops says of the last position, in pgn-adjudicate's words; null where the board alone does not end the game.
function reasonOf(position) {
  if (position.isCheckmate()) return 'checkmate';
  if (position.isStalemate()) return 'stalemate';
  if (position.isInsufficientMaterial()) return 'insufficient-material';
  return position.halfmoves >= 150 ? 'seventyfive-move-rule' : null;
}

function compare(game) {
  const position = Chess.fromSetup(parseFen(game.fen).unwrap()).unwrap(value => value, () => null);
  if (position === null) return 'chessops takes the final position for none';
  const wanted = reasonOf(position);
  const seen = ended(game) ? game.verdict.reason : null;
  const counted = seen === 'fivefold-repetition' || game.plies_after_end !== 0;  // chessops does not count positions
  if (!counted && wanted !== seen) return `chessops says ${wanted}, pgn-adjudicate ${seen}`;
  if (wanted === 'checkmate' && game.verdict.result !== (position.turn === 'white' ? '0-1' : '1-0')) return 'wrong winner';
  for (const side of ['white', 'black']) {
    const over = wanted === 'checkmate' || wanted === 'stalemate';
    if (!over && position.hasInsufficientMaterial(side) !== (game.winnable[side] === false)) return `${side} can win or not?`;
  }
  return null;
}

const tool = spawn(values.bin, ['-q', '-f', 'jsonl', '--rules', 'fide-2023', '--fail-on', 'never', ...positionals]);
tool.stderr.pipe(process.stderr);
for await (const line of createInterface({ input: tool.stdout })) {
  const game = JSON.parse(line);
  if (game.type !== 'game' || game.fen === null) continue;
  counts.games++;
  counts.ended += ended(game) ? 1 : 0;
  const difference = compare(game);
  if (difference === null) continue;
  counts.different++;
  if (counts.different <= 20) console.log(`${game.file}: game ${game.game}: ${difference}: ${game.fen}`);
}
console.log(`${counts.games} games, ${counts.ended} ended on the board, ${counts.different} differences`);
process.exit(counts.games === 0 || counts.different !== 0 ? 1 : 0);
