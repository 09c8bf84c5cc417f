import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Rows with one of the values, in a statement whose text is the same for however many: it is prepared once. */
export const anyOf = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`;
