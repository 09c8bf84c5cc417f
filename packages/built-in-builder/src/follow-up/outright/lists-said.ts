import type { AppPlan, Entity } from '../../plan/plan.ts';
import { listAlike } from './fields/alike-lists.ts';
import { entitiesIn, likeness, stemOf, tokensIn } from '../understand/gist/mentions.ts';

const leastPart = 5;
const small = /^(?:neue?[nrms]?|eine?[nrms]?|jede[nrms]?|alle[nrms]?|dies\p{L}*|soll\p{L}*|einen|seine?[nrms]?|nicht|immer|every|their|there|which|should|about|these|those)$/iu; // prettier-ignore

const toWords = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** The list that words name: as it is called, else as the beginning or the end of its name, as "Schaden" is of Schadensmeldung, else by another word for it. */
export function listSaid(text: string, plan: AppPlan): Entity | undefined {
  const named = entitiesIn(text, plan)[0]?.entity;
  if (named) return named;
  // of a list that was renamed people still say the old word
  const old = plan.entities.find(({ name }) => tokensIn(text).some(({ word }) => likeness(word, toWords(name)) >= 3));
  const known = old ?? byAnyWord(text, plan);
  if (known || plan.language !== 'de') return known ?? listAlike(text, plan);
  for (const { word } of tokensIn(text)) {
    const stem = stemOf(word);
    if (stem.length < leastPart || !/^\p{Lu}/u.test(word) || small.test(word)) continue;
    const found = plan.entities.filter(({ label }) => {
      const whole = stemOf(label);
      return whole.startsWith(stem) || whole.endsWith(stem);
    });
    if (found.length === 1) return found[0];
  }
  return listAlike(text, plan);
}

/** "Every dog" is one of the dog visitors, where no other list has the word. */
export function byAnyWord(text: string, { entities }: AppPlan): Entity | undefined {
  for (const { word } of tokensIn(text)) {
    const named = word.length < 3 ? [] : entities.filter(({ label }) => label.includes(' ') && label.split(' ').some((one) => likeness(word, one) >= 3)); // prettier-ignore
    if (named.length === 1) return named[0];
  }
  return undefined;
}
