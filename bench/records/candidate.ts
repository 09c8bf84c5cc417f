import type { CallParts } from '../support/load-client.ts';
import type { Workers } from '../support/processor-time.ts';

export const kinds = ['get', 'list', 'filter', 'update', 'create', 'bulk'] as const;
export type Kind = (typeof kinds)[number];

export const statuses = ['open', 'doing', 'waiting', 'done'] as const;
export const bulkRows = 1_000;

/** A product that is measured: a running server that holds the records of one person. */
export type Candidate = {
  name: string;
  port: number;
  /** Whose processor time its calls take. */
  workers: Workers;
  /** Ids of records that are there, for calls on single ones. */
  ids: readonly string[];
  /** The `n`th call of a kind. */
  call: (kind: Kind, n: number) => CallParts;
  expected: Record<Kind, readonly number[]>;
  /** Throws unless an answer of this kind says what it must. */
  check: (kind: Kind, body: string) => void;
  /** Resolves when what the product makes in the background for these calls is made. */
  settle?: () => Promise<void>;
  stop(): Promise<void>;
};

export type CandidateOptions = { adminUrl: string; records: number };

/** What a person sends for a new task: the same six fields everywhere. */
export const task = (n: number) => ({
  title: `Task ${n}`,
  status: statuses[n % statuses.length]!,
  priority: (n * 7) % 5,
  done: n % 3 === 0,
  due: `2026-${String((n % 12) + 1).padStart(2, '0')}-15T09:30:00.000Z`,
  notes: `Call back before noon and bring the papers of case ${n}; the customer asked twice already.`,
});

/** The same in SQL, of `n`, for seeding: a million rows over HTTP would take a peer half an hour. */
export const taskSql = {
  title: `'Task ' || n`,
  status: `(array['open', 'doing', 'waiting', 'done'])[1 + n % 4]`,
  priority: `(n * 7) % 5`,
  done: `n % 3 = 0`,
  due: `'2026-' || lpad((n % 12 + 1)::text, 2, '0') || '-15T09:30:00.000Z'`,
  notes: `'Call back before noon and bring the papers of case ' || n || '; the customer asked twice already.'`,
};

/** Created one after the other, the last one just now. */
export const createdSql = (records: number) => `now() - (${records} - n) * interval '1 second'`;

export const idAt = (ids: readonly string[], n: number) => ids[(n * 7_919) % ids.length]!;

/** `rows` must be 50 tasks, newest first, all of a status where one is given. */
export function checkPage(rows: { status: string; at: string }[], status?: string) {
  if (rows.length !== 50) throw new Error(`a list has ${rows.length} records, not 50`);
  if (rows.some((row, at) => at > 0 && row.at > rows[at - 1]!.at)) throw new Error('a list is not newest first');
  if (status && rows.some((row) => row.status !== status)) throw new Error('a filter let others through');
}
