import type { Field } from '../../plan/plan.ts';
import { toFieldName } from '../../plan/names.ts';
import { toOptions } from '../../plan/tones.ts';
import { isPerson } from '../../reading/chunks.ts';
import { germanSingular } from '../../reading/german-tagger.ts';
import { lemmaOfNoun } from '../../reading/lemma.ts';
import type { ToldList } from '../../reading/outline/outline.ts';
import type { ToldField } from '../../reading/outline/told-field.ts';
import { makeField } from '../make-field.ts';

const isOutside = /^(?:customer|client|supplier|guest|patient|owner|buyer|tenant|kunde|kundin|lieferant|gast|patient|besitzer|halter|mieter|käufer|auftraggeber)$/; // prettier-ignore

const isOfPeople = ({ noun, fields }: ToldList): boolean =>
  isPerson(noun) ||
  fields.some(({ label }) =>
    /^(?:phone|e-?mail|mobile|telefon|handy|mail$|birthday|date of birth|first name|geburts(?:tag|datum)|vorname|ausweis|erwachsene)/i.test(
      label,
    ),
  );

const singular = (word: string, isGerman: boolean): string =>
  isGerman ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word);

/** The list that a field points to: the one that it names, or that of the people where only "who" is asked. */
export function listOfField(told: ToldField, own: ToldList, lists: readonly ToldList[], isGerman: boolean): ToldList | null {
  if (told.options || (told.type && !told.isSomebody)) return null;
  const others = lists.filter((one) => one !== own);
  if (told.asks === 'whose') return others.find(isOfPeople) ?? null;
  const said = told.asks ?? told.label;
  const word = singular(said, isGerman);
  const named = lists.find(({ noun, plural }) => noun === word || plural === said.toLowerCase());
  if (named && (named !== own || told.asks)) return named;
  const ends = others.filter(({ noun }) => noun.length > word.length && word.length > 3 && (noun.endsWith(` ${word}`) || (isGerman && noun.endsWith(word)))); // prettier-ignore
  if (told.asks && ends.length === 1) return ends[0]!;
  const isNamed = ({ noun }: ToldList) => own.fields.some((one) => !one.isSomebody && singular(one.asks ?? one.label, isGerman) === noun); // prettier-ignore
  const people = others.filter((one) => isOfPeople(one) && !isOutside.test(one.noun) && !isNamed(one));
  return told.isSomebody && people.length === 1 ? people[0]! : null;
} // prettier-ignore

/** "which singers were there" */
export const asksSeveral = ({ asks = '' }: ToldField, { noun, plural }: ToldList): boolean =>
  asks !== '' && plural !== null && plural !== noun && asks.toLowerCase() === plural;

/** Words that tell something else elsewhere. */
const ownTypes: readonly (readonly [Field['type'], RegExp])[] = [
  ['date', /^tag$/i],
  ['text', /^body \p{L}+$|^(?:delivery|collection|bin) day$|^liefertag$/iu],
  ['longtext', /don['’]ts$/i],
  ['number', /^(?:goals|points|tore|punkte)(?: |$)/i],
  ['text', /^(?:tax|account|vat|member(?:ship)?|customer|steuer|konto) ?number$|^steuernummer$/i],
];

/** The field of a list, typed by what is told of it, else by its words. */
export function plainField(told: ToldField): Field | null {
  const made = makeField(told.label)?.field;
  if (!made) return null;
  const own = ownTypes.find(([, words]) => words.test(told.label))?.[0];
  const type = told.type === 'select' && !told.options && !made.options ? 'text' : (told.type ?? own ?? made.type);
  const field: Field = { name: made.name, label: made.label, type, isRequired: told.isRequired ?? /^(?:date|day|datum|tag|status|stand|state)$/i.test(made.label) }; // prettier-ignore
  if (type === 'select' || type === 'multiselect') field.options = told.options ? toOptions(told.options) : (made.options ?? []); // prettier-ignore
  const unit = told.unit ?? (made.type === type ? made.unit : undefined);
  if (type === 'number' && unit) field.unit = unit;
  if (type === 'number' && made.max !== undefined && made.type === type) field.max = made.max;
  return field;
}

export const pointing = (label: string, to: string, isRequired = false): Field => ({
  name: toFieldName(label),
  label,
  type: 'reference',
  isRequired,
  reference: to,
});

const isBound = /^(?:from|to|until|till|start|end|begin|von|bis|beginn|ende|anfang|start time|end time|starts at|ends at)$/i; // prettier-ignore
const isDay = /^(?:date|day|datum|tag|weekday|wochentag)$/i;
const isWay = /^(?:trip|ride|drive|lift|journey|transfer|flight|transport|fahrt|tour|reise|flug)$/;
const goesFar = /^(?:kilomet|km|distance|destination|strecke|ziel|entfernung)/i;

/** "date, from, to": times of one day, days where no day is said, and places where somebody drives. */
export function withSpans(fields: readonly Field[], told: readonly ToldField[], noun: string): void {
  // clothes and skates have sizes, land has areas
  if (fields.some(({ label }) => /^(?:brand|condition|colou?r|marke|zustand|farbe)$/i.test(label))) for (const field of fields) if (/^(?:size|größe)$/i.test(field.label) && !field.unit && field.type === 'number') field.type = 'text'; // prettier-ignore
  const hasDay = fields.some(({ label, type }) => isDay.test(label) && (type === 'date' || type === 'select'));
  const isFar = isWay.test(noun) || fields.some(({ label }) => goesFar.test(label));
  for (const field of fields) {
    const isTold = told.some(({ label, type }) => label === field.label && type === 'datetime');
    if (isBound.test(field.label)) {
      const isPlace = isFar && !isTold && hasDay && /^(?:from|to|von|nach)$/i.test(field.label);
      field.type = isPlace ? 'text' : hasDay || / time| at$/.test(field.label) ? 'time' : isTold ? 'datetime' : 'date';
    } else if (field.type === 'datetime' && hasDay && !/^(?:date and time|datum und uhrzeit)$/i.test(field.label)) field.type = 'time'; // prettier-ignore
  }
}
