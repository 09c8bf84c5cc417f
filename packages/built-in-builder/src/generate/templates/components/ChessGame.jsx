import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import ChessBoard from '@/components/ChessBoard';
import { bestMove, isInCheck, movesOf, play, resultOf, written } from '@/services/chess';

const levels = [
  { value: 'easy', label: 'Computer, easy' },
  { value: 'medium', label: 'Computer, medium' },
  { value: 'hard', label: 'Computer, hard' },
  { value: 'two', label: 'Two players' },
];
const themes = [
  { value: 'classic', label: 'Classic' },
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
  { value: 'grey', label: 'Grey' },
];
const movesIn = (game) => (game?.moves ?? '').split(' ').filter(Boolean);
const results = { white: 'White wins', black: 'Black wins', draw: 'Draw' };
const isOpen = ({ result }) => !results[result];

/** One game at a time, against the computer or another person. Games are records, so whoever may see one can join it. */
export default function ChessGame({ query, me, onSave }) {
  const { data: games = [], refetch } = query;
  const [game, setGame] = useState(null);
  const [level, setLevel] = useState('easy');
  const [theme, setTheme] = useState('classic');
  const [shown, setShown] = useState(null);
  const stored = games.find(({ id }) => id === game?.id);
  // the other player's move arrives with the record
  const current = stored && movesIn(stored).length > movesIn(game).length ? stored : game;
  const moves = movesIn(current);
  const position = play(shown === null ? moves : moves.slice(0, shown));
  const result = current && !isOpen(current) ? current.result : null;
  const isLive = current !== null && !result && shown === null;

  useEffect(() => {
    const timer = setInterval(() => refetch(), 4000);
    return () => clearInterval(timer);
  }, [refetch]);

  const keep = async (next) => {
    setGame(next);
    setShown(null);
    try {
      const saved = await onSave(next);
      if (!next.id) setGame((now) => (now === null || now.id ? now : { ...now, id: saved.id }));
    } catch (error) {
      toast.error(
        error?.status === 401 ? 'Sign in to keep your games.' : 'The game goes on, but it could not be saved.',
      );
    }
  };
  const begin = () =>
    keep({
      name: 'Game ' + (games.length + 1),
      white: me?.full_name || me?.email || 'White',
      black: level === 'two' ? '' : 'Computer',
      level,
      moves: '',
      result: 'open',
    });
  const move = (text) => {
    const next = [...moves, text];
    const after = play(next);
    if (!resultOf(after) && current.level !== 'two') {
      const answer = bestMove(after, current.level);
      if (answer) next.push(written(answer));
    }
    keep({ ...current, moves: next.join(' '), result: resultOf(play(next)) ?? 'open' });
  };
  const undo = () => keep({ ...current, moves: moves.slice(0, current.level === 'two' ? -1 : -2).join(' ') });
  const resign = () => keep({ ...current, result: position.turn === 'w' ? 'black' : 'white', resigned: true });

  const side = position.turn === 'w' ? 'White' : 'Black';
  const says = !current
    ? 'Press “New game” to begin, or join an open one.'
    : result
      ? (current.resigned ? 'Resigned. ' : '') + 'The game is over: ' + results[result] + '.'
      : side + ' to move' + (isInCheck(position, position.turn) ? ', in check.' : '.');
  const others = games.filter((one) => one.id !== current?.id);
  const open = others.filter(isOpen).slice(0, 6);
  const done = games.filter((one) => !isOpen(one));
  const count = (what) => done.filter((one) => one.result === what).length;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={begin}>New game</Button>
          <NativeSelect
            aria-label="Difficulty"
            className="w-44"
            value={level}
            onChange={(event) => setLevel(event.target.value)}
            options={levels}
          />
          <NativeSelect
            aria-label="Theme"
            className="w-32"
            value={theme}
            onChange={(event) => setTheme(event.target.value)}
            options={themes}
          />
        </div>
        <p role="status" className="font-medium">
          {says}
        </p>
        <ChessBoard
          position={position}
          moves={isLive ? movesOf(position) : []}
          theme={theme}
          last={shown === null ? moves.at(-1) : moves[shown - 1]}
          onMove={move}
        />
        {current && (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" disabled={!isLive || moves.length === 0} onClick={undo}>
              Undo
            </Button>
            <Button variant="outline" disabled={!isLive} onClick={resign}>
              Resign
            </Button>
          </div>
        )}
      </div>
      <div className="grid content-start gap-8">
        {current && (
          <section>
            <h2 className="border-b border-foreground pb-2 text-lg">{'Moves of ' + current.name}</h2>
            {moves.length === 0 && <p className="pt-2 text-sm text-muted-foreground">No moves yet.</p>}
            <ol className="flex flex-wrap gap-1 pt-2">
              {moves.map((text, index) => (
                <li key={index}>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-pressed={shown === index + 1}
                    onClick={() => setShown(index + 1 === moves.length ? null : index + 1)}
                  >
                    {(index % 2 === 0 ? index / 2 + 1 + '. ' : '') + text}
                  </Button>
                </li>
              ))}
            </ol>
            {shown !== null && (
              <Button variant="outline" size="sm" className="mt-2" onClick={() => setShown(null)}>
                Back to the last move
              </Button>
            )}
          </section>
        )}
        <section>
          <h2 className="border-b border-foreground pb-2 text-lg">Open games</h2>
          {open.length === 0 && <p className="pt-2 text-sm text-muted-foreground">No other game is open.</p>}
          <ul>
            {open.map((one) => (
              <li key={one.id} className="flex items-center justify-between gap-3 border-b border-border/70 py-2">
                <span>{one.name + ', ' + movesIn(one).length + ' moves'}</span>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    setGame(one);
                    setShown(null);
                  }}
                >
                  Join game
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="border-b border-foreground pb-2 text-lg">History and statistics</h2>
          <p className="py-2 text-sm text-muted-foreground">
            {done.length +
              ' played: White won ' +
              count('white') +
              ', Black won ' +
              count('black') +
              ', drawn ' +
              count('draw')}
          </p>
          <ul>
            {done.slice(0, 10).map((one) => (
              <li key={one.id} className="flex items-center justify-between gap-3 border-b border-border/70 py-2">
                <span>{one.name + ': ' + results[one.result]}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => {
                    setGame(one);
                    setShown(null);
                  }}
                >
                  View
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
