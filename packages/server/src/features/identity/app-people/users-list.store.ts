import type { Entity } from '@whittle/domain/entities/entity';
import { defaultsOf } from '@whittle/domain/entities/record-input';
import type { Database } from '../../../adapters/database/database.ts';
import { filterSql, orderSql, type RecordSource, SqlParameters } from '../../../adapters/database/record-sql.ts';
import type { ListOptions } from '../../../http/list-query.ts';
import { ownFields, type VisibleUser } from './user-entity.ts';

/** To filters and sorts a person looks like a record of their own, with defaults and base fields among the data. */
const source: RecordSource = { creatorEmail: 'r.email', isCreatedByOneOf: (emails) => `r.email = any (${emails})` };

const people = `(
  select id, $2::jsonb || data || jsonb_build_object('email', email, 'full_name', full_name, 'role', role) as data, email,
    id as created_by_id, false as is_sample, created_at, updated_at, app_id as "appId", full_name as "fullName", role,
    is_disabled as "isDisabled", email_verified_at as "emailVerifiedAt", created_at as "createdAt", updated_at as "updatedAt"
  from app_users where app_id = $1
) r`;

/** The people of one app. `onlyId` leaves nobody but that person. */
export async function listUsers(
  db: Database,
  appId: string,
  declared: Entity | null,
  onlyId: string | null,
  { filter, sort, limit, skip }: ListOptions,
): Promise<VisibleUser[]> {
  const parameters = new SqlParameters();
  parameters.add(appId);
  parameters.add(JSON.stringify(defaultsOf(ownFields(declared))));
  const conditions = [
    'true',
    ...(onlyId === null ? [] : [`r.id = ${parameters.add(onlyId)}`]),
    ...(filter ? [filterSql(filter, source, parameters)] : []),
  ];
  const order = orderSql(sort, source, parameters);
  const page = `limit ${parameters.add(String(limit))}::int offset ${parameters.add(String(skip))}::int`;
  const text = `select r.* from ${people} where ${conditions.join(' and ')} order by ${order} ${page}`;
  return db.$client.query<VisibleUser[]>(text, parameters.values, { prepare: true });
}
