import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { Progress } from '@/components/ui/progress';
import { useKept } from '@/services/kept';

/** Cards one after the other: look, turn, say whether you knew it. What is known is kept in this browser. */
export default function Flashcards({ cards, decks = [] }) {
  const [known, setKnown] = useKept('known-cards', []);
  const [deck, setDeck] = useState('');
  const [isAll, setIsAll] = useState(false);
  const [at, setAt] = useState(0);
  const [isTurned, setIsTurned] = useState(false);
  const chosen = cards.filter((card) => !deck || card.deck === deck);
  const done = chosen.filter(({ id }) => known.includes(id)).length;
  const queue = isAll ? chosen : chosen.filter(({ id }) => !known.includes(id));
  const card = queue[at % Math.max(1, queue.length)];

  const say = (isKnown) => {
    setKnown((before) => (isKnown ? [...new Set([...before, card.id])] : before.filter((id) => id !== card.id)));
    setIsTurned(false);
    // a known card leaves the queue, so that the next one takes its place
    if (!isKnown || isAll) setAt(at + 1);
  };
  const again = () => {
    setKnown((before) => before.filter((id) => !chosen.some((one) => one.id === id)));
    setAt(0);
    setIsTurned(false);
  };
  return (
    <div className="grid max-w-xl gap-5">
      <div className="flex flex-wrap items-center gap-3">
        {decks.length > 0 && (
          <NativeSelect
            aria-label="Deck"
            placeholder="All decks"
            className="w-48"
            value={deck}
            onChange={(event) => {
              setDeck(event.target.value);
              setAt(0);
              setIsTurned(false);
            }}
            options={decks}
          />
        )}
        <Button variant="outline" aria-pressed={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Only unknown cards' : 'All cards'}
        </Button>
      </div>
      <div className="grid gap-2">
        <p role="status" className="text-sm text-muted-foreground">
          {'Progress: ' + done + ' of ' + chosen.length + ' known'}
        </p>
        <Progress aria-label="Progress" value={chosen.length > 0 ? (done / chosen.length) * 100 : 0} />
      </div>
      {card ? (
        <>
          <button
            type="button"
            className="grid min-h-52 place-items-center rounded-lg border bg-card p-8 text-center hover:bg-accent"
            onClick={() => setIsTurned(!isTurned)}
          >
            <span className="grid gap-4">
              <span className="font-heading text-3xl font-semibold break-words">{card.front}</span>
              {isTurned && <span className="border-t pt-4 text-2xl break-words">{card.back}</span>}
              {!isTurned && <span className="text-sm text-muted-foreground">Press to turn the card</span>}
            </span>
          </button>
          <div className="flex flex-wrap gap-2">
            {!isTurned && <Button onClick={() => setIsTurned(true)}>Show answer</Button>}
            {isTurned && <Button onClick={() => say(true)}>Known</Button>}
            {isTurned && (
              <Button variant="outline" onClick={() => say(false)}>
                Not yet
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{chosen.length === 0 ? 'There are no cards yet.' : 'You know all of these cards.'}</p>
          {chosen.length > 0 && <Button onClick={again}>Start again</Button>}
        </div>
      )}
    </div>
  );
}
