import { inSentence, listInWords } from '../../../plan/names.ts';
import type { AppPlan, Field } from '../../../plan/plan.ts';
import type { Outright } from '../outright.ts';
import { fieldsSaid } from './said.ts';

const asksOfDuty = /^(?:is|are|do|does|must|muss|müssen|ist|sind|brauch\p{L}*)(?!\p{L}).*(?<!\p{L})(?:required|mandatory|compulsory|optional|have to fill|has to be filled|must be filled|need to (?:fill|enter)|have to enter|fill in every time|pflicht\p{L}*|ausfüllen|ausgefüllt|angeben|angegeben|eintragen|eingetragen|entered|given|leer|empty|blank)(?!\p{L}).*\?\s*$/iu; // prettier-ignore
const asksOfKind = /^(?:muss|müssen|soll|reicht|kann|kommt|must|do|does|should|is|can)(?!\p{L}).*(?<!\p{L})(?:as an?|als|ganzes|whole|full|exact|format|number or|just the|only the|nur (?:das|die|der|den)|jahreszahl|year|text oder|type in|eintippen|eingeben)(?!\p{L}).*\?\s*$/iu; // prettier-ignore
const asksWhatFor = /^(?:what(?:['’]s| is| are)|wozu|wofür|why (?:is|are|do|does)|was (?:ist|soll|bedeutet|heißt)|what does)(?!\p{L}).*(?<!\p{L})(?:for|mean|there|about|good for|da|gut|gedacht|gemeint|brauch\p{L}*|bedeutet|heißt|sinn|soll|wozu|wofür)(?!\p{L}).*\?\s*$/iu; // prettier-ignore
const asksWhichValues = /^(?:which|what|welche|was)(?!\p{L}).*(?<!\p{L})(?:choices|options|values|can i (?:pick|choose|select)|auswahl\p{L}*|möglichkeit\p{L}*|auswählen)(?!\p{L}).*\?\s*$/iu; // prettier-ignore
const wishes = /(?<!\p{L})(?:could|can) (?:you|we)|(?<!\p{L})(?:please|bitte|add|remove|nimm|mach|änder\p{L}*|rename|instead|statt|lieber|rather|weg|raus)(?!\p{L})/iu; // prettier-ignore

const kinds: Partial<Record<Field['type'], string>> = {
  text: 'a short text',
  longtext: 'a text of several lines',
  number: 'a number',
  money: 'an amount of money',
  date: 'a date',
  datetime: 'a date with a time',
  boolean: 'a tick box',
  image: 'a picture',
  file: 'a file',
  url: 'a link',
};

/** A question about a field is answered, and nothing is changed. */
export function fieldAnswer(message: string, plan: AppPlan): Outright {
  const text = message.trim();
  if (!text.endsWith('?') || wishes.test(text)) return null;
  const isOfDuty = asksOfDuty.test(text);
  const isOfKind = asksOfKind.test(text);
  if (!isOfDuty && !isOfKind && !asksWhatFor.test(text) && !asksWhichValues.test(text)) return null;
  const found = fieldsSaid(text, plan).find(({ field, score }) => score >= 1.9 && !field.joins);
  if (!found) return null;
  const { entity, field } = found;
  const duty = field.isRequired ? `${field.label} has to be filled in at present.` : `${field.label} may stay empty at present.`; // prettier-ignore
  if (isOfDuty && !isOfKind) return `${duty} It can be changed: say “${inSentence(field.label)} ${field.isRequired ? 'may stay empty' : 'has to be filled in'}”. I changed nothing.`; // prettier-ignore
  return `${kindOf(field, entity.plural, plan)} ${duty} I changed nothing.`;
}

function kindOf({ label, type, options, reference, isPlain }: Field, plural: string, plan: AppPlan): string {
  const where = inSentence(plural);
  if (options) return `${label} of ${where} is one of ${listInWords(options.map(({ value }) => value))}.`;
  const target = plan.entities.find(({ name }) => name === reference);
  if (target) return `${label} of ${where} says which of the ${inSentence(target.plural)} it belongs to.`;
  if (type === 'number' && (isPlain || /year|jahr/iu.test(label))) return `${label} of ${where} is a number, so the year alone is enough.`; // prettier-ignore
  return `${label} of ${where} is ${kinds[type] ?? 'a short text'} that each of them has, for you to fill in as you like.`; // prettier-ignore
}
