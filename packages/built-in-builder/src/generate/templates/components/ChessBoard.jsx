import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { nameOf, written } from '@/services/chess';

const signs = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
const names = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };
const squares = {
  classic: ['#f0d9b5', '#b58863'],
  green: ['#eeeed2', '#769656'],
  blue: ['#dee3e6', '#8ca2ad'],
  grey: ['#e4e4e4', '#9a9a9a'],
};
const inWords = (piece) =>
  piece === '.' ? 'empty' : (piece === piece.toUpperCase() ? 'white ' : 'black ') + names[piece.toLowerCase()];

/** Press a piece, then one of its squares. Only legal moves are taken; a pawn at the end asks what it becomes. */
export default function ChessBoard({ position, moves, theme, last, onMove }) {
  const [from, setFrom] = useState(null);
  const [becoming, setBecoming] = useState(null);
  const targets = moves.filter((move) => move.from === from);

  const press = (at) => {
    const found = targets.filter(({ to }) => to === at);
    if (found.length === 0) return setFrom(moves.some((move) => move.from === at) ? at : null);
    setFrom(null);
    if (found.length > 1) return setBecoming(found);
    onMove(written(found[0]));
  };
  return (
    <div className="grid gap-3">
      <div role="group" aria-label="Chessboard" className="grid grid-cols-8 overflow-hidden rounded-md border">
        {position.cells.map((piece, at) => {
          const name = nameOf(at);
          const isTarget = targets.some(({ to }) => to === at);
          const isMarked = at === from || (last && [last.slice(0, 2), last.slice(2, 4)].includes(name));
          const ground = squares[theme][(Math.floor(at / 8) + (at % 8)) % 2];
          return (
            <button
              key={name}
              type="button"
              aria-label={name + ': ' + inWords(piece)}
              aria-pressed={at === from}
              className="relative grid aspect-square place-items-center text-3xl leading-none select-none sm:text-5xl"
              style={{
                backgroundColor: isMarked ? '#e6cf4a' : ground,
                color: piece === piece.toUpperCase() ? '#ffffff' : '#1a1a1a',
                textShadow: piece === piece.toUpperCase() ? '0 0 2px #000000, 0 0 1px #000000' : 'none',
              }}
              onClick={() => press(at)}
            >
              {signs[piece.toLowerCase()] ?? ''}
              {isTarget && <span aria-hidden className="absolute size-3 rounded-full bg-black/40" />}
            </button>
          );
        })}
      </div>
      {becoming && (
        <div role="group" aria-label="The pawn becomes" className="flex flex-wrap gap-2">
          {becoming.map((move) => (
            <Button
              key={move.becomes}
              variant="outline"
              onClick={() => {
                setBecoming(null);
                onMove(written(move));
              }}
            >
              {signs[move.becomes] + ' ' + names[move.becomes]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
