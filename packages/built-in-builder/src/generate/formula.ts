import { entityOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import type { Formula, FormulaPart, OverPart } from '../plan/formula.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

export type Worked = Field & { formula: Formula };
export const workedFields = ({ fields }: Entity): Worked[] =>
  fields.filter((field): field is Worked => field.formula !== undefined);

/** Of what a record belongs to, the list in which code finds it. */
export const recordsOf = ({ name }: Field): string =>
  `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Records`;

/** Lines of an object: `total: workedOut([...], ...)`; each stays empty while a part of it is missing. */
export function workedLines(plan: AppPlan, entity: Entity): string[] {
  const { one } = entityNames(entity);
  return workedFields(entity).map(({ name, formula: { by, parts } }) => {
    const codes = parts.map((part) => partCode(part, entity, one, plan));
    if (by === 'days-after' || by === 'weeks-after' || by === 'months-after')
      return `${name}: dayAfter(${codes.join(', ')}, ${adders[by]}),`;
    if (by === 'same') return `${name}: ${codes[0]} ?? null,`;
    return `${name}: workedOut([${codes.join(', ')}], (a, b) => a ${signs[by]} b),`;
  });
}

const signs = { product: '*', sum: '+', difference: '-', quotient: '/' } as const;
const adders = { 'days-after': 'addDays', 'weeks-after': 'addWeeks', 'months-after': 'addMonths' } as const;

const overParts = (entity: Entity): OverPart[] =>
  workedFields(entity).flatMap(({ formula }) => formula.parts.filter((part) => 'over' in part));

/** Where the service of an entity finds all records that its formulas go over, and those that they point to. */
const allOf = (name: string): string => `all${name}Records`;

/** The entities whose records are read to work something out: what belongs to a record, and what that points to. */
export function readOver(plan: AppPlan, entity: Entity): { name: string; as: string }[] {
  const names = overParts(entity).flatMap(({ over, via }) => {
    const to = via && entityOf(plan, over).fields.find(({ name }) => name === via)?.reference;
    return to ? [over, to] : [over];
  });
  return [...new Set(names)].map((name) => ({ name, as: allOf(name) }));
}

/** The records that belong to one, and what they come to. */
function overCode({ over, by, take, field, via, only, week, day }: OverPart, one: string, plan: AppPlan): string {
  const to = via && entityOf(plan, over).fields.find(({ name }) => name === via)?.reference;
  const own = entityOf(plan, over).fields;
  // a field of what it points to, unless it has one of that name itself
  const at = (name: string) => (to && !own.some((known) => known.name === name) ? `${allOf(to)}.find(({ id }) => id === record.${via})?.${name}` : `record.${name}`); // prettier-ignore
  const tests = [
    `record.${by} === ${one}.id`,
    only && (typeof only.is === 'boolean' ? `Boolean(record.${only.field}) === ${only.is}` : `record.${only.field} === ${quote(only.is)}`),
    week && `isThisWeek(${at(week)})`,
  ].filter(Boolean); // prettier-ignore
  const records = `${allOf(over)}.filter((record) => ${tests.join(' && ')})`;
  if (take === 'count' || !field) return `${records}.length`;
  if (take === 'sum') return `${records}.reduce((total, record) => total + (${at(field)} || 0), 0)`;
  if (take === 'latest') return `${records}.map((record) => ${at(field)}).filter(Boolean).sort().at(-1)`;
  const values = `valuesByDay(${records}, ${quote(day ?? 'created_date')}, ${quote(field)})`;
  return take === 'last' ? `${values}.at(-1)` : `changeIn(${values})`;
}

function partCode(part: FormulaPart, { fields }: Entity, one: string, plan: AppPlan): string {
  if ('over' in part) return overCode(part, one, plan);
  if ('number' in part) return String(part.number);
  if ('from' in part)
    return `${areTimes(part, fields) ? 'minutesBetween' : 'daysBetween'}(${one}.${part.from}, ${one}.${part.to})`;
  const via = part.via === undefined ? undefined : fields.find(({ name }) => name === part.via);
  return via
    ? `${recordsOf(via)}.find((record) => record.id === ${one}.${via.name})?.${part.field}`
    : part.times === undefined
      ? `${one}.${part.field}`
      : `(${one}.${part.field} ?? 0) * ${part.times}`;
}

/** Two times of one day: between them are minutes. */
const areTimes = ({ from, to }: { from: string; to: string }, fields: readonly Field[]): boolean =>
  [from, to].every((name) => fields.some((field) => field.name === name && field.type === 'time'));

/** What the lines above call. */
export function workedHelpers(entity: Entity, imports: Imports): string {
  const days = workedFields(entity).filter(({ formula }) => formula.by.endsWith('-after'));
  const parts = workedFields(entity).flatMap((field) =>
    days.includes(field) || field.formula.by === 'same' ? [] : field.formula.parts,
  );
  for (const { formula } of days) imports.use(adders[formula.by as keyof typeof adders], 'date-fns');
  const isByDay = overParts(entity).some(({ take }) => take === 'last' || take === 'change');
  const isOfWeek = overParts(entity).some(({ week }) => week !== undefined);
  if (isOfWeek) {
    imports.use('isSameWeek', 'date-fns');
    imports.format('toDate');
  }
  if (days.length > 0) for (const name of ['dayKey', 'toDate']) imports.format(name);
  return code`
    ${days.length > 0 && dayAfter}
    ${parts.length > 0 && numbersHelper(parts, entity)}
    ${isByDay && lastValues}
    ${isOfWeek && 'const isThisWeek = (day) => Boolean(day) && isSameWeek(toDate(day), new Date(), { weekStartsOn: 1 });'}
  `;
}

const lastValues = code`
  /** What was noted in a field, the oldest day first. */
  const valuesByDay = (records, day, field) =>
    records
      .filter((record) => record[day] && record[field] !== undefined && record[field] !== null)
      .sort((a, b) => String(a[day]).localeCompare(String(b[day])))
      .map((record) => record[field]);

  /** How much the last value differs from the one before. */
  const changeIn = (values) => (values.length > 1 ? Math.round((values.at(-1) - values.at(-2)) * 100) / 100 : null);
`;

const dayAfter = code`
  /** A day so many days or months after another one; null while one of both is missing. */
  function dayAfter(day, count, add) {
    const from = toDate(day);
    return from && typeof count === 'number' ? dayKey(add(from, count)) : null;
  }
`;

const numbersHelper = (parts: readonly FormulaPart[], { fields }: Entity): string => code`
    /** Null while a part is missing; to the cent. */
    function workedOut(parts, by) {
      if (parts.some((part) => typeof part !== 'number' || Number.isNaN(part))) return null;
      const result = Math.round(parts.reduce(by) * 100) / 100;
      return Number.isFinite(result) ? result : null;
    }

    ${parts.some((part) => 'from' in part && areTimes(part, fields)) && minutesHelper}
    ${parts.some((part) => 'from' in part && !areTimes(part, fields)) && `const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);`}
  `;

