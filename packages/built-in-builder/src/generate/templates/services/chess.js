/**
 * The rules of chess. A position is { cells, turn, castling, passing, quiet }: `cells` has 64 entries from a8 to h1, upper case
 * for White; a move is written as its two squares, with the piece that a pawn becomes: e2e4, e7e8q.
 */
const start = 'rnbqkbnrpppppppp' + '.'.repeat(32) + 'PPPPPPPPRNBQKBNR';
const files = 'abcdefgh';

export const nameOf = (at) => files[at % 8] + (8 - Math.floor(at / 8));
const squareOf = (name) => (8 - Number(name[1])) * 8 + files.indexOf(name[0]);
const isWhite = (piece) => piece !== '.' && piece === piece.toUpperCase();
const isOf = (piece, turn) => piece !== '.' && isWhite(piece) === (turn === 'w');
const other = (turn) => (turn === 'w' ? 'b' : 'w');

const steps = {
  n: [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]],
  b: [[1, 1], [1, -1], [-1, 1], [-1, -1]],
  r: [[1, 0], [-1, 0], [0, 1], [0, -1]],
}; // prettier-ignore
steps.q = [...steps.b, ...steps.r];
steps.k = steps.q;
const slides = new Set(['b', 'r', 'q']);

/** The square a step away, or -1 beyond the edge. */
function away(at, [right, down]) {
  const column = (at % 8) + right;
  const row = Math.floor(at / 8) + down;
  return column < 0 || column > 7 || row < 0 || row > 7 ? -1 : row * 8 + column;
}

/** Whether a side could take on this square. */
function isAttacked(cells, square, by) {
  const pawn = by === 'w' ? 'P' : 'p';
  const down = by === 'w' ? 1 : -1;
  if ([-1, 1].some((side) => cells[away(square, [side, down])] === pawn)) return true;
  return ['n', 'b', 'r', 'q', 'k'].some((kind) => {
    const piece = by === 'w' ? kind.toUpperCase() : kind;
    return steps[kind].some((step) => {
      for (let at = away(square, step); at >= 0; at = away(at, step)) {
        if (cells[at] === piece) return true;
        if (cells[at] !== '.' || !slides.has(kind)) return false;
      }
      return false;
    });
  });
}

export const isInCheck = ({ cells }, turn) => isAttacked(cells, cells.indexOf(turn === 'w' ? 'K' : 'k'), other(turn));

/** Moves of the pieces, whether or not they leave the own king in check. */
function roughMoves({ cells, turn, castling, passing }) {
  const moves = [];
  const add = (from, to) => moves.push({ from, to });
  cells.forEach((piece, from) => {
    if (!isOf(piece, turn)) return;
    const kind = piece.toLowerCase();
    if (kind === 'p') {
      const down = turn === 'w' ? -1 : 1;
      const isFirst = Math.floor(from / 8) === (turn === 'w' ? 6 : 1);
      const one = away(from, [0, down]);
      const forward = [];
      if (one >= 0 && cells[one] === '.') {
        forward.push(one);
        const two = away(from, [0, 2 * down]);
        if (isFirst && cells[two] === '.') forward.push(two);
      }
      const taking = [-1, 1]
        .map((side) => away(from, [side, down]))
        .filter((to) => to >= 0 && (isOf(cells[to], other(turn)) || to === passing));
      for (const to of [...forward, ...taking])
        if (to < 8 || to > 55) for (const becomes of 'qrbn') moves.push({ from, to, becomes });
        else add(from, to);
      return;
    }
    for (const step of steps[kind])
      for (let to = away(from, step); to >= 0; to = away(to, step)) {
        if (!isOf(cells[to], turn)) add(from, to);
        if (cells[to] !== '.' || !slides.has(kind)) break;
      }
    if (kind === 'k' && !isAttacked(cells, from, other(turn)))
      for (const [side, way] of [['k', 1], ['q', -1]]) {
        if (!castling.includes(turn === 'w' ? side.toUpperCase() : side)) continue;
        const between = side === 'k' ? [from + 1, from + 2] : [from - 1, from - 2, from - 3];
        if (between.every((at) => cells[at] === '.') && !isAttacked(cells, from + way, other(turn))) add(from, from + 2 * way);
      } // prettier-ignore
  });
  return moves;
}

