import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const winnerOf = (cells) => {
  const line = lines.find(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);
  return line ? cells[line[0]] : cells.every(Boolean) ? 'draw' : null;
};
const free = (cells) => cells.flatMap((cell, index) => (cell ? [] : [index]));

/** The computer's move: it wins, else it hinders, else middle, corner, edge; when it plays easily, any. */
function reply(cells, level) {
  const open = free(cells);
  if (level === 'easy') return open[(cells.filter(Boolean).length * 5) % open.length];
  const ends = (mark) => open.find((at) => winnerOf(cells.map((cell, index) => (index === at ? mark : cell))) === mark);
  return ends('O') ?? ends('X') ?? [4, 0, 2, 6, 8, 1, 3, 5, 7].find((at) => open.includes(at));
}

export default function TicTacToe({ onScore }) {
  const [cells, setCells] = useState(Array(9).fill(null));
  const [level, setLevel] = useState('hard');
  const [wins, setWins] = useState({ X: 0, O: 0, draw: 0 });
  const winner = winnerOf(cells);

  const end = (result) => {
    setWins((before) => ({ ...before, [result]: before[result] + 1 }));
    if (result === 'X') onScore?.(10);
  };
  const play = (at) => {
    if (cells[at] || winner) return;
    let next = cells.map((cell, index) => (index === at ? 'X' : cell));
    if (!winnerOf(next)) {
      const answer = reply(next, level);
      next = next.map((cell, index) => (index === answer ? 'O' : cell));
    }
    setCells(next);
    const result = winnerOf(next);
    if (result) end(result);
  };
  const says = { X: 'You won.', O: 'The computer won.', draw: 'A draw.' }[winner] ?? 'Your turn: you are X.';
  return (
    <div className="grid max-w-sm gap-4">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="font-medium">
          {says}
        </p>
        <NativeSelect
          aria-label="Difficulty"
          className="w-32"
          value={level}
          onChange={(event) => setLevel(event.target.value)}
          options={[
            { value: 'hard', label: 'Hard' },
            { value: 'easy', label: 'Easy' },
          ]}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        {cells.map((cell, index) => (
          <button
            key={index}
            type="button"
            aria-label={
              'Row ' + (Math.floor(index / 3) + 1) + ', column ' + ((index % 3) + 1) + ': ' + (cell ?? 'empty')
            }
            className="aspect-square rounded-md border bg-card font-heading text-4xl hover:bg-accent"
            onClick={() => play(index)}
          >
            {cell}
          </button>
        ))}
      </div>
      <Button onClick={() => setCells(Array(9).fill(null))}>New game</Button>
      <p className="text-sm text-muted-foreground">
        You {wins.X}, computer {wins.O}, draws {wins.draw}
      </p>
    </div>
  );
}
