import type { Database } from './database.ts';
import { isConflictOfTransactions, isTransientDatabaseError } from './transient-error.ts';

type Waiting<T, R> = Map<string, { item: T; answer: PromiseWithResolvers<R | undefined> }>;
type Line<T, R> = {
  waiting: Waiting<T, R>;
  statements: number;
  begunAtMs: number;
  isTimed: boolean;
  awaitsTurn: boolean;
};
type Options<D, T> = {
  most?: number;
  /** Whoever comes so soon after a statement began waits for its end before the next one begins. */
  patienceMs?: number;
  /** Only what has the same group can be answered by one statement. */
  groupOf?: (item: T) => string;
  /** Begins a statement when there is room for it; what comes until then goes with it. What this throws is everybody's answer. */
  inTurn?: (db: D, first: T, begin: () => Promise<void>) => Promise<void>;
};

/** A slow statement holds up nobody but whoever is in it, unless so many are slow at once. */
const statementsAtOnce = 3;

/**
 * One statement for what many calls want at once. Whoever comes while others are under way waits for the next, which takes
 * all that came meanwhile, at most `most`; hundreds of calls that begin in one moment need a handful. `work` answers by
 * key, and leaves out what there is no answer to. Where several fail, each is tried alone, so that nobody fails for another.
 */
export function together<T, R, D extends object = Database>(
  keyOf: (item: T) => string,
  work: (db: D, items: T[]) => Promise<ReadonlyMap<string, R>>,
  { most = 100, patienceMs = 0, groupOf = () => '', inTurn = (_db, _first, begin) => begin() }: Options<D, T> = {},
): (db: D, item: T) => Promise<R | undefined> {
  const lines = new WeakMap<D, Map<string, Line<T, R>>>();

  function lineOf(db: D, group: string): Line<T, R> {
    const groups = lines.get(db) ?? new Map<string, Line<T, R>>();
    lines.set(db, groups);
    const line = groups.get(group) ?? newLine();
    groups.set(group, line);
    return line;
  }

  /** Whether the next statement is worth waiting for: the last one began just now, and there is room in the next. */
  const isWorthWaiting = (line: Line<T, R>): boolean =>
    patienceMs > 0 && line.waiting.size < most && performance.now() - line.begunAtMs < patienceMs;

  /** Begins a statement for what waits, unless one is about to end or enough are under way. */
  function begin(db: D, group: string, line: Line<T, R>): void {
    if (line.waiting.size === 0 || line.awaitsTurn || line.statements >= statementsAtOnce) return;
    if (line.statements > 0 && isWorthWaiting(line)) return beginLater(db, group, line);
    line.statements += 1;
    // What comes in the same breath goes together.
    void Promise.resolve().then(() => workOff(db, group, line));
  }

  function beginLater(db: D, group: string, line: Line<T, R>): void {
    if (line.isTimed) return;
    line.isTimed = true;
    setTimeout(() => {
      line.isTimed = false;
      begin(db, group, line);
    }, patienceMs);
  }

  async function workOff(db: D, group: string, line: Line<T, R>): Promise<void> {
    while (line.waiting.size > 0 && !line.awaitsTurn) {
      const [first] = line.waiting.values();
      line.awaitsTurn = true;
      try {
        await inTurn(db, first!.item, () => answer(db, taken(line)));
      } catch (error) {
        for (const { answer } of taken(line).values()) answer.reject(error);
      }
      if (line.statements > 1 && isWorthWaiting(line)) break;
    }
    line.statements -= 1;
    begin(db, group, line);
    if (line.statements === 0) lines.get(db)?.delete(group);
  }

  function taken(line: Line<T, R>): Waiting<T, R> {
    line.awaitsTurn = false;
    line.begunAtMs = performance.now();
    const next: Waiting<T, R> = new Map([...line.waiting].slice(0, most));
    for (const key of next.keys()) line.waiting.delete(key);
    return next;
  }

  async function answer(db: D, taken: Waiting<T, R>): Promise<void> {
    const all = [...taken.values()];
    try {
      const answers = await work(
        db,
        all.map(({ item }) => item),
      );
      for (const [key, one] of taken) one.answer.resolve(answers.get(key));
    } catch (error) {
      const isForAll = isTransientDatabaseError(error) && !isConflictOfTransactions(error);
      if (taken.size === 1 || isForAll) return all.forEach((one) => one.answer.reject(error));
      for (const [key, one] of taken) await answer(db, new Map([[key, one]]));
    }
  }

  return (db, item) => {
    const group = groupOf(item);
    const line = lineOf(db, group);
    const key = keyOf(item);
    const known = line.waiting.get(key);
    if (known) return known.answer.promise;
    const answer = Promise.withResolvers<R | undefined>();
    line.waiting.set(key, { item, answer });
    const isFull = patienceMs > 0 && line.waiting.size === most;
    if (line.waiting.size === 1 || isFull) begin(db, group, line);
    return answer.promise;
  };
}

const newLine = <T, R>(): Line<T, R> => ({
  waiting: new Map(),
  statements: 0,
  begunAtMs: 0,
  isTimed: false,
  awaitsTurn: false,
});

/**
 * Reads by key. Nobody is given what is older than the question, so that no cache is seen by other processes, or by
 * whoever has just stored something.
 */
export const readTogether = <K extends string, V>(
  read: (db: Database, keys: K[]) => Promise<ReadonlyMap<K, V>>,
  options?: { most?: number },
): ((db: Database, key: K) => Promise<V | undefined>) => together<K, V>((key) => key, read, options);