/** The rooks that may still castle, by their corners. */
const corners = { 0: 'q', 7: 'k', 56: 'Q', 63: 'K' };

function after(position, { from, to, becomes }) {
  const cells = [...position.cells];
  const piece = cells[from];
  const kind = piece.toLowerCase();
  const isTaking = cells[to] !== '.';
  cells[to] = becomes ? (isWhite(piece) ? becomes.toUpperCase() : becomes) : piece;
  cells[from] = '.';
  if (kind === 'p' && to === position.passing) cells[to + (isWhite(piece) ? 8 : -8)] = '.';
  if (kind === 'k' && Math.abs(to - from) === 2) {
    const [corner, next] = to > from ? [from + 3, from + 1] : [from - 4, from - 1];
    cells[next] = cells[corner];
    cells[corner] = '.';
  }
  const lost = [corners[from], corners[to], ...(kind === 'k' ? (isWhite(piece) ? 'KQ' : 'kq') : '')];
  return {
    cells,
    turn: other(position.turn),
    castling: [...position.castling].filter((right) => !lost.includes(right)).join(''),
    passing: kind === 'p' && Math.abs(to - from) === 16 ? (from + to) / 2 : null,
    quiet: kind === 'p' || isTaking ? 0 : position.quiet + 1,
  };
}

/** All legal moves of the side whose turn it is. */
export const movesOf = (position) =>
  roughMoves(position).filter((move) => !isInCheck(after(position, move), position.turn));

export const written = ({ from, to, becomes = '' }) => nameOf(from) + nameOf(to) + becomes;

/** The position after these moves; what is no legal move ends it. */
export function play(moves) {
  let position = { cells: [...start], turn: 'w', castling: 'KQkq', passing: null, quiet: 0 };
  for (const text of moves) {
    const [from, to] = [squareOf(text.slice(0, 2)), squareOf(text.slice(2, 4))];
    const move = movesOf(position).find(
      (one) => one.from === from && one.to === to && (one.becomes ?? '') === text.slice(4),
    );
    if (!move) break;
    position = after(position, move);
  }
  return position;
}

/** Who won, 'white' or 'black', 'draw', or null while it goes on. */
export function resultOf(position) {
  if (movesOf(position).length === 0)
    return isInCheck(position, position.turn) ? (position.turn === 'w' ? 'black' : 'white') : 'draw';
  const left = position.cells.filter((piece) => piece !== '.' && piece.toLowerCase() !== 'k');
  const isBare = left.length === 0 || (left.length === 1 && /[nb]/i.test(left[0]));
  return isBare || position.quiet >= 100 ? 'draw' : null;
}

const worth = { p: 100, n: 310, b: 325, r: 500, q: 900, k: 0 };

/** What the side to move has more than the other; the middle counts a little. */
const valueOf = ({ cells, turn }) =>
  cells.reduce((sum, piece, at) => {
    if (piece === '.') return sum;
    const middle = 7 - Math.abs((at % 8) - 3.5) - Math.abs(Math.floor(at / 8) - 3.5);
    const value = worth[piece.toLowerCase()] + (piece.toLowerCase() === 'k' ? 0 : middle * 4);
    return sum + (isOf(piece, turn) ? value : -value);
  }, 0);

function search(position, depth, best, limit) {
  const moves = movesOf(position);
  if (moves.length === 0) return isInCheck(position, position.turn) ? -100_000 - depth : 0;
  if (depth === 0) return valueOf(position);
  const captures = (move) => (position.cells[move.to] === '.' ? 0 : 1);
  let top = best;
  for (const move of moves.sort((a, b) => captures(b) - captures(a))) {
    top = Math.max(top, -search(after(position, move), depth - 1, -limit, -top));
    if (top >= limit) break;
  }
  return top;
}

/** The computer's move: any at level easy, else the best that it sees one or two moves ahead. */
export function bestMove(position, level) {
  const moves = movesOf(position);
  if (moves.length === 0) return null;
  if (level === 'easy') return moves[Math.floor(Math.random() * moves.length)];
  const depth = level === 'hard' ? 2 : 1;
  const rated = moves.map((move) => ({
    move,
    value: -search(after(position, move), depth - 1, -Infinity, Infinity) + Math.random() * 8,
  }));
  return rated.reduce((one, two) => (two.value > one.value ? two : one)).move;
}
