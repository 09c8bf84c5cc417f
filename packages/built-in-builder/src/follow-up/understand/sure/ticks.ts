import { parseField } from '../../../kinds/parse-field.ts';
import { inSentence, toLabel } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { aboutIn } from '../gist/mentions.ts';

const marks =
  /(?<!\p{L})(?:mark|flag|tick|label)(?!\p{L}) (?:an? |the |our |my |single |individual )*(?:\p{L}+ ){1,3}?as ([\p{L}-]+(?: [\p{L}-]+)?)(?=$|[,.;]| (?:and|so|to|in|when)(?!\p{L}))|(?<!\p{L})als ([\p{L}-]+) (?:markieren|kennzeichnen|abhaken|ankreuzen|vermerken)(?!\p{L})/iu;
const wished =
  /(?<!\p{L})(?:want|like|need|can|could|be able|possible|should|must|möchte\p{L}*|will|wollen|soll\p{L}*|können|kann|muss|müssen|bitte|please|let)(?!\p{L})/iu;
const filters = /(?<!\p{L})(?:filter\p{L}*|only (?:see|show)|nur (?:die|diese) (?:sehen|anzeigen))(?!\p{L})/iu;

/** "I want to mark lessons as cancelled and filter by that": something to tick, and a filter by it where one is wished for. */
export function markAsWish(text: string, plan: AppPlan): Change[] | null {
  const match = marks.exec(text);
  const word = match?.[1] ?? match?.[2];
  if (!match || !word || !wished.test(text)) return null;
  const entity = aboutIn(text, plan);
  const isState = entity.fields.some(({ label, options }) => inSentence(label) === word.toLowerCase() || options?.some(({ value }) => value.toLowerCase() === word.toLowerCase())); // prettier-ignore
  if (isState) return null;
  const field = parseField(`${toLabel(word.toLowerCase())}: boolean`);
  const add: Change = { kind: 'add-field', entity: entity.name, field, isShown: true };
  return filters.test(text) ? [add, { kind: 'add-filter', entity: entity.name, field: field.name }] : [add];
}

const either = /^(?:(?:an?|the|every|each|some|ein\p{L}*|der|die|das|jede\p{L}*|manche) )?[\p{L} -]{2,40}? (?:can|may|could|is|are|kann|können|ist|sind) (?:either )?([\p{L}-]+)(?: (?:sein|be))? (?:or|oder) (?:not|nicht|eben nicht|auch nicht)(?: sein)?[.!]*$/iu; // prettier-ignore

/** "a product can be organic or not": something to tick. */
export function eitherWish(text: string, plan: AppPlan): Change[] | null {
  const word = either.exec(text.replace(/\b(can|may|could) be\b/i, '$1'))?.[1];
  if (!word || /^(?:be|there|here|da|hier)$/i.test(word)) return null;
  const entity = aboutIn(text, plan);
  if (entity.fields.some(({ label }) => inSentence(label) === word.toLowerCase())) return null;
  return [{ kind: 'add-field', entity: entity.name, field: parseField(`${toLabel(word)}: boolean`), isShown: true }];
}
