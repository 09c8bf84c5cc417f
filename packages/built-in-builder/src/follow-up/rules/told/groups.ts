import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { fieldsIn, likeness, tokensIn } from '../../understand/gist/mentions.ts';
import { isDayLike } from '../counts.ts';
import { thingsIn } from '../places.ts';
import { numeral, spanOf } from '../said.ts';
import { ofPeople, saysWho } from './lists.ts';
import { anyWord } from '../../any-word.ts';

const perWord = /(?<!\p{L})(?:per|pro|je|each|every|for each|for every|jede[rnms]?|keine?[rnms]?|no|(?:the )?same|derselbe|dieselbe|demselben|derselben|and|und)\s+(?:(?:single|einzelne[rnms]?|same)\s+)?(\p{L}+)/giu; // prettier-ignore
const isPerson = /^(?:person|people|head|nose|guy|one|body|kopf|nase|mensch|man|woman)$/iu;
/** That it is about people, one by one. */
export const saysPerson = anyWord(String.raw`person|people|head|nose|each of (?:us|them|you)|everyone|everybody|nobody|no one|anybody|anyone|somebody|someone|one of us|guy|each|kopf|nase|jeder|jedem|jeden|jede|keiner|keinem|niemand|niemandem|einer|leute|wer|man`); // prettier-ignore

/** By whom or by what a list is counted: what stands behind "per", else named beside the number, else the person where it speaks of one. */
export function groupOf(sentence: string, text: string, plan: AppPlan, list: Entity): Field | undefined {
  const all = list.fields.filter(({ type, formula, joins, label }) => !formula && !joins && !(type === 'text' && isDayLike(label)) && ['reference', 'text', 'select', 'email'].includes(type)); // prettier-ignore
  const who = all.find((field) => field.type === 'reference' && saysWho(plan, field)) ?? all.find((field) => saysWho(plan, field)); // prettier-ignore
  for (const [, word = ''] of sentence.matchAll(perWord)) {
    if (spanOf(word)) continue;
    const field = isPerson.test(word) ? who : named(word, plan, list, all);
    if (field) return field;
  }
  const clause = sentence.split(/,\s/).find((one) => new RegExp(`(?<!\\p{L})(?:${numeral}|twice|once)(?!\\p{L})`, 'iu').test(one)) ?? sentence; // prettier-ignore
  const beside = named(clause, plan, list, all.filter((field) => !isCounted(clause, plan, field))); // prettier-ignore
  if (beside) return beside;
  const isOfPeople = saysPerson.test(sentence) || saysPerson.test(text);
  return isOfPeople && otherPeople(text, plan) === undefined ? who : undefined;
}

function named(said: string, plan: AppPlan, list: Entity, all: readonly Field[]): Field | undefined {
  const field = fieldsIn(said, { ...plan, entities: [list] }, { least: 1.9 }).find((one) => all.includes(one.field))?.field; // prettier-ignore
  const pointed = thingsIn(said, plan).filter((one) => one !== list);
  return field ?? all.find(({ reference }) => pointed.some(({ name }) => name === reference));
}

/** "Two places", "three books": what is counted is not by what it is counted. */
const isCounted = (sentence: string, plan: AppPlan, { label, reference }: Field): boolean => {
  const nouns = [...sentence.matchAll(new RegExp(`(?<!\\p{L})${numeral}\\s+(?:\\p{L}+\\s+)??(\\p{L}+)`, 'giu'))].map(([, noun = '']) => noun); // prettier-ignore
  if (reference && nouns.some((noun) => thingsIn(noun, plan).some(({ name }) => name === reference))) return true;
  const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const stem = plain(label).slice(0, Math.max(3, label.length - 2));
  const numbers = `(?:${plain(numeral)}|zweimal|twice)`;
  return new RegExp(`(?<!\\p{L})${numbers}\\s+(?:\\p{L}+\\s+)?\\p{L}*${stem.replace(/[^\p{L}]/gu, '.')}`, 'iu').test(plain(sentence)); // prettier-ignore
};

/** The word for people of a kind that no list and no field of the app is called by: they are not those that it has. */
export const otherPeople = (text: string, plan: AppPlan): string | undefined =>
  tokensIn(text).find(({ word }) => ofPeople.test(word.replace(/s$/u, '')) && !/^(?:who|wer|people|person|staff|kid|child|kind)/iu.test(word) && thingsIn(word, plan).length === 0 && !plan.entities.some((one) => one.fields.some(({ label }) => label.split(' ').some((part) => likeness(word, part) >= 2))))?.word; // prettier-ignore
