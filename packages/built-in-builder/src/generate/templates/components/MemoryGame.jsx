import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';

const themes = {
  Animals: '🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🦉 🐢'.split(' '),
  Vehicles: '🚗 🚕 🚌 🚎 🚓 🚑 🚒 🚜 🚲 🛵 🚂 🚁 🚀 ⛵ 🚢 🚤 🚚 🚡'.split(' '),
  Fruit: '🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🫐 🍒 🍑 🥭 🍍 🥥 🥝 🍈 🍏 🍅'.split(' '),
};
const levels = { Easy: 8, Medium: 12, Hard: 18 };
const shuffled = (cards) =>
  cards
    .map((sign) => ({ sign, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ sign }) => sign);
const dealt = (theme, level) => {
  const signs = shuffled(themes[theme]).slice(0, levels[level]);
  return shuffled([...signs, ...signs]);
};

/** Two cards are turned at a time; equal ones stay open. A finished round gives points, with how it was played. */
export default function MemoryGame({ onScore }) {
  const [player, setPlayer] = useState('');
  const [theme, setTheme] = useState('Animals');
  const [level, setLevel] = useState('Easy');
  const [cards, setCards] = useState(() => dealt('Animals', 'Easy'));
  const [open, setOpen] = useState([]);
  const [found, setFound] = useState([]);
  const [moves, setMoves] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isOver = found.length === cards.length;
  const isRunning = !isPaused && !isOver && (moves > 0 || open.length > 0);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const deal = (nextTheme, nextLevel) => {
    setTheme(nextTheme);
    setLevel(nextLevel);
    setCards(dealt(nextTheme, nextLevel));
    setOpen([]);
    setFound([]);
    setMoves(0);
    setSeconds(0);
    setIsPaused(false);
  };
  const turn = (at) => {
    if (isPaused || found.includes(at) || open.includes(at)) return;
    const next = open.length === 2 ? [at] : [...open, at];
    setOpen(next);
    if (next.length < 2) return;
    setMoves(moves + 1);
    if (cards[next[0]] !== cards[next[1]]) return;
    const all = [...found, ...next];
    setFound(all);
    if (all.length === cards.length)
      onScore?.(Math.max(10, 100 - (moves + 1 - cards.length / 2) * 2), { player, level, moves: moves + 1, seconds });
  };
  return (
    <div className="grid max-w-2xl gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Your name">
          <Input value={player} autoComplete="off" onChange={(event) => setPlayer(event.target.value)} />
        </Field>
        <Field label="Level">
          <NativeSelect
            value={level}
            onChange={(event) => deal(theme, event.target.value)}
            options={Object.entries(levels).map(([value, pairs]) => ({
              value,
              label: value + ', ' + pairs + ' pairs',
            }))}
          />
        </Field>
        <Field label="Pictures">
          <NativeSelect
            value={theme}
            onChange={(event) => deal(event.target.value, level)}
            options={Object.keys(themes).map((value) => ({ value, label: value }))}
          />
        </Field>
      </div>
      <p role="status" className="font-medium tabular-nums">
        {isOver
          ? 'All pairs found in ' + moves + ' moves and ' + seconds + ' seconds.'
          : moves + ' moves, ' + seconds + ' seconds, ' + found.length / 2 + ' of ' + cards.length / 2 + ' pairs'}
      </p>
      <div className={'grid gap-2 ' + (cards.length > 16 ? 'grid-cols-4 sm:grid-cols-6' : 'grid-cols-4')}>
        {cards.map((sign, index) => {
          const isShown = !isPaused && (found.includes(index) || open.includes(index));
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
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => deal(theme, level)}>New game</Button>
        {!isOver && (
          <Button variant="outline" onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
        )}
      </div>
    </div>
  );
}
