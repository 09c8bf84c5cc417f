import { inSentence, pluralise, singularise, toFieldName } from '../plan/names.ts';
import { detailPageOf, type AppPlan, type Entity, type Field, type Page } from '../plan/plan.ts';

const key = (words: string): string =>
  toFieldName(
    words
      .replace(/["'“”‘’]/g, '')
      .replace(/^(?:the|a|an|my|our|each|every|all)\s+/i, '')
      .trim(),
  );

const same = (words: string, ...names: string[]): boolean => {
  const wanted = new Set([key(words), key(singularise(words.trim()))]);
  return names.some((name) => wanted.has(key(name)) || wanted.has(key(pluralise(name))));
};

export const findEntity = (plan: AppPlan, words: string): Entity | undefined =>
  plan.entities.find((entity) => same(words, entity.name, entity.label, entity.plural)) ??
  // "bei Lesern": with several German ones there is one n more
  (plan.language === 'de' ? plan.entities.find(({ plural }) => same(words, `${plural}n`)) : undefined);

export const findField = (entity: Entity, words: string): Field | undefined =>
  entity.fields.find((field) => same(words, field.label)) ??
  entity.fields.find((field) => !field.isRenamed && same(words, field.name)) ??
  entity.fields.find((field) => key(words).length >= 4 && key(field.label).split('_').includes(key(words))) ??
  entity.fields.find((field) => key(words).includes('_') && key(field.label).startsWith(`${key(words)}_`)) ??
  entity.fields.find((field) => stem(words).length >= 4 && stem(words) === stem(field.label));

/** What stays of a German word when one speaks of several: "Beispielsätze" and "Beispielsatz". */
const stem = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:innen|en|er|es|e|n|s)$/, '');

/** The field and its entity; the entity that was named first, then the others in the plan's order. */
export function findFieldAnywhere(
  plan: AppPlan,
  words: string,
  named: Entity | undefined,
): { entity: Entity; field: Field } | undefined {
  for (const entity of named ? [named] : plan.entities) {
    const field = findField(entity, words);
    if (field) return { entity, field };
  }
  return undefined;
}

/** A page of the navigation, by its label or by what it is: "the board", "the calendar", "the dashboard". */
export function findPage(plan: AppPlan, words: string): Page | undefined {
  const plain = words.replace(/\s+(?:page|view|screen|tab)$/i, '');
  const details = new Set(plan.entities.map((entity) => detailPageOf(plan, entity.name)));
  const pages = plan.pages.filter((page) => !details.has(page as never));
  return (
    pages.find((page) => same(plain, page.label, page.name)) ??
    pages.find((page) => same(plain, page.archetype)) ??
    // "repair orders" where the page is called Orders
    (/^\p{L}+ \p{L}+s$/u.test(plain)
      ? pages.find((page) => page.archetype === 'list' && same(plain.split(' ')[1]!, page.label))
      : undefined) ??
    (/^(?:overview|dashboard|charts?)$/i.test(plain) ? pages.find((page) => page.archetype === 'dashboard') : undefined)
  );
}

export const inWords = (entity: Entity): string => inSentence(entity.plural);
