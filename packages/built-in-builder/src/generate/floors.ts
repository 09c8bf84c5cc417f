import { partsOf, type Formula, type OverPart } from '../plan/formula.ts';
import { fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import type { BookedOnce } from './booked-once.ts';
import { code, quote } from './code.ts';
import { storedValue } from './form-field.ts';
import { formulaCode, testCode } from './formula-code.ts';
import { helpersOf } from './formula-helpers.ts';
import { recordsOf } from './formula.ts';
import type { Imports } from './imports.ts';

/** What one record adds to a figure of what it points to by `by`, or takes from it. */
type Term = { by: string; sign: 1 | -1; part: OverPart };
type Floor = { by: Field; figure: Field; least: number; terms: Term[] };

/** What follows from a formula for the records of `entity`; null where it is no sum of them. */
function termsOf({ by, parts }: Formula, entity: Entity, sign: 1 | -1 = 1): Term[] | null {
  if (by !== 'sum' && by !== 'difference' && by !== 'same') return null;
  const terms: Term[] = [];
  for (const [at, part] of parts.entries()) {
    const own = by === 'difference' && at > 0 ? (-sign as 1 | -1) : sign;
    if ('formula' in part) {
      const inner = termsOf(part.formula, entity, own);
      if (inner === null) return null;
      terms.push(...inner);
    } else if ('over' in part && part.over === entity.name) {
      const isPlain = part.by !== undefined && !part.via && !part.week && !part.month && !part.year && (part.take === 'sum' || part.take === 'count'); // prettier-ignore
      if (!isPlain) return null;
      terms.push({ by: part.by!, sign: own, part });
    }
  }
  return terms;
}

/** The figures that an entry of this list may not bring below what they have to be at least. */
function floorsOf(plan: AppPlan, entity: Entity): Floor[] {
  return plan.entities.flatMap((target) =>
    target.fields.flatMap((figure) => {
      const { formula, least } = figure;
      const terms = formula && least !== undefined ? termsOf(formula, entity) : null;
      if (!terms || least === undefined) return [];
      return [...new Set(terms.map(({ by }) => by))].flatMap((name) => {
        const by = fieldOf(entity, name);
        return by?.reference === target.name ? [{ by, figure, least, terms: terms.filter((term) => term.by === name) }] : []; // prettier-ignore
      });
    }),
  );
}

/** Parts of a form that refuses what would leave less than there has to be: of a balance, of what is in stock. */
export function keepsFloors(plan: AppPlan, entity: Entity, imports: Imports): BookedOnce | null {
  const floors = floorsOf(plan, entity);
  if (floors.length === 0) return null;
  const worked = entity.fields.flatMap(({ formula }) => (formula ? [JSON.stringify(formula)] : []));
  const references = entity.fields.filter(({ type, name }) => type === 'reference' && (floors.some(({ by }) => by.name === name) || worked.some((one) => one.includes(`"via":"${name}"`)))); // prettier-ignore
  const lists = references.map(recordsOf);
  const tests = floors.map((floor) => floorCode(plan, entity, floor, imports));
  const numbers = entity.fields.filter(({ type, formula }) => !formula && (type === 'number' || type === 'money'));
  return {
    hook: '',
    call: (before) => `(values) => ({ ...tooLittle(values, ${before}, ${lists.join(', ')}), ...check(values) })`,
    refused: '',
    again: () => '',
    test: code`
      ${helpersOf(tests.join('\n'), imports)}

      /** What would bring a figure below what it has to be, by the field that says so. */
      function tooLittle(values, before, ${lists.join(', ')}) {
        const entry = {
          ...values,
          ${numbers.map((field) => storedValue(field, imports))}
        };
        ${tests}
        return {};
      }
    `,
  };
}

function floorCode(plan: AppPlan, entity: Entity, { by, figure, least, terms }: Floor, imports: Imports): string {
  // of what nobody has said how much there is at first nothing is refused
  const isCounted = partsOf(figure.formula!).some((part) => 'field' in part && !('over' in part));
  const value = (one: string) => terms.map((term) => `${term.sign < 0 ? '-' : '+'} ${termCode(plan, entity, term, one)}`).join(' '); // prettier-ignore
  const owner = `${recordsOf(by)}.find(({ id }) => id === entry.${by.name})`;
  const shown = figure.type === 'money' ? `${imports.format('money')}(after)` : `${imports.format('number')}(after${figure.unit ? `, ${quote(figure.unit)}` : ''})`; // prettier-ignore
  const bound = shown.replace('after', 'least');
  const at = terms.flatMap(({ part }) => (part.field && !fieldOf(entity, part.field)?.formula ? [part.field] : []))[0] ?? entity.fields.find((field) => (field.type === 'number' || field.type === 'money') && !field.formula)?.name ?? by.name; // prettier-ignore
  return code`
    {
      const now = ${owner}?.${figure.name};
      const was = before?.${by.name} && before.${by.name} === entry.${by.name} ? 0 ${value('before')} : 0;
      const change = 0 ${value('entry')} - was;
      const [after, least] = [(now ?? 0) + change, ${least}];
      if (entry.${by.name} && ${isCounted ? 'now !== undefined && now !== null && ' : ''}change < 0 && after < least) return { ${at}: ${quote(`${figure.label}: `)} + ${shown} + ${quote(' would be left. At least ')} + ${bound} + ' is needed.' };
    }
  `;
}

function termCode(plan: AppPlan, entity: Entity, { part }: Term, one: string): string {
  const { only, take, field: name } = part;
  const field = fieldOf(entity, name);
  const amount = take === 'count' || !name ? '1' : `(${field?.formula ? formulaCode(field.formula, { plan, entity, one, recordsOf }, true) : `${one}.${name}`} || 0)`; // prettier-ignore
  const test = [only ?? []]
    .flat()
    .map((each) => testCode(each, one))
    .join(' && ');
  return test ? `(${test} ? ${amount} : 0)` : amount;
}
