import { parseField } from '../../../kinds/parse-field.ts';
import { inSentence, toLabel } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { aboutIn } from '../gist/mentions.ts';

const board = /(?<!\p{L})(?:board|kanban\p{L}*|tafel|pinnwand)(?!\p{L})/iu;
const columns =
  /(?<!\p{L})(?:columns?|lanes?|stages?|spalten?|with|mit|from|von|:)\s*(?:for |called |named |namens |für )?:?\s*((?:[\p{L}-]+(?: [\p{L}-]+)?, ?){1,7}[\p{L}-]+(?: [\p{L}-]+)?(?:,? (?:and|und|or|oder) [\p{L}-]+(?: [\p{L}-]+)?)?|[\p{L}-]+ (?:and|und) [\p{L}-]+)/iu;
/** Where the list of columns has ended and a sentence goes on: "abgeholt wo ich die Bestellungen verschieben kann". */
const goesOn = /\s(?:where|that|so|which|to|for|wo|damit|auf|in|bei|für|zum|und (?:ich|man|wir))(?!\p{L}).*$/iu;

/** "a board with columns new, baked, picked up": the list gets these states, and the board has them as columns. */
export function boardWish(text: string, plan: AppPlan): Change[] | null {
  if (!board.test(text)) return null;
  const named = columns.exec(text.replace(goesOn, ''))?.[1] ?? '';
  const states = named.split(/,\s*(?:and |und |or |oder )?| (?:and|und|or|oder) /iu).map((state) => toLabel(state.trim().toLowerCase())); // prettier-ignore
  if (states.length < 2 || states.some((state) => state === '' || state.split(' ').length > 3)) return null;
  const entity = aboutIn(text.replace(named, ' '), plan);
  const same = entity.fields.find(({ options }) => options?.length === states.length && options.every(({ value }) => states.some((state) => state.toLowerCase() === value.toLowerCase()))); // prettier-ignore
  if (same) return [{ kind: 'add-board', entity: entity.name, by: same.name }];
  const status = entity.fields.find(({ name, type }) => name === 'status' && type === 'select');
  const set: Change = status
    ? { kind: 'set-options', entity: entity.name, field: status.name, options: states }
    : { kind: 'add-field', entity: entity.name, field: parseField(`Status: select ${states.join(' | ')}`), isShown: true }; // prettier-ignore
  return [set, { kind: 'add-board', entity: entity.name, by: 'status' }];
}

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
