import { useEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { Button } from '@/components/ui/button';

const withTile = (cells) => {
  const open = cells.flatMap((value, index) => (value === 0 ? [index] : []));
  if (open.length === 0) return cells;
  const at = open[Math.floor(Math.random() * open.length)];
  return cells.map((value, index) => (index === at ? (Math.random() < 0.9 ? 2 : 4) : value));
};
const begin = () => ({ cells: withTile(withTile(Array(16).fill(0))), points: 0 });
const rows = {
  left: [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => row * 4 + column)),
  up: [0, 1, 2, 3].map((column) => [0, 1, 2, 3].map((row) => row * 4 + column)),
};
const lanes = {
  ArrowLeft: rows.left,
  ArrowRight: rows.left.map((lane) => [...lane].reverse()),
  ArrowUp: rows.up,
  ArrowDown: rows.up.map((lane) => [...lane].reverse()),
};

function slide({ cells, points }, key) {
  const next = [...cells];
  let gained = 0;
  for (const lane of lanes[key]) {
    const values = lane.map((at) => cells[at]).filter(Boolean);
    for (let at = 0; at < values.length - 1; at++)
      if (values[at] === values[at + 1]) {
        values.splice(at, 2, values[at] * 2);
        gained += values[at];
      }
    lane.forEach((at, index) => (next[at] = values[index] ?? 0));
  }
  const hasMoved = next.some((value, index) => value !== cells[index]);
  return hasMoved ? { cells: withTile(next), points: points + gained } : { cells, points };
}
const isStuck = (game) => Object.keys(lanes).every((key) => slide(game, key).cells === game.cells);

export default function Game2048({ onScore }) {
  const [game, setGame] = useState(begin);
  const told = useRef(false);
  const isOver = isStuck(game);
  const move = (key) => setGame((now) => slide(now, key));

  useEffect(() => {
    if (!isOver || told.current) return;
    told.current = true;
    onScore?.(game.points);
  }, [isOver, game.points, onScore]);
  useEffect(() => {
    const press = (event) => {
      if (!lanes[event.key] || event.target.closest?.('input, textarea, select')) return;
      event.preventDefault();
      move(event.key);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div className="grid max-w-sm gap-4">
      <p role="status" className="font-medium">
        {game.points} points{isOver ? ' · game over' : ''}
      </p>
      <div className="grid grid-cols-4 gap-2 rounded-md border bg-card p-2">
        {game.cells.map((value, index) => (
          <span
            key={index}
            className={
              'grid aspect-square place-items-center rounded-sm text-xl font-semibold tabular-nums ' +
              (value === 0 ? 'bg-muted' : value < 16 ? 'bg-soft' : 'bg-primary text-primary-foreground')
            }
          >
            {value || ''}
          </span>
        ))}
      </div>
      <Button
        onClick={() => {
          told.current = false;
          setGame(begin());
        }}
      >
        New game
      </Button>
      <div className="flex justify-center gap-2">
        <Button variant="outline" size="icon" aria-label="Left" onClick={() => move('ArrowLeft')}>
          <ArrowLeft />
        </Button>
        <Button variant="outline" size="icon" aria-label="Up" onClick={() => move('ArrowUp')}>
          <ArrowUp />
        </Button>
        <Button variant="outline" size="icon" aria-label="Down" onClick={() => move('ArrowDown')}>
          <ArrowDown />
        </Button>
        <Button variant="outline" size="icon" aria-label="Right" onClick={() => move('ArrowRight')}>
          <ArrowRight />
        </Button>
      </div>
    </div>
  );
}
