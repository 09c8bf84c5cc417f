import { AppError } from '../../../http/app-error.ts';
import type { Database } from '../../../adapters/database/database.ts';

/** Statements that a connection keeps prepared. Filters make texts without number, so only repeated ones are kept. */
const maxPrepared = 200;
const maxWatched = 2_000;

export type Run = <Row>(text: string, values: string[]) => Promise<Row[]>;

export type Statements = {
  run: Run;
  /** Several statements, all of which last or none. */
  together<T>(work: (run: Run) => Promise<T>): Promise<T>;
};

/** Runs statements on records. Throws `query-too-slow` for one that the database stopped. */
export function createStatements(db: Database): Statements {
  const prepared = new Set<string>();
  const seen = new Set<string>();

  /** True from the second time on that a text is run, while there is room. */
  const isPrepared = (text: string): boolean => {
    if (prepared.has(text)) return true;
    if (prepared.size >= maxPrepared) return false;
    if (seen.delete(text)) {
      prepared.add(text);
      return true;
    }
    if (seen.size >= maxWatched) seen.clear();
    seen.add(text);
    return false;
  };

  const runOn =
    (client: Pick<Database['$client'], 'unsafe'>): Run =>
    async <Row>(text: string, values: string[]) => {
      try {
        return (await client.unsafe(text, values, { prepare: isPrepared(text) })) as unknown as Row[];
      } catch (error) {
        throw asAppError(error);
      }
    };

  return {
    run: runOn(db.$client),
    together: (work) => db.$client.begin((sql) => work(runOn(sql))) as ReturnType<typeof work>,
  };
}

/** `57014`: PostgreSQL stopped the statement because it ran into the connection's time limit. */
const asAppError = (error: unknown): unknown =>
  (error as { code?: unknown }).code === '57014' ? new AppError('query-too-slow', { cause: error }) : error;
