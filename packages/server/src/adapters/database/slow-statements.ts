import type pg from 'pg';
import { currentRoute } from '../current-route.ts';

/** A statement as its text has it: values travel beside the text and are never kept. */
export type SlowStatement = { id: number; at: Date; ms: number; route: string; text: string };

const keptMax = 200;
const textMax = 1_000;

export type SlowStatements = ReturnType<typeof createSlowStatements>;

/** The last statements of this process that took at least `thresholdMs`; a restart forgets them. */
export function createSlowStatements(thresholdMs: number) {
  const kept: SlowStatement[] = [];
  let count = 0;

  const begin = (text: string) => {
    const startedAt = performance.now();
    const route = currentRoute.getStore();
    return () => {
      const ms = performance.now() - startedAt;
      if (ms < thresholdMs) return;
      count += 1;
      const shown = text.trim().slice(0, textMax);
      kept.unshift({ id: count, at: new Date(), ms: Math.round(ms), route: route?.() ?? '', text: shown });
      kept.length = Math.min(kept.length, keptMax);
    };
  };

  return {
    /** The newest first. */
    list: (): readonly SlowStatement[] => kept,

    /** Times what the connection is asked from now on. What is read or written as a stream takes as long as its other end. */
    watch(connection: pg.Client): void {
      const query = connection.query.bind(connection) as (...asked: unknown[]) => unknown;
      const watched = (...asked: unknown[]) => {
        const [statement] = asked as [string | Partial<WatchedQuery>];
        const text = typeof statement === 'string' ? statement : statement.text;
        if (text === undefined) return query(...asked);
        const end = begin(text);
        if (typeof statement === 'object' && statement.callback) {
          const { callback } = statement;
          statement.callback = (...answer) => {
            end();
            callback(...answer);
          };
        }
        const answer = query(...asked);
        if (answer instanceof Promise) answer.then(end, end);
        return answer;
      };
      connection.query = watched as typeof connection.query;
    },
  };
}

type WatchedQuery = { text: string; callback: (...answer: unknown[]) => void };
