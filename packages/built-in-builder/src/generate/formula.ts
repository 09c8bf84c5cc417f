import { entityOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import type { Formula, FormulaPart } from '../plan/formula.ts';
import { code } from './code.ts';
import { entityNames } from './entity-names.ts';

export type Worked = Field & { formula: Formula };
export const workedFields = ({ fields }: Entity): Worked[] =>
  fields.filter((field): field is Worked => field.formula !== undefined);

/** Of what a record belongs to, the list in which code finds it. */
export const recordsOf = ({ name }: Field): string =>
  `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Records`;

/** Lines of an object: `total: workedOut([...], ...)`; each stays empty while a part of it is missing. */
export function workedLines(entity: Entity): string[] {
  const { one } = entityNames(entity);
  return workedFields(entity).map(
    ({ name, formula: { by, parts } }) =>
      `${name}: workedOut([${parts.map((part) => partCode(part, entity, one)).join(', ')}], (a, b) => a ${signs[by]} b),`,
  );
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
export function workedHelpers(entity: Entity): string {
  const parts = workedFields(entity).flatMap(({ formula }) => formula.parts);
  if (parts.length === 0) return '';
  return code`
    /** Null while a part is missing; to the cent. */
    function workedOut(parts, by) {
      if (parts.some((part) => typeof part !== 'number' || Number.isNaN(part))) return null;
      const result = Math.round(parts.reduce(by) * 100) / 100;
      return Number.isFinite(result) ? result : null;
    }

    ${parts.some((part) => 'from' in part) && `const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);`}
  `;
}

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
