import { useState } from 'react';
import { Button } from '@/components/ui/button';

const bins = ['Paper', 'Glass', 'Plastic and metal', 'Organic', 'Other waste'];
const things = [
  ['📰 Newspaper', 0],
  ['🍾 Glass bottle', 1],
  ['🥫 Tin can', 2],
  ['🍌 Banana peel', 3],
  ['🩹 Used plaster', 4],
  ['📦 Cardboard box', 0],
  ['🫙 Jam jar', 1],
  ['🧴 Shampoo bottle', 2],
  ['🍎 Apple core', 3],
  ['🧹 Swept-up dust', 4],
];
const mixed = () =>
  things
    .map((thing) => ({ thing, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ thing }) => thing);

export default function SortingGame({ onScore }) {
  const [queue, setQueue] = useState(mixed);
  const [at, setAt] = useState(0);
  const [points, setPoints] = useState(0);
  const [says, setSays] = useState('Where does it belong?');
  const [hasBegun, setHasBegun] = useState(false);
  const thing = queue[at];

  const sort = (bin) => {
    const isRight = thing[1] === bin;
    const total = points + (isRight ? 10 : 0);
    setPoints(total);
    setSays(
      isRight
        ? 'Right! Well done, ' + thing[0] + ' belongs in ' + bins[bin] + '.'
        : 'Not quite: ' + thing[0] + ' belongs in ' + bins[thing[1]] + '.',
    );
    setAt(at + 1);
    if (at + 1 === queue.length) onScore?.(total);
  };
  const again = () => {
    setQueue(mixed());
    setAt(0);
    setPoints(0);
    setSays('Where does it belong?');
  };
  const stars = '⭐'.repeat(Math.max(1, Math.round((points / (queue.length * 10)) * 5)));
  if (!hasBegun) {
    return (
      <section className="grid max-w-xl justify-items-start gap-4 rounded-lg border-2 border-primary bg-card p-6">
        <p className="text-5xl" aria-hidden>
          🥫🍌📰
        </p>
        <h2 className="text-xl">How to play</h2>
        <ol className="grid list-decimal gap-1 pl-5">
          <li>Ten things come one after the other.</li>
          <li>Press the container into which each of them belongs.</li>
          <li>Each right answer earns 10 points. A wrong one costs nothing, and you learn where it belongs.</li>
          <li>From 80 points on you earn a badge.</li>
        </ol>
        <Button size="lg" onClick={() => setHasBegun(true)}>
          Start the game
        </Button>
      </section>
    );
  }
  return (
    <div className="grid max-w-xl gap-6">
      <p className="font-medium tabular-nums">
        {points} points · {Math.min(at + 1, queue.length)} of {queue.length}
      </p>
      <p role="status" className="min-h-6">
        {says}
      </p>
      {thing ? (
        <>
          <p className="rounded-lg border bg-card p-8 text-center font-heading text-3xl">{thing[0]}</p>
          <div className="flex flex-wrap gap-2">
            {bins.map((bin, index) => (
              <Button key={bin} size="lg" onClick={() => sort(index)}>
                {bin}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-2xl">
            {stars} You earned {points} points{points >= 80 ? ' and the badge “Recycling champion”' : ''}!
          </p>
          <Button onClick={again}>Play again</Button>
        </div>
      )}
    </div>
  );
}
