import type { Database } from '@whittle/server/adapters/database/database';
import { eachChange } from '@whittle/server/features/records/rows/sql/each-change';
import { parseEntity } from '@whittle/domain/entities/entity';
import type { ReadAsOwner } from './app-state.ts';

type Files = { files: { path: string; content: string }[] };

/** Records: what is stored is what their history says, and what the head's schemas show of them can be read. */
export async function* dataViolations(
  sql: Database['$client'],
  appId: string,
  read: ReadAsOwner,
): AsyncGenerator<string> {
  const astray = await sql.query<{ entity: string; id: string }[]>(
    `select l.entity, l.record_id as id from (
       select distinct on (entity, record_id) entity, record_id, kind, after from ${eachChange('c.app_id = $1')} c
       order by entity, record_id, seq desc
     ) l
     left join records r on r.app_id = $1 and r.entity = l.entity and r.id = l.record_id
     where (l.kind = 'delete') <> (r.id is null)
       or (l.kind <> 'delete' and l.after - array['created_by_id', 'is_sample', 'created_date', 'updated_date'] <> r.data)
     limit 5`,
    [appId],
  );
  for (const { entity, id } of astray) yield `the history of ${entity} ${id} does not end with what is stored`;

  const { files } = await read<Files>(`/api/apps/${appId}/versions/latest/files`);
  for (const { path, content } of files) {
    const name = /^entities\/(\w+)\.json$/.exec(path)?.[1];
    if (name === undefined || name === 'User') continue;
    const parsed = parseEntity(name, content);
    if (!parsed.ok) {
      yield `${path} of the head is no entity: ${parsed.message}`;
      continue;
    }
    const rows = await read<Record<string, unknown>[]>(`/api/apps/${appId}/entities/${name}?limit=50`);
    const fields = new Set([...parsed.entity.properties.keys(), ...Object.keys(rows[0] ?? {}).filter(isServerField)]);
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int as count from records where app_id = ${appId} and entity = ${name}`;
    if (rows.length !== Math.min(50, count)) yield `${name} has ${count} records and shows ${rows.length}`;
    const stray = rows.flatMap((row) => Object.keys(row)).find((field) => !fields.has(field));
    if (stray !== undefined && parsed.entity.isOpen !== true)
      yield `records of ${name} show the field ${stray}, which the head does not have`;
  }
}

const isServerField = (field: string) =>
  /^(?:id|created_date|updated_date|created_by|created_by_id|is_sample|createdAt|updatedAt|creatorId)$/.test(field);
