import {
  type Fields,
  fieldsOfNoOverlap,
  type NoOverlap,
  type Once,
  overlaps,
  spanOf,
} from '@whittle/domain/entities/apart';
import { AppError } from '../../../../http/app-error.ts';
import type { KeptApart, RecordScope } from '../record-scope.ts';
import { counts, nameIn, ofEntity } from './counted.ts';
import type { Run } from './statements.ts';

type Row = { id: string; creator: string | null; fields: Fields };

/**
 * Does a write after which no two records of an entity may have the same, or be at the same time: `not-unique`,
 * `time-taken`. What a rule does not look at may change beside another record that was there before the rule.
 */
export async function keepApart<T>(
  run: Run,
  scope: RecordScope,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { apart } = scope;
  if (!apart) return work();
  const rules = [...apart.once.map(onceCheck), ...(apart.noOverlap ? [overlapCheck(apart.noOverlap)] : [])];
  const read = () =>
    Promise.all(rules.map(({ rule, fields }) => countedRows(run, scope, { apart, rule, fields, ids })));
  const before = await read();
  const result = await work();
  for (const [at, rows] of (await read()).entries()) {
    const old = new Map(before[at]!.map(({ id, fields }) => [id, JSON.stringify(fields)]));
    const changed = rows.filter(({ id, fields }) => old.get(id) !== JSON.stringify(fields));
    if (changed.length > 0) await rules[at]!.check(run, scope, apart, changed);
  }
  return result;
}

type Check = {
  rule: Once | NoOverlap;
  fields: readonly string[];
  check(run: Run, scope: RecordScope, apart: KeptApart, changed: readonly Row[]): Promise<void>;
};

type Wanted = { apart: KeptApart; rule: Once | NoOverlap; fields: readonly string[]; ids: readonly string[] };

/** Those of the records that a rule counts, with the fields that it looks at. */
function countedRows(run: Run, scope: RecordScope, { apart, rule, fields, ids }: Wanted): Promise<Row[]> {
  const { parameters, where } = ofEntity(scope);
  const wanted = `array(select jsonb_array_elements_text(${parameters.json([...ids])}))`;
  const shown = fields.map((name) => `${nameIn(parameters, name)}, r.data->${nameIn(parameters, name)}`).join(', ');
  const { countsSamples } = apart;
  return run<Row>(
    `select r.id, r.created_by_id as creator, jsonb_build_object(${shown}) as fields from records r
     where ${where} and r.id = any (${wanted}) and ${counts({ unless: rule.unless, countsSamples }, parameters)}`,
    parameters.values,
  );
}

const onceCheck = (rule: Once): Check => ({
  rule,
  fields: [...rule.fields, ...(rule.until === null ? [] : [rule.until])],
  async check(run, scope, { countsSamples }, changed) {
    const { parameters, where } = ofEntity(scope);
    const held = changed.map(({ id, fields }) => ({ id, values: rule.fields.map((name) => fields[name] ?? null) }));
    const rows = `jsonb_to_recordset(${parameters.json(held)}) as one(id text, values jsonb)`;
    const alike = rule.fields.map((name, at) => {
      const other = `lower(trim(r.data->>${nameIn(parameters, name)}))`;
      return `${other} <> '' and ${other} = lower(trim(one.values->>${at}))`;
    });
    const isOut = (row: string) =>
      rule.until === null ? 'true' : `coalesce(${row}.data->>${nameIn(parameters, rule.until)}, '') in ('', 'false')`;
    const [second] = await run<{ id: string }>(
      `select r.id from ${rows} join records me on me.app_id = $1 and me.entity = $2 and me.id = one.id
       join records r on r.id <> one.id and ${alike.join(' and ')}
       where ${where} and ${rule.isPerCreator ? 'r.created_by_id = me.created_by_id' : 'true'} and ${isOut('r')} and ${isOut('me')} and ${counts({ unless: rule.unless, countsSamples }, parameters)}
       limit 1`,
      parameters.values,
    );
    if (second) throw new AppError('not-unique', { details: { fields: rule.fields } });
  },
});

const overlapCheck = (rule: NoOverlap): Check => ({
  rule,
  fields: fieldsOfNoOverlap(rule),
  async check(run, scope, { countsSamples }, changed) {
    const timed = changed.filter(({ fields }) => spanOf(rule, fields) !== null);
    if (timed.length === 0) return;
    const { parameters, where } = ofEntity(scope);
    const shown = fieldsOfNoOverlap(rule).map(
      (name) => `${nameIn(parameters, name)}, r.data->${nameIn(parameters, name)}`,
    );
    const sameThing = rule.things.map((name) => {
      const values = parameters.json([...new Set(timed.map(({ fields }) => fields[name] ?? null))]);
      return `r.data->${nameIn(parameters, name)} = any (array(select jsonb_array_elements(${values})))`;
    });
    const others = await run<Row>(
      `select r.id, r.created_by_id as creator, jsonb_build_object(${shown.join(', ')}) as fields from records r
       where ${where} and ${sameThing.length > 0 ? `(${sameThing.join(' or ')})` : 'true'}
         and ${notOver(rule, timed, parameters)} and ${counts({ unless: rule.unless, countsSamples }, parameters)}`,
      parameters.values,
    );
    const isOf = (one: Row, other: Row) =>
      !rule.isPerCreator || (one.creator !== null && one.creator === other.creator);
    const isTaken = (one: Row) =>
      others.some((other) => other.id !== one.id && isOf(one, other) && overlaps(rule, one.fields, other.fields));
    if (timed.some(isTaken)) throw new AppError('time-taken', { details: { fields: fieldsOfNoOverlap(rule) } });
  },
});

/** Leaves out most of what is over already: days are texts that sort by time, two of slack for zones and midnight. */
function notOver(
  { from, until, length, isOpenEnded }: NoOverlap,
  timed: readonly Row[],
  parameters: Parameters<typeof nameIn>[0],
): string {
  if (from === null || length !== null || isOpenEnded) return 'true';
  const days = timed.flatMap(({ fields }) =>
    typeof fields[from] === 'string' ? [Date.parse(fields[from].slice(0, 10))] : [],
  );
  const first = Math.min(...days);
  if (!Number.isFinite(first)) return 'true';
  const bound = parameters.add(new Date(first - 2 * 86_400_000).toISOString().slice(0, 10));
  const last = until === null ? 'null' : `r.data->>${nameIn(parameters, until)}`;
  return `coalesce(nullif(${last}, ''), r.data->>${nameIn(parameters, from)}, '') collate "C" >= ${bound}::text`;
}
