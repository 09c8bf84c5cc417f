import { AppError } from '../../../../http/app-error.ts';
import type { Blocks } from '../../../../adapters/blocks.ts';
import type { Database } from '../../../../adapters/database/database.ts';
import type { Bytes } from '../../../../adapters/database/query-bytes.ts';
import type { Sql } from '../../../../adapters/database/sql-client.ts';
import { together } from '../../../../adapters/database/together.ts';
import { indexesGiveWay } from '../../../../adapters/database/use-indexes.ts';

/** Statements that a connection keeps prepared. Filters make texts without number, so only repeated ones are kept. */
const maxPrepared = 200;
const maxWatched = 2_000;

/** `values` begin with the app's id. */
export type Run = <Row extends object>(text: string, values: string[]) => Promise<Row[]>;

type Asked = { text: string; values: string[] };
type AskedById = { toText: (places: string) => string; values: string[]; id: string };
type ById = { id: string };

export type Statements = {
  run: Run;
  /** As `run`, for a statement that only reads: the same one, with the same values, is asked once for all who wait for it. */
  read: <Row extends object>(text: string, values: string[]) => Promise<readonly Row[]>;
  /** The row of an id. `toText` makes the statement of a place for each id; what is asked for at once is read at once. */
  readById: <Row extends ById>(
    toText: (places: string) => string,
    values: string[],
    id: string,
  ) => Promise<Row | undefined>;
  /** As `run`, for a statement that answers one column of text, which is not decoded. */
  runBytes(text: string, values: string[], blocks: Blocks): Promise<(Bytes | null)[]>;
  /** Several statements, all of which last or none. */
  together<T>(work: (run: Run) => Promise<T>): Promise<T>;
};

/** Whoever asks for what is being read waits so long for the end of that before it is read a second time beside it. */
const patienceMs = 10;

/** No value that PostgreSQL takes has the character between them. */
const keyOf = (text: string, values: readonly string[]): string => [text, ...values].join('\0');

/** Few different numbers of places make few texts, and one of known length keeps its plan, which an array does not. */
const idsAtOnce = [1, 4, 16];
function filledUp(ids: readonly string[]): string[] {
  const count = idsAtOnce.find((one) => one >= ids.length)!;
  return Array.from({ length: count }, (_, index) => ids[index] ?? ids[0]!);
}

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
    (client: Pick<Sql, 'query'>): Run =>
    async <Row extends object>(text: string, values: string[]) => {
      try {
        return await client.query<Row[]>(text, values, { prepare: isPrepared(text) });
      } catch (error) {
        throw asAppError(error);
      }
    };

  const runAlone = runOn(db.$client);

  const readOnce = together<Asked, unknown>(
    () => '',
    async (_, [asked]) => new Map([['', await runAlone<object>(asked!.text, asked!.values)]]),
    { patienceMs, groupOf: ({ text, values }) => keyOf(text, values) },
  );
  const readAtOnce = together<AskedById, ById>(
    ({ id }) => id,
    async (_, asked) => {
      const { toText, values } = asked[0]!;
      const ids = filledUp(asked.map(({ id }) => id));
      const places = ids.map((_id, index) => `$${values.length + index + 1}`).join(', ');
      const rows = await runAlone<ById>(toText(places), [...values, ...ids]);
      return new Map(rows.map((row) => [row.id, row]));
    },
    { patienceMs, groupOf: ({ toText, values }) => keyOf(toText(''), values), most: idsAtOnce.at(-1)! },
  );

  return {
    run: (text, values) =>
      indexesGiveWay(
        db,
        () => values[0]!,
        () => runAlone(text, values),
      ),
    read: async <Row extends object>(text: string, values: string[]) =>
      (await readOnce(db, { text, values })) as readonly Row[],
    readById: async <Row extends ById>(toText: AskedById['toText'], values: string[], id: string) =>
      (await readAtOnce(db, { toText, values, id })) as Row | undefined,
    async runBytes(text, values, blocks) {
      try {
        return await db.$client.bytes(text, values, blocks, { prepare: isPrepared(text) });
      } catch (error) {
        throw asAppError(error);
      }
    },
    together(work) {
      let appId = '';
      const noted =
        (run: Run): Run =>
        (text, values) => {
          appId = values[0]!;
          return run(text, values);
        };
      const all = () => db.$client.transaction((sql) => work(noted(runOn(sql))));
      return indexesGiveWay(db, () => appId, all);
    },
  };
}

const recordKey = 'records_app_id_entity_id_pk';

/** `57014`: PostgreSQL stopped the statement because it ran into the connection's time limit. `23505`: a second one of a key. */
function asAppError(error: unknown): unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === '57014') return new AppError('query-too-slow', { cause: error });
  if (code === '23505' && constraint === recordKey) return new AppError('record-id-taken', { cause: error });
  return error;
}
