import { nameOfPath, type RecordsPath } from '@whittle/domain/entities/rule';
import type { Database } from '../../../adapters/database/database.ts';
import { SqlParameters } from '../../../adapters/database/record-sql.ts';

type Person = { id: string; email: string; isUnproven?: boolean };
type Where = { appId: string; person: Person; withSamples: boolean };

/** More records than anybody is: a child of two classes, a member of three teams. */
const mostRecords = 500;

/**
 * The ids of the records that are about somebody, by each path that rules ask for: who they are themselves (`Employee.email`),
 * or what points to that (`Child.parent.Parent.email`). Whether they may read those records makes no difference. An address
 * that nobody has shown or vouched to be theirs leads to what they made themselves.
 */
export async function recordsAbout(
  db: Database,
  paths: readonly RecordsPath[],
  where: Where,
): Promise<ReadonlyMap<string, string[]>> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const parameters = new SqlParameters();
      const query = `${idsOf(path.slice(1), where, parameters)} limit ${mostRecords}`;
      const rows = await db.$client.query<{ id: string }[]>(query, parameters.values);
      return [nameOfPath(path), rows.map(({ id }) => id)] as const;
    }),
  );
  return new Map(found);
}

function idsOf(levels: readonly string[], where: Where, parameters: SqlParameters): string {
  const [entity, field, ...inner] = levels;
  const { appId, person, withSamples } = where;
  const value = `(r.data->>${parameters.add(field!)}::text)`;
  const isTheirs =
    inner.length > 0
      ? `${value} in (${idsOf(inner, where, parameters)})`
      : field === 'created_by_id'
        ? `r.created_by_id = ${parameters.add(person.id)}`
        : `lower(trim(${value})) = lower(${parameters.add(person.email)})${person.isUnproven ? ` and r.created_by_id = ${parameters.add(person.id)}` : ''}`;
  return `select r.id from records r
    where r.app_id = ${parameters.add(appId)} and r.entity = ${parameters.add(entity!)}
    ${withSamples ? '' : 'and not r.is_sample'} and ${isTheirs}`;
}
