import type { HistoryPerson } from '@whittle/contract/history';

export type PersonRow = { byId: string | null; byName: string | null };

/** Columns for the person whose id stands in a column, such as `c.by_id`, of a row that also has `app_id`. */
export const personSql = (column: string) =>
  `${column} as "byId", (select coalesce(nullif(u.full_name, ''), u.email) from app_users u
     where u.app_id = ${column.split('.')[0]}.app_id and u.id = ${column}) as "byName"`;

export const toPerson = ({ byId, byName }: PersonRow): HistoryPerson =>
  byId === null ? null : { id: byId, name: byName };
