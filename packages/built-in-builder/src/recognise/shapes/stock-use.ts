import { isPerson } from '../../reading/chunks.ts';
import type { Shape } from './shape.ts';

const takenOff = /\bwhen (?:i|we|someone|somebody) (?:use|take|need)s? (?:some|any|it|one|them|something)\b[^.;]{0,40}\b(?:take|takes|goes?|comes?|subtract|deduct|minus|less)\b|\b(?:take|subtract|deduct)s? (?:it|them|that|what (?:i|we) use) (?:off|from)\b|\bwhat (?:is|['’]s) (?:still )?left (?:over )?(?:after|when)\b/iu; // prettier-ignore
const left = /\bhow (?:many|much) ((?:square )?[\p{L}\d]+)?(?: (?:is|are))?(?: still)? left\b/iu;
const unitNames: Readonly<Record<string, string>> = {
  sqm: 'square metres',
  m2: 'square metres',
  m: 'metres',
  kg: 'kilos',
};

/** What is used up: how much is left follows from what was taken, and no more than that can be taken. */
export function stockUse(shape: Shape): void {
  const { text } = shape;
  const amount = left.exec(text);
  if (!takenOff.test(text) || !amount) return;
  const thing = shape.reading.entities.find(({ noun, fields }) => fields.length > 1 && !isPerson(noun) && !/^(?:job|order)$/.test(noun))?.noun; // prettier-ignore
  if (!thing) return;
  const said = amount[1]?.toLowerCase() ?? '';
  const unit = unitNames[said] ?? (said === '' ? 'quantity' : said);
  const entity = shape.find(thing)!;
  entity.fields = entity.fields.filter((field) => !/\bleft\b|number of|quantity/i.test(field) && !(said && field.includes(said))); // prettier-ignore
  shape.keep(thing, [...makes(text), `${unit} left (number)`, ...(/\bphotos?\b|\bpics?\b|\bpictures?\b/i.test(text) ? ['photo'] : [])], { leads: true }); // prettier-ignore
  const job = /\b(?:use|take|need)s? (?:some|any|it|one|them|something) (?:for|on|in) (?:an?|the|each|which|every) ([\p{L}-]+)/iu.exec(text)?.[1]?.toLowerCase(); // prettier-ignore
  if (job) shape.keep(job, ['customer', 'address', 'date', 'notes']);
  shape.event('use', ['date', 'amount used (number)', 'notes'], [thing, ...(job ? [job] : [])], 'uses');
  shape.dropWhere(({ noun, fields }) => fields.length === 0 && noun !== job && noun !== thing && noun !== 'use');
  shape.drop('order');
  shape.without('order', 'book');
}

/** "Make, colour, size": what is typed as one word before the rest of a list. */
const makes = (text: string): string[] => (/(?:^|[.!?:]\s+|,\s*)(make|brand),\s/i.test(text) ? [/(make|brand),\s/i.exec(text)![1]!.toLowerCase()] : []); // prettier-ignore
