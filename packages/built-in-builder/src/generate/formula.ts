import { entityOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import type { Formula, FormulaPart } from '../plan/formula.ts';
import { code } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

export type Worked = Field & { formula: Formula };
export const workedFields = ({ fields }: Entity): Worked[] =>
  fields.filter((field): field is Worked => field.formula !== undefined);

/** Of what a record belongs to, the list in which code finds it. */
export const recordsOf = ({ name }: Field): string =>
  `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Records`;

/** Lines of an object: `total: workedOut([...], ...)`; each stays empty while a part of it is missing. */
export function workedLines(entity: Entity): string[] {
  const { one } = entityNames(entity);
  return workedFields(entity).map(({ name, formula: { by, parts } }) => {
    const codes = parts.map((part) => partCode(part, entity, one));
    if (by === 'days-after' || by === 'months-after')
      return `${name}: dayAfter(${codes.join(', ')}, ${by === 'days-after' ? 'addDays' : 'addMonths'}),`;
    return `${name}: workedOut([${codes.join(', ')}], (a, b) => a ${signs[by]} b),`;
  });
}

const signs = { product: '*', sum: '+', difference: '-', quotient: '/' } as const;

function partCode(part: FormulaPart, { fields }: Entity, one: string): string {
  if ('number' in part) return String(part.number);
  if ('from' in part) return `daysBetween(${one}.${part.from}, ${one}.${part.to})`;
  const via = part.via === undefined ? undefined : fields.find(({ name }) => name === part.via);
  return via
    ? `${recordsOf(via)}.find((record) => record.id === ${one}.${via.name})?.${part.field}`
    : `${one}.${part.field}`;
}

/** What the lines above call. */
export function workedHelpers(entity: Entity, imports: Imports): string {
  const days = workedFields(entity).filter(({ formula }) => formula.by.endsWith('-after'));
  const parts = workedFields(entity).flatMap((field) => (days.includes(field) ? [] : field.formula.parts));
  for (const { formula } of days) imports.use(formula.by === 'days-after' ? 'addDays' : 'addMonths', 'date-fns');
  if (days.length > 0) for (const name of ['dayKey', 'toDate']) imports.format(name);
  return code`
    ${days.length > 0 && dayAfter}
    ${parts.length > 0 && numbersHelper(parts)}
  `;
}

const dayAfter = code`
  /** A day so many days or months after another one; null while one of both is missing. */
  function dayAfter(day, count, add) {
    const from = toDate(day);
    return from && typeof count === 'number' ? dayKey(add(from, count)) : null;
  }
`;

const numbersHelper = (parts: readonly FormulaPart[]): string => code`
    /** Null while a part is missing; to the cent. */
    function workedOut(parts, by) {
      if (parts.some((part) => typeof part !== 'number' || Number.isNaN(part))) return null;
      const result = Math.round(parts.reduce(by) * 100) / 100;
      return Number.isFinite(result) ? result : null;
    }

    ${parts.some((part) => 'from' in part) && `const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);`}
  `;

/** A formula stands on fields that are there; where one is gone, what it worked out is entered by hand. */
export const holds = (plan: AppPlan, entity: Entity, { parts }: Formula): boolean =>
  parts.every((part) => {
    const has = (name: string, of = entity) => of.fields.some((field) => field.name === name);
    if ('from' in part) return has(part.from) && has(part.to);
    if ('number' in part) return true;
    if (part.via === undefined) return has(part.field);
    const target = entity.fields.find(({ name }) => name === part.via)?.reference;
    return target !== undefined && has(part.field, entityOf(plan, target));
  });
