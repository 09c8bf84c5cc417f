import { fieldOfFact, listAlong, type Fact } from '../plan/fact.ts';
import { entityOf, type AppPlan, type Entity } from '../plan/plan.ts';
import { quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** What a test of facts is written with: `reads` collects the lists that it goes through. */
export type FactCode = { plan: AppPlan; imports: Imports; reads: Set<string>; helpers: Set<string> };

export const factHelpers = {
  has: "const has = (value) => value !== undefined && value !== null && value !== '';",
  find: 'const find = (all, id) => all.find((one) => one.id === id);',
  isYes: "const isYes = (value) => !/^(?:|no|nein|none|false|0|-|–)$/i.test(String(value ?? '').trim());",
  says: "const says = (value, word) => String(value ?? '').toLowerCase().includes(word.toLowerCase());",
} as const;

/** Whether all of these hold of a record, as code. */
export const factsCode = (entity: Entity, facts: readonly Fact[], record: string, given: FactCode): string =>
  facts.map((fact) => factCode(entity, fact, record, given)).join(' && ');

/** The record at the end of a way of references, as code. */
function alongCode(entity: Entity, via: readonly string[], record: string, given: FactCode): string {
  return via.reduce((at, name, index) => {
    const target = listAlong(given.plan, entity, via.slice(0, index + 1))!;
    given.reads.add(target.name);
    given.helpers.add('find');
    return `find(${entityNames(target).many}, ${at}${index === 0 ? '.' : '?.'}${name})`;
  }, record);
}

function factCode(entity: Entity, fact: Fact, record: string, given: FactCode): string {
  const at = fact.via ? alongCode(entity, fact.via, record, given) : record;
  // nothing is said of what is not there
  const isThere = fact.via ? `${at} && ` : '';
  const test = fact.kind === 'used' ? usedCode(fact, fact.via ? `${at}?.id` : `${at}.id`, given) : valueCode(entity, fact, `${at}${fact.via ? '?.' : '.'}${fact.field}`, given); // prettier-ignore
  return `${isThere}${fact.not ? `!(${test})` : test}`;
}

function usedCode(fact: Extract<Fact, { kind: 'used' }>, id: string, given: FactCode): string {
  const child = entityOf(given.plan, fact.entity);
  given.reads.add(child.name);
  const [own, ...more] = fact.by;
  const to = more.length === 0 ? `other.${own}` : `${alongCode(child, fact.by.slice(0, -1), 'other', given)}?.${fact.by.at(-1)}`; // prettier-ignore
  const where = fact.where ? ` && ${factsCode(child, fact.where, 'other', given)}` : '';
  return `${entityNames(child).many}.some((other) => other.id !== before?.id && ${to} === ${id}${where})`;
}

function valueCode(entity: Entity, fact: Exclude<Fact, { kind: 'used' }>, value: string, given: FactCode): string {
  const { imports, helpers } = given;
  const type = fieldOfFact(given.plan, entity, fact)?.field.type;
  const has = () => {
    helpers.add('has');
    return `has(${value})`;
  };
  switch (fact.kind) {
    case 'yes':
      if (type === 'boolean') return `${value} === true`;
      helpers.add('isYes');
      return `isYes(${value})`;
    case 'given':
      return has();
    case 'is':
      if (type === 'multiselect') return `Boolean(${value}?.includes(${quote(fact.value)}))`;
      if (type === 'select') return `${value} === ${quote(fact.value)}`;
      helpers.add('says');
      return `says(${value}, ${quote(fact.value)})`;
    case 'past':
      return `(${has()} && ${imports.format('daysFromToday')}(${value}) < 0)`;
    case 'future':
      return `(${has()} && ${imports.format('daysFromToday')}(${value}) > 0)`;
    case 'before-month':
      return `(${has()} && ${imports.format('monthKey')}(${value}) < monthKey(new Date()))`;
    case 'above':
      return `(${has()} && Number(${value}) > ${fact.than})`;
    case 'below':
      return `(${has()} && Number(${value}) < ${fact.than})`;
    case 'most':
      return `(${has()} && Number(${value}) <= ${fact.than})`;
    case 'shorter':
      return `String(${value} ?? '').trim().length < ${fact.than}`;
  }
}
