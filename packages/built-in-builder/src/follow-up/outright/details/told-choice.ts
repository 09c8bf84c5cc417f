import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Field } from '../../../plan/plan.ts';
import { makeField } from '../../../recognise/make-field.ts';
import { kindOfValues } from './alternatives.ts';

const preposition = '(?:in|by|with|on|at|via|per|mit|über|auf|als|zu|aus|durch|an)';
const article = '(?:the|an?|der|die|das|den|dem|ein(?:e[nmr]?)?|only|nur|just|bloß|always|immer)';
/** Verbs at the end of a German clause, and what says that something is wanted. */
const behind = /\s+(?:(?:\p{L}*ge\p{L}+(?:t|en)|bezahlt|verkauft|bestellt) )?(?:ist|sind|war|waren|wird|werden|wurden?|worden|hat|haben|will|wollen|möchte\p{L}*|soll\p{L}*|kann|können|lassen|is|are|was|were)$/iu; // prettier-ignore
const question = /^(?:which|what|welche[rsnm]?|was für|an welchem|in welche[rm]?) (?:kind of |sort of |type of |art )?(?<noun>\p{L}[\p{L}-]*)/iu; // prettier-ignore
const asks = /^(?:how|what|which|where|when|wie|was|welche\p{L}*|wo|woher|wann|in welche\p{L}*)(?!\p{L})/iu;
const noNoun = /^(?:is|are|it|they|he|she|was|were|ob|whether|if|ist|sind|es|sie|er|wird|did|does|do|or|and|be|want|der|die|das|for|by|in|to|person|somebody|jemand|man|customer|kunde)$/iu; // prettier-ignore
const clause = /(?<!\p{L})(?:i|we|you|ich|wir|man|because|weil|damit|not|nicht|that|dass|so|then|also|more|less|fewer|mehr|weniger|later|should|soll\p{L}*|must|muss)(?!\p{L})/iu; // prettier-ignore
const widest = 3;

/** The choice whose values a sentence offers: "tankt der Diesel, Benzin oder Strom", "whether it was paid in cash or by card". */
export function toldChoice(sentence: string, { language }: AppPlan): Field | null {
  const text = sentence.replace(behind, '');
  const [, said = '', last = ''] = /^(.*?),? (?:or|oder) ([^,]+)$/iu.exec(text) ?? [];
  if (said === '' || /^(?:not|nicht)$/iu.test(last)) return null;
  const parts = said.split(/\s*,\s*/u);
  const first = parts[0]!.replace(/ (?:wissen|haben|eintragen|notieren|aufschreiben|festhalten)$/iu, '');
  // "the size, small or large", "how it came, by post or by hand": what is asked stands before all of them
  const isHead = parts.length > 1 && (asks.test(first) || /^(?:the|their|its|die|der|das|den|ihre?) \p{L}+(?: \p{L}+)?$/iu.test(first)); // prettier-ignore
  const own = isHead ? '' : firstOf(first, last);
  const head = first.slice(0, first.length - own.length).trim();
  const values = [...(isHead ? [] : [own]), ...parts.slice(1), last].map((one) => one.replace(new RegExp(`^(?:${preposition} )?(?:${article} )*`, 'iu'), '').trim()); // prettier-ignore
  if (
    values.length < 2 ||
    values.some(
      (one) => one === '' || /['’]s(?!\p{L})/u.test(one) || one.split(' ').length > widest || clause.test(one),
    )
  )
    return null;
  const labels = values.map((one) => toLabel(one));
  const noun = question.exec(head)?.groups?.['noun'] ?? (isHead && !asks.test(head) ? head.replace(new RegExp(`^${article} `, 'iu'), '') : undefined); // prettier-ignore
  const isGerman = language === 'de';
  const label = noun && !noNoun.test(noun) ? noun : (kindOfValues(labels, isGerman) ?? (isGerman ? 'Art' : 'Kind'));
  return makeField(`${label} (${labels.join(', ')})`)?.field ?? null;
}

/** The first value, at the end of what leads to it: as long as the last one begins, with a preposition where that has one. */
function firstOf(text: string, last: string): string {
  const ofPreposition = new RegExp(`^${preposition} `, 'iu').test(last)
    ? new RegExp(`${preposition} (?:\\p{L}+ )?[\\p{L}\\d-]+$`, 'iu').exec(text)?.[0]
    : undefined;
  return ofPreposition ?? new RegExp(`(?:${article} )?[\\p{L}\\d-]+$`, 'iu').exec(text)?.[0] ?? text;
}
