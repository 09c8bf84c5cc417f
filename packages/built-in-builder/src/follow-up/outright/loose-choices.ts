import { toLabel } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { makeField } from '../../recognise/make-field.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { chosen, itemsIn, otherWish } from './choices.ts';
import { listMeant } from './meant/list-meant.ts';
import type { Outright } from './outright.ts';

/** What is by itself one of a few. */
const nouns = String.raw`status|state|stage|type|kind|category|level|priority|urgency|condition|grade|stand|status|zustand|art|typ|sorte|kategorie|stufe|priorität|dringlichkeit|phase|bearbeitungsstand`;
const choice = new RegExp(String.raw`(?<!\p{L})(?:${nouns})(?!\p{L})`, 'iu');
const isPicked = /(?<!\p{L})(?:pick ?-?list|drop ?-?down(?: list)?|select(?:ion)? list|choose from|choice|auswahl\p{L}*|zur auswahl|dropdown\p{L}*)(?!\p{L})/iu; // prettier-ignore
const split =
  /^(?<head>[^:,]{4,90}?)(?:\s*:\s+|\s+[-–]\s+|,\s+(?:namely |nämlich |and zwar |und zwar |so |also )?)(?<said>.+)$/iu;
const isValueInFront = /(?<!\p{L})(?:be|is|are|was|ist|sind|sein|wird|als|as)\s+\p{L}+$/iu;
const fewest = 3;

/**
 * "Can we have a status on the jobs, waiting, in work, ready": a choice that is named, or a field that is to be a pick list, and behind
 * it its values, with commas alone between them.
 */
export function looseChoiceWish(message: string, plan: AppPlan): Outright {
  const way = wayOf(message, plan) ?? eitherOf(message, plan);
  if (way) return way;
  const { head = '', said = '' } = split.exec(message.replace(/[.!?]+$/, ''))?.groups ?? {};
  // "status should be waiting, ready": the first value stands in front
  if (isValueInFront.test(head) && !isPicked.test(head)) return null;
  const items = itemsIn(said, fewest);
  if (!items || otherWish.test(head.replace(isPicked, '')) || items.some(isOfAType)) return null;
  const [field] = isPicked.test(head) || !choice.test(head) ? fieldsIn(head, plan, { least: 2 }) : [];
  if (field && (isPicked.test(head) || choice.test(field.field.label))) return changesOf(chosen(field.entity, field.field.label, items)); // prettier-ignore
  const noun = choice.exec(head)?.[0];
  const entity = noun ? listMeant(head, plan) : undefined;
  return entity && noun ? changesOf(chosen(entity, toLabel(noun.toLowerCase()), items)) : null;
}

const goesThrough = /^(?<list>.+?) (?:should |must |can |always |will )*(?:go(?:es)?|moves?|runs?|pass(?:es)?|durchlaufen|gehen|geht|laufen)(?: through| via| from| durch| über| von)? (?<said>[^:]{10,})$/iu; // prettier-ignore

/** "Orders should go ordered, at the lab, ready": the states of a list in their order. */
function wayOf(message: string, plan: AppPlan): Outright {
  const { list = '', said = '' } = goesThrough.exec(message.replace(/[.!?]+$/, '').replace(/,? (?:please|pls|bitte)$/iu, ''))?.groups ?? {}; // prettier-ignore
  const items = itemsIn(said.replace(/\s+(?:to|then|nach|dann)\s+/giu, ', '), fewest);
  const entity = items && list.split(' ').length < 5 && !otherWish.test(message) && !items.some(isOfAType) ? listMeant(list, plan) : undefined; // prettier-ignore
  const state = entity && rolesOf(entity).state;
  return entity && items ? changesOf(chosen(entity, state?.label ?? 'Status', items)) : null;
}

const eitherBehind = /^(?<head>.*(?<!\p{L})(?:missing|note|know|add|need|want|fehlt|fehlen|noch|bräuchte\p{L}*|brauche\p{L}*|wissen)(?!\p{L}).*?),?\s+(?:whether|if|ob)(?: (?:it['’]?s|it is|they are|es|das|sie))? (?<one>\p{L}[\p{L}-]+) (?:or|oder) (?<other>\p{L}[\p{L}-]+)(?: (?:is|are|ist|sind|war|was))?$/iu; // prettier-ignore

/** "Bei den Fahrten fehlt noch, ob dienstlich oder privat": one of two. */
function eitherOf(message: string, plan: AppPlan): Outright {
  const { head = '', one = '', other = '' } = eitherBehind.exec(message.replace(/[.!?]+$/, ''))?.groups ?? {};
  if (one === '' || /^(?:not|nicht|nein|no|yes|ja)$/iu.test(other)) return null;
  const entity = listMeant(head, plan);
  return entity ? changesOf(chosen(entity, plan.language === 'de' ? 'Art' : 'Kind', [toLabel(one), toLabel(other)])) : null; // prettier-ignore
}

const changesOf = (found: ReturnType<typeof chosen>): Outright => (found && typeof found !== 'string' ? found.changes : null); // prettier-ignore
/** A day or a sum is a field, and no value of one. */
export const isOfAType = (item: string): boolean => {
  const type = makeField(item)?.field.type;
  return type !== undefined && type !== 'text' && type !== 'boolean' && type !== 'select';
};
