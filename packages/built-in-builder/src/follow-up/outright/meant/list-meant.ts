import { remember } from '../../../remember.ts';
import { personLists } from './person-lists.ts';
import { alikeLists } from './alike-lists.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { byLastPart, entitiesIn, fieldsIn, likeness, tokensIn, type Mention } from '../../understand/gist/mentions.ts';
import { listSaid } from '../lists-said.ts';

export type ListMention = Mention<{ entity: Entity }>;

const groups = alikeLists.map((line) => line.split(' '));
const leastPart = 4;

/** The lines that a name stands in, a German compound by its last part. */
const linesOf = remember((name) => {
  const last = name.split(/[\s-]+/).at(-1)!;
  return groups.flatMap((words, index) =>
    words.some((one) => likeness(last, one) >= 3 || (one.length >= leastPart && last.length > one.length + 2 && last.toLowerCase().endsWith(one))) ? [index] : [],
  ); // prettier-ignore
});
const linesOfWord = remember((word) =>
  groups.flatMap((words, index) => (words.some((one) => likeness(word, one) >= 3) ? [index] : [])),
);

const isLike = (word: string, { label, plural }: Entity): boolean => {
  const said = linesOfWord(word);
  return said.length > 0 && [label, plural].some((name) => linesOf(name).some((line) => said.includes(line)));
};

/** Lists that a text means: as they are called, else by another word for them where it stands for one list alone. */
export function listsMeant(text: string, plan: AppPlan): ListMention[] {
  const named = entitiesIn(text, plan);
  const last = byLastPart(text, plan).filter(({ at }) => !named.some((one) => one.at === at));
  const known = [...named, ...last];
  const others = tokensIn(text).flatMap(({ word, at, end }): ListMention[] => {
    if (known.some((one) => one.at < end && at < one.end)) return [];
    const found = plan.entities.filter((entity) => isLike(word, entity));
    // of people there may be customers and helpers
    const people = found.length === 0 && /^(?:people|folks?|everyone|everybody|leute|alle|jeder)$/iu.test(word) ? plan.entities.filter(personLists) : []; // prettier-ignore
    const [only, ...more] = found.length > 0 ? found : people;
    return only && more.length === 0 ? [{ at, end, score: 1.5, entity: only }] : [];
  });
  return [...known, ...others].sort((a, b) => a.at - b.at);
}

/** The one list that a text is about: named or meant; else the only one that has what it names. */
export function listMeant(text: string, plan: AppPlan): Entity | undefined {
  const meant = listsMeant(text, plan);
  const named = meant.find(({ score }) => score >= 2)?.entity;
  if (named) return named;
  const said = listSaid(text, plan) ?? meant[0]?.entity;
  if (said) return said;
  const having = new Set(fieldsIn(text, plan, { least: 2 }).map(({ entity }) => entity));
  return having.size === 1 ? [...having][0] : plan.entities.length === 1 ? plan.entities[0] : undefined;
}
