import type { Database } from '../../adapters/database/database.ts';
import { filterSql, orderSql, type RecordSource, SqlParameters } from '../../adapters/database/record-sql.ts';
import type { ListOptions } from '../../http/list-query.ts';
import type { VisibleUser } from './user-entity.ts';

/** A person looks like a record to filters and sorts: base fields among the data, and nobody's creation but their own. */
const source: RecordSource = { creatorEmail: 'r.email', isCreatedByOneOf: (emails) => `r.email = any (${emails})` };

const people = `(
  select id, data || jsonb_build_object('email', email, 'full_name', full_name, 'role', role) as data, email,
    id as created_by_id, false as is_sample, created_at, updated_at, app_id as "appId", full_name as "fullName", role,
    is_disabled as "isDisabled", email_verified_at as "emailVerifiedAt", created_at as "createdAt", updated_at as "updatedAt"
  from app_users where app_id = $1
) r`;

/** The people of one app. `onlyId` leaves nobody but that person. */
export async function listUsers(
  db: Database,
  appId: string,
  onlyId: string | null,
  { filter, sort, limit, skip }: ListOptions,
): Promise<VisibleUser[]> {
  const parameters = new SqlParameters();
  parameters.add(appId);
  const conditions = [
    'true',
    ...(onlyId === null ? [] : [`r.id = ${parameters.add(onlyId)}`]),
    ...(filter ? [filterSql(filter, source, parameters)] : []),
  ];
  const order = orderSql(sort, source, parameters);
  const page = `limit ${parameters.add(String(limit))}::int offset ${parameters.add(String(skip))}::int`;
  const text = `select r.* from ${people} where ${conditions.join(' and ')} order by ${order} ${page}`;
  return (await db.$client.unsafe(text, parameters.values, { prepare: true })) as unknown as VisibleUser[];
}
