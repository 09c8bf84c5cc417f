import { isSoundFact, listAlong, ownFieldsOf, type Fact } from '../plan/fact.ts';
import { factsInWords } from '../plan/fact-words.ts';
import { entityOf, fieldOf, storedFields, type AppPlan, type Entity } from '../plan/plan.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import { factHelpers, factsCode, type FactCode } from './fact-code.ts';
import type { Imports } from './imports.ts';

/** Parts of a service that keep the rules of a list, wherever in the app a record is saved or deleted. */
type KeptRules = { test: string; saves: boolean; deletes: boolean; follows: boolean; spreads: boolean };

/** The rules of a list that still stand on what is there. */
export function soundOf(plan: AppPlan, entity: Entity) {
  const isSound = ({ when }: { when: Fact[] }) => when.every((fact) => isSoundFact(plan, entity, fact));
  return {
    never: (entity.never ?? []).filter(isSound),
    stays: (entity.stays ?? []).filter((one) => isSound(one) && (one.fields ?? []).every((name) => fieldOf(entity, name))), // prettier-ignore
    keeps: (entity.keeps ?? []).filter(isSound),
    follows: (entity.follows ?? []).filter((one) => isSound(one) && fieldOf(listAlong(plan, entity, one.via ? [one.via] : []) ?? entity, one.field)), // prettier-ignore
  };
}

export function keptRules(plan: AppPlan, entity: Entity, imports: Imports): KeptRules | null {
  const { never, stays, keeps, follows } = soundOf(plan, entity);
  const own = follows.filter(({ via }) => via === undefined);
  const others = follows.filter(({ via }) => via !== undefined);
  if (never.length + stays.length + keeps.length + follows.length === 0) return null;
  const helpers = new Set<string>();
  const refuses = (reason: string) =>
    `throw new Error(${quote(plan.language === 'de' ? `Nicht möglich: ${reason}.` : `This is not possible: ${reason}.`)});`;
  const part = (write: (given: FactCode) => string[]) => {
    const given: FactCode = { plan, imports, reads: new Set(), helpers };
    const lines = write(given);
    return { lines, read: readCode(plan, given.reads, imports) };
  };
  const saved = part((given) => [
    ...stays.map(({ when, fields }) => code`
      if (before && changes(${(fields ?? storedFields(entity).map(({ name }) => name)).map(quote).join(', ')}) && ${factsCode(entity, when, 'before', given)})
        ${refuses(staysInWords(plan, entity, when, fields))}
    `),
    ...never.map(({ when }) => code`
      if (changes(${ownFieldsOf(when).map(quote).join(', ')}) && ${factsCode(entity, when, 'entry', given)})
        ${refuses(factsInWords(plan, entity, when))}
    `),
  ]); // prettier-ignore
  const deleted = part((given) => [...stays.filter(({ fields }) => !fields), ...keeps].map(({ when }) => code`
    if (${factsCode(entity, when, 'before', given)}) ${refuses(factsInWords(plan, entity, when))}
  `)); // prettier-ignore
  const filled = part((given) => own.map(({ when, field, value }) => {
    if (!('is' in value)) helpers.add('has');
    return code`
      if (${'is' in value ? `entry.${field} !== ${value.is}` : `!has(entry.${field})`} && ${factsCode(entity, when, 'entry', given)} && !(before && ${factsCode(entity, when, 'before', given)})) more.${field} = ${valueCode(value, imports)};
    `;
  })); // prettier-ignore
  const spread = part((given) => others.map(({ when, field, via, value }) => {
    const target = listAlong(plan, entity, [via!])!;
    imports.use(target.name, `@/entities/${target.name}`);
    return code`
      if (entry.${via} && entry.${via} !== before?.${via}${when.length > 0 ? ` && ${factsCode(entity, when, 'entry', given)}` : ''}) await ${target.name}.update(entry.${via}, { ${field}: ${valueCode(value, imports)} });
    `;
  })); // prettier-ignore
  const saves = saved.lines.length > 0;
  const deletes = deleted.lines.length > 0;
  const test = code`
    ${[...helpers].map((name) => factHelpers[name as keyof typeof factHelpers])}

    ${
      saves &&
      code`
        /** Refuses what a rule does not let through, wherever it is saved; what was there before may stay. */
        async function keepRules(before, entry) {
          const changes = (...names) => !before || names.some((name) => String(before[name] ?? '') !== String(entry[name] ?? ''));
          ${saved.read}
          ${saved.lines}
        }
      `
    }

    ${
      deletes &&
      code`
        /** Refuses to delete what has to stay. */
        async function keepStored(before) {
          ${deleted.read}
          ${deleted.lines}
        }
      `
    }

    ${
      own.length > 0 &&
      code`
        /** What is filled in by itself. */
        async function filledIn(before, entry) {
          const more = {};
          ${filled.read}
          ${filled.lines}
          return more;
        }
      `
    }

    ${
      others.length > 0 &&
      code`
        /** What follows for what it is of. */
        async function passOn(before, entry) {
          ${spread.read}
          ${spread.lines}
        }
      `
    }
  `;
  return { test, saves, deletes, follows: own.length > 0, spreads: others.length > 0 };
}

const valueCode = (value: NonNullable<Entity['follows']>[number]['value'], imports: Imports): string =>
  'text' in value ? quote(value.text) : 'is' in value ? String(value.is) : 'field' in value ? laterCode(value, imports) : `${imports.format('dayKey')}(new Date())`; // prettier-ignore

function laterCode({ field, plus }: { field: string; plus: { days: number } | { months: number } }, imports: Imports): string {
  const [shift, by] = 'days' in plus ? ['addDays', plus.days] : ['addMonths', plus.months];
  return `${imports.format('dayKey')}(${imports.use(shift, 'date-fns')}(${imports.format('toDate')}(entry.${field}), ${by}))`;
} // prettier-ignore

function readCode(plan: AppPlan, reads: ReadonlySet<string>, imports: Imports): string {
  const lists = [...reads].map((name) => entityOf(plan, name));
  for (const { name } of lists) imports.use(name, `@/entities/${name}`);
  if (lists.length === 0) return '';
  return `const [${lists.map((one) => entityNames(one).many).join(', ')}] = await Promise.all([${lists.map(({ name }) => `${name}.list()`).join(', ')}]);`; // prettier-ignore
}

function staysInWords(plan: AppPlan, entity: Entity, when: Fact[], fields: string[] | undefined): string {
  const facts = factsInWords(plan, entity, when);
  const labels = (fields ?? []).map((name) => fieldOf(entity, name)?.label ?? name).join(', ');
  if (plan.language === 'de')
    return labels ? `${labels} bleibt, denn ${facts}` : `das bleibt, wie es ist, denn ${facts}`;
  return labels ? `${labels} stays, since ${facts}` : `it stays as it is, since ${facts}`;
}
