import type { Verb } from '@whittle/domain/entities/entity-rules';
import type { Filter } from '@whittle/domain/entities/filter';
import type { Reach } from '@whittle/domain/entities/rule';
import { filterSql, type RecordSource, SqlParameters } from '../../../../adapters/database/record-sql.ts';
import { isoOf, type RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';

/**
 * What every statement on records begins with: the app and the entity as $1 and $2, the caller's reach for each of the
 * acts, and the filter. A record out of reach is simply not there.
 */
export function within(scope: RecordScope, acts: readonly Verb[], filter: Filter | null) {
  const parameters = new SqlParameters();
  const source = scope.seesCreators ? visibleCreators : hiddenCreators;
  const places = [parameters.add(scope.appId), parameters.add(scope.entity)] as const;
  const parts =
    filter && isPlain(scope) ? ofOneEntity(scope, places) : [`r.app_id = ${places[0]}`, `r.entity = ${places[1]}`];
  // Rules look at who created a record whether or not the caller may know it.
  const reaches = new Set(acts.map((act) => scope.reach[act]));
  for (const reach of reaches) parts.push(...reachSql(reach, parameters));
  if (filter) parts.push(filterSql(filter, source, parameters));
  return { where: parts.join(' and '), parameters, source };
}

/**
 * App and entity by name. The index that a filter's use has led to is of one entity; PostgreSQL sees that the statement is
 * as well only if its text says so, and otherwise plans it again each time. The text is then of no use with other values.
 */
const ofOneEntity = ({ appId, entity }: RecordScope, [app, name]: readonly [string, string]): string[] => [
  `${app}::text = '${appId}'`,
  `${name}::text = '${entity}'`,
  `r.app_id = '${appId}'`,
  `r.entity = '${entity}'`,
];

const isPlain = ({ appId, entity }: RecordScope): boolean => /^\w+$/.test(appId) && /^\w+$/.test(entity);

const reachSql = (reach: Reach, parameters: SqlParameters): string[] =>
  typeof reach === 'boolean' ? (reach ? [] : ['false']) : [filterSql(reach, visibleCreators, parameters)];

/** The columns of a record's answer, read from a row called `r`. */
export function answerColumns(scope: RecordScope, parameters: SqlParameters, data = shownData(scope, parameters)) {
  const creatorEmail = scope.seesCreators
    ? `coalesce(${visibleCreators.creatorEmail}, ${formerEmail})`
    : hiddenCreators.creatorEmail;
  return `r.id, (${data})::text as data, r.created_by_id as "createdById", ${creatorEmail} as "creatorEmail",
   r.is_sample as "isSample", (r.created_at at time zone 'UTC')::text as "createdAt",
   (r.updated_at at time zone 'UTC')::text as "updatedAt"`;
}

/** The fields of a record that the caller sees. Almost always that is all of them, which costs little to find out. */
export function shownData(scope: RecordScope, parameters: SqlParameters): string {
  const shown = scope.open ? withoutFields(scope.open.except, parameters) : declaredData(scope, parameters);
  return scope.partlyShown.reduce(
    (data, { field, on }) =>
      `(${data}) - (case when ${filterSql(on, visibleCreators, parameters)} then array[]::text[] else array[${parameters.add(field)}::text] end)`,
    shown,
  );
}

/** A list of texts as PostgreSQL reads it. */
const textArray = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;

/** All that is stored, but for fields that the caller may not see. */
const withoutFields = (names: readonly string[], parameters: SqlParameters): string =>
  names.length === 0 ? 'r.data' : `r.data - ${parameters.add(textArray(names))}::text[]`;

function declaredData(scope: RecordScope, parameters: SqlParameters): string {
  const declared = `${parameters.add(textArray(scope.fields))}::text[]`;
  // A function, since with a subquery in its place PostgreSQL plans the statement again each time it runs.
  return `case when r.data - ${declared} = '{}' then r.data else declared_fields(r.data, ${declared}) end`;
}

/**
 * The caller's reading rules as a condition on `r`, any row source with the columns of `records`, and what they are shown
 * of such a row. For those who read records as they were (history, live updates).
 */
export function readingSql(scope: RecordScope) {
  const { where, parameters } = within(scope, ['read'], null);
  return { where, shown: answerColumns(scope, parameters), parameters };
}

export type Row = Omit<RecordText, 'data'> & { data: string | null };

export const toText = ({ data, ...row }: Row): RecordText | null =>
  data === null ? null : { ...row, data, createdAt: isoOf(row.createdAt), updatedAt: isoOf(row.updatedAt) };

/** Only to be shown: a rule or a filter that looked at it would give the records to whoever takes that address. */
const formerEmail = `(select f.email from former_people f where f.app_id = r.app_id and f.id = r.created_by_id)`;
const visibleCreators: RecordSource = {
  creatorEmail: `(select u.email from app_users u where u.app_id = r.app_id and u.id = r.created_by_id)`,
  isCreatedByOneOf: (emails) =>
    `r.created_by_id in (select u.id from app_users u where u.app_id = $1 and u.email = any (${emails}))`,
};
const hiddenCreators: RecordSource = {
  creatorEmail: 'null::text',
  isCreatedByOneOf: (emails) => `null::text = any (${emails})`,
};
