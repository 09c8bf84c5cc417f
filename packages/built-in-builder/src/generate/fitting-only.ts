import { entityOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import type { Imports } from './imports.ts';
import { factHelpers, factsCode, type FactCode } from './fact-code.ts';
import { soundOf } from './kept-rules.ts';

/** Leaves out of a choice what a rule refuses for itself alone, save what was chosen before. */
export function fittingOnly(plan: AppPlan, entity: Entity, field: Field, imports: Imports, before = 'null'): string {
  const target = entityOf(plan, field.reference!);
  const refused = soundOf(plan, entity).never.flatMap(({ when }) => {
    const [fact, ...more] = when;
    if (!fact || more.length > 0 || fact.kind === 'used' || fact.via?.length !== 1 || fact.via[0] !== field.name) return [];
    const { via: _, ...own } = fact;
    return [own];
  });
  if (refused.length === 0) return '';
  const given: FactCode = { plan, imports, reads: new Set(), helpers: new Set() };
  const tests = refused.map((fact) => `!(${inPlace(factsCode(target, [fact], 'record', given))})`);
  const chosen = before === 'null' ? '' : `record.id === ${before}?.${field.name} || `;
  return `.filter((record) => ${chosen}${chosen && tests.length > 1 ? `(${tests.join(' && ')})` : tests.join(' && ')})`;
} // prettier-ignore

/** A form has no helpers of its own: what they do stands where it is asked. */
const inPlace = (test: string): string =>
  test
    .replace(/\bhas\(([^()]+)\)/g, "!['', null, undefined].includes($1)")
    .replace(/\bisYes\(([^()]+)\)/g, `${factHelpers.isYes.replace(/^.*=> /, '').replace(/String\(value \?\? ''\)/, "String($1 ?? '')").replace(/;$/, '')}`)
    .replace(/\bsays\(([^(),]+), ('[^']*')\)/g, "String($1 ?? '').toLowerCase().includes($2.toLowerCase())"); // prettier-ignore
