import { useEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { Button } from '@/components/ui/button';

const size = 16;
const start = {
  snake: [
    [8, 8],
    [7, 8],
    [6, 8],
  ],
  way: [1, 0],
  food: [12, 8],
  isOver: false,
};
const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const same = ([a, b], [c, d]) => a === c && b === d;

function step({ snake, way, food }) {
  const head = [snake[0][0] + way[0], snake[0][1] + way[1]];
  const isOut = head.some((part) => part < 0 || part >= size);
  if (isOut || snake.some((part) => same(part, head))) return { snake, way, food, isOver: true };
  if (!same(head, food)) return { snake: [head, ...snake.slice(0, -1)], way, food, isOver: false };
  const longer = [head, ...snake];
  let next = food;
  while (longer.some((part) => same(part, next)))
    next = [Math.floor(Math.random() * size), Math.floor(Math.random() * size)];
  return { snake: longer, way, food: next, isOver: false };
}

/** A snake does not turn back into itself. */
const turned = (game, way) => (way[0] === -game.way[0] && way[1] === -game.way[1] ? game : { ...game, way });

export default function SnakeGame({ onScore }) {
  const [game, setGame] = useState({ ...start, isOver: true });
  const told = useRef(true);
  const points = (game.snake.length - 3) * 10;

  useEffect(() => {
    if (game.isOver) return;
    const timer = setInterval(() => setGame((now) => (now.isOver ? now : step(now))), 160);
    return () => clearInterval(timer);
  }, [game.isOver]);
  useEffect(() => {
    if (!game.isOver || told.current) return;
    told.current = true;
    if (points > 0) onScore?.(points);
  }, [game.isOver, points, onScore]);

  useEffect(() => {
    const press = (event) => {
      if (!ways[event.key] || event.target.closest?.('input, textarea, select')) return;
      event.preventDefault();
      setGame((now) => turned(now, ways[event.key]));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const turn = (way) => setGame((now) => turned(now, way));
  const begin = () => {
    told.current = false;
    setGame(start);
  };
  return (
    <div className="grid max-w-sm gap-4">
      <p role="status" className="font-medium">
        {'Points ' + points}
        {game.isOver && points > 0 ? ' · game over' : ''}
      </p>
      <div
        role="img"
        aria-label={'Snake, ' + points + ' points. Arrow keys steer.'}
        className="grid aspect-square border bg-card"
        style={{ gridTemplateColumns: 'repeat(' + size + ', 1fr)' }}
      >
        {Array.from({ length: size * size }, (_, index) => {
          const cell = [index % size, Math.floor(index / size)];
          const isSnake = game.snake.some((part) => same(part, cell));
          return (
            <span
              key={index}
              className={isSnake ? 'bg-primary' : same(cell, game.food) ? 'rounded-full bg-destructive' : ''}
            />
          );
        })}
      </div>
      <Button onClick={begin}>{game.isOver ? 'Start' : 'Start again'}</Button>
      <div className="flex justify-center gap-2">
        <Button variant="outline" size="icon" aria-label="Left" onClick={() => turn(ways.ArrowLeft)}>
          <ArrowLeft />
        </Button>
        <Button variant="outline" size="icon" aria-label="Up" onClick={() => turn(ways.ArrowUp)}>
          <ArrowUp />
        </Button>
        <Button variant="outline" size="icon" aria-label="Down" onClick={() => turn(ways.ArrowDown)}>
          <ArrowDown />
        </Button>
        <Button variant="outline" size="icon" aria-label="Right" onClick={() => turn(ways.ArrowRight)}>
          <ArrowRight />
        </Button>
      </div>
    </div>
  );
}
