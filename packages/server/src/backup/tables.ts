import { identifier, type Sql } from '../adapters/database/sql-client.ts';

export type Table = { name: string; columns: string[] };

/**
 * Every table of the product with its stored columns, ordered so that a table comes after those that it refers to.
 * Columns that hold a transaction's number stay out: in another server it names another transaction, or one to come. So does
 * what tells visitors apart, which is to be forgotten after a day (ANALYTICS-04).
 */
export async function listTables(sql: Sql): Promise<Table[]> {
  const rows = await sql<{ name: string; column: string }[]>`
    select c.relname as name, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid <> 'xid8'::regtype
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('analytics_salts', 'analytics_visitors')
    order by c.relname, a.attnum`;
  const references = await sql<{ from: string; to: string }[]>`
    select distinct f.relname as from, t.relname as to
    from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
    where r.contype = 'f' and r.conrelid <> r.confrelid`;
  const tables = Map.groupBy(rows, (row) => row.name);

  const ordered: Table[] = [];
  const add = (name: string, path: string[]) => {
    if (ordered.some((table) => table.name === name)) return;
    if (path.includes(name)) throw new Error(`These tables refer to each other in a circle: ${path.join(', ')}`);
    for (const { from, to } of references) if (from === name) add(to, [...path, name]);
    ordered.push({ name, columns: (tables.get(name) ?? []).map((row) => row.column) });
  };
  for (const name of tables.keys()) add(name, []);
  return ordered;
}

/** Counters go on after the highest number that was restored. */
export async function advanceCounters(sql: Sql): Promise<void> {
  const counters = await sql<{ table: string; column: string; sequence: string }[]>`
    select c.relname as table, a.attname as column,
           pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`;
  for (const { table, column, sequence } of counters) {
    // One step after it, not one: a number may stand for several (schema/history.ts).
    await sql`
      select setval(${sequence}::regclass, coalesce(max(${identifier(column)}), 1), max(${identifier(column)}) is not null)
      from ${identifier(table)}`;
  }
}
