// A small reader of PGN text, written for this comparison and by no idea of the library's parser: it cuts a file into games
// at "[Event " lines and a game into tags and a tree of move words. It knows well-formed PGN; games that it cannot read are
// told apart by the caller.

// Text is Latin-1, so that indices are byte offsets.
export function splitGames(text) {
  const games = [];
  const start = /^\[Event "/gm;
  let previous = -1;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    if (previous >= 0) games.push({ offset: previous, text: text.slice(previous, match.index) });
    previous = match.index;
  }
  if (previous >= 0) games.push({ offset: previous, text: text.slice(previous) });
  return games;
}

export function readTags(text) {
  const tags = new Map();
  let end = 0;
  for (const match of text.matchAll(/^[ \t]*\[[ \t]*(\w+)[ \t]*"(.*?)"?[ \t]*\][ \t]*\r?$/gm)) {
    if (text.slice(end, match.index).trim() !== '') break;
    if (!tags.has(match[1])) tags.set(match[1], match[2].replace(/\\(.)/g, '$1'));
    end = match.index + match[0].length;
  }
  return { tags, movetext: text.slice(end) };
}

const TOKEN = /\{[^}]*\}|;[^\n]*|^%[^\n]*|\$\d+|[()]|(?:1-0|0-1|1\/2-1\/2|1\/2|\*)(?![\w\/-])|\d+\.+|\d+(?=\s)|\.+|[^\s(){};$*]+/gm;

// The moves as a line: a list of {word, variations: [line, ...]}; `variations` are alternatives to that move.
export function readMoves(movetext) {
  const main = [];
  const stack = [main];
  let result = null;
  for (const [token] of movetext.matchAll(TOKEN)) {
    const first = token[0];
    if (first === '{' || first === ';' || first === '%' || first === '$' || /^[.!?]+$/.test(token)) continue;
    if (first === '(') {
      const line = [];
      const parent = stack.at(-1);
      if (parent.length === 0) return null;
      parent.at(-1).variations.push(line);
      stack.push(line);
    } else if (first === ')') {
      if (stack.length === 1) return null;
      stack.pop();
    } else if (/^(1-0|0-1|1\/2-1\/2|1\/2|\*)$/.test(token)) {
      if (stack.length > 1) return null;
      result = token;
      break;
    } else if (!/^\d+\.*$/.test(token)) {
      const word = token.replace(/[!?.]+$/, '');
      // Signs of judgement, of a novelty and of a diagram are no moves.
      if (!/^$|^(?!--$)[-+=/~]+$|^[DN]$/.test(word)) stack.at(-1).push({ word, variations: [] });
    }
  }
  return stack.length === 1 ? { main, result } : null;
}
