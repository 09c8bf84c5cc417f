import { idPattern } from '@whittle/contract/ids';
import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { PageEnd } from './sql/page-records.ts';

/** What a walk over pages asks for, as it was sent. */
export type PageQuery = { q?: string; sort?: string; fields?: string; distinct?: string };

/** Where a page ended: among records, or among the values of a field. */
export type CursorEnd = PageEnd | { value: string };

const cursorSchema = z.object({
  query: z.object({
    q: z.string().optional(),
    sort: z.string().optional(),
    fields: z.string().optional(),
    distinct: z.string().optional(),
  }),
  after: z.union([
    z.object({ keys: z.array(z.string().nullable()).min(1).max(10), id: z.string().regex(idPattern) }),
    z.object({ value: z.string() }),
  ]),
});

/** A cursor carries its query, so that a later page needs nothing else. It is read like any other input: it grants nothing. */
export const writeCursor = (query: PageQuery, after: CursorEnd): string =>
  Buffer.from(JSON.stringify({ query, after })).toString('base64url');

/** The query of a page and where it begins. Throws `cursor-invalid` for a cursor beside another query than its own. */
export function readCursor(sent: PageQuery & { cursor?: string }): { query: PageQuery; after: CursorEnd | null } {
  const { cursor, q, sort, fields, distinct } = sent;
  const given = { q, sort, fields, distinct };
  if (!cursor) return { query: given, after: null };
  const { query, after } = decode(cursor);
  const isOther = (['q', 'sort', 'fields', 'distinct'] as const).some(
    (key) => given[key] !== undefined && given[key] !== query[key],
  );
  if (isOther) throw new AppError('cursor-invalid');
  return { query, after };
}

function decode(cursor: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new AppError('cursor-invalid', { cause });
  }
}
