import { useState } from 'react';
import { Button } from '@/components/ui/button';

const signs = ['🌳', '🚲', '🌙', '🍋', '🐟', '🎈', '⛵', '🎲'];
const shuffled = () =>
  [...signs, ...signs]
    .map((sign) => ({ sign, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ sign }) => sign);

export default function MemoryGame({ onScore }) {
  const [cards, setCards] = useState(shuffled);
  const [open, setOpen] = useState([]);
  const [found, setFound] = useState([]);
  const [moves, setMoves] = useState(0);
  const isOver = found.length === cards.length;

  const turn = (at) => {
    if (found.includes(at) || open.includes(at)) return;
    const next = open.length === 2 ? [at] : [...open, at];
    setOpen(next);
    if (next.length < 2) return;
    setMoves(moves + 1);
    if (cards[next[0]] !== cards[next[1]]) return;
    const all = [...found, ...next];
    setFound(all);
    if (all.length === cards.length) onScore?.(Math.max(10, 100 - moves * 2));
  };
  const again = () => {
    setCards(shuffled());
    setOpen([]);
    setFound([]);
    setMoves(0);
  };
  return (
    <div className="grid max-w-md gap-4">
      <p role="status" className="font-medium">
        {isOver
          ? 'All pairs found in ' + moves + ' moves.'
          : moves + ' moves, ' + found.length / 2 + ' of ' + signs.length + ' pairs'}
      </p>
      <div className="grid grid-cols-4 gap-2">
        {cards.map((sign, index) => {
          const isShown = found.includes(index) || open.includes(index);
          return (
            <button
              key={index}
              type="button"
              aria-label={'Card ' + (index + 1) + (isShown ? ': ' + sign : ', face down')}
              className={'aspect-square rounded-md border text-3xl ' + (isShown ? 'bg-card' : 'bg-primary')}
              onClick={() => turn(index)}
            >
              {isShown ? sign : ''}
            </button>
          );
        })}
      </div>
      <Button onClick={again}>New game</Button>
    </div>
  );
}
