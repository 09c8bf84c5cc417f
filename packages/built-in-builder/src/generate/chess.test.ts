import { describe, expect, test } from 'vitest';

type Move = { from: number; to: number };
type Position = { cells: string[]; turn: 'w' | 'b' };
type Chess = {
  play(moves: readonly string[]): Position;
  movesOf(position: Position): Move[];
  resultOf(position: Position): string | null;
  written(move: Move): string;
  bestMove(position: Position, level: string): Move | null;
};
// what apps get, as it is
const { bestMove, movesOf, play, resultOf, written } = (await import(
  new URL('./templates/services/chess.js', import.meta.url).href
)) as Chess;

/** How many games there are of so many moves: known of the first position, and wrong with any rule that is. */
function games(moves: readonly string[], depth: number): number {
  const next = movesOf(play(moves)).map(written);
  return depth === 1 ? next.length : next.reduce((sum, move) => sum + games([...moves, move], depth - 1), 0);
} // prettier-ignore
const after = (moves: string) => play(moves.split(' '));
const names = (moves: string): string[] => movesOf(after(moves)).map(written);

describe('[GEN-60] a chess app knows the rules', () => {
  test('as many games of three moves as there are', () => {
    expect([games([], 1), games([], 2), games([], 3)]).toEqual([20, 400, 8902]);
  });

  test('mate, stalemate and bare kings end a game', () => {
    expect(resultOf(after('f2f3 e7e5 g2g4 d8h4'))).toBe('black');
    expect(resultOf(after('e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7'))).toBe('white');
    expect(resultOf(after('e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 a5c7 a6h6 h2h4 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6'))).toBe('draw'); // prettier-ignore
    expect(resultOf(after('e2e4'))).toBeNull();
  });

  test('castling, taking in passing and promotion', () => {
    expect(names('g1f3 g8f6 g2g3 g7g6 f1g2 f8g7')).toContain('e1g1');
    expect(after('g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1').cells.slice(60).join('')).toBe('.RK.');
    expect(names('e2e4 a7a6 e4e5 d7d5')).toContain('e5d6');
    expect(after('e2e4 a7a6 e4e5 d7d5 e5d6').cells[27]).toBe('.');
    expect(names('a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6')).toContain('b7a8n');
    expect(after('a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8n').cells[0]).toBe('N');
  });

  test('a move that is none is not played', () => {
    expect(after('e2e5').turn).toBe('w');
    expect(names('e2e4 f7f6 d1h5')).toEqual(['g7g6']);
  });

  test('the computer takes what is left hanging', () => {
    const best = written(bestMove(after('e2e4 e7e5 d1h5 g7g6 h2h3'), 'hard')!);
    expect(best).toBe('g6h5');
  });
});