const minutesHelper = code`
  /** Past midnight too; null while one of both is missing. */
  function minutesBetween(from, to) {
    if (!from || !to) return null;
    const [start, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));
    return (end - start + 1440) % 1440;
  }
`;

/** A formula stands on fields that are there; where one is gone, what it worked out is entered by hand. */
export const holds = (plan: AppPlan, entity: Entity, { parts }: Formula): boolean =>
  parts.every((part) => {
    const has = (name: string, of = entity) => of.fields.some((field) => field.name === name);
    if ('over' in part) return overHolds(plan, entity, part);
    if ('from' in part) return has(part.from) && has(part.to);
    if ('number' in part) return true;
    if (part.via === undefined) return has(part.field);
    const target = entity.fields.find(({ name }) => name === part.via)?.reference;
    return target !== undefined && has(part.field, entityOf(plan, target));
  });

function overHolds(plan: AppPlan, entity: Entity, { over, by, field, via, only, week, day }: OverPart): boolean {
  const child = plan.entities.find(({ name }) => name === over);
  if (!child?.fields.some(({ name, reference }) => name === by && reference === entity.name)) return false;
  const to = child.fields.find(({ name }) => name === via)?.reference;
  const others = plan.entities.find(({ name }) => name === to)?.fields ?? [];
  const named = [field, only?.field, week, day].filter((name) => name !== undefined);
  return (via === undefined || to !== undefined) && named.every((name) => [...child.fields, ...others].some((one) => one.name === name && !one.formula)); // prettier-ignore
}
