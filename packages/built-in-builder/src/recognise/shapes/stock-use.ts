import { isPerson } from '../../reading/chunks.ts';
import { nounIn, type Shape } from './shape.ts';

const takenOff = /\bwhen (?:i|we|someone|somebody) (?:use|take|need)s? (?:some|any|it|one|them|something)\b[^.;]{0,40}\b(?:take|takes|goes?|comes?|subtract|deduct|minus|less)\b|\b(?:take|subtract|deduct)s? (?:it|them|that|what (?:i|we) use) (?:off|from)\b|\bwhat (?:is|['’]s) (?:still )?left (?:over )?(?:after|when)\b/iu; // prettier-ignore
const left = /\bhow (?:many|much) ((?:square )?[\p{L}\d]+)?(?: (?:is|are))?(?: still)? left\b/iu;
const usedFor = /\b(?:use|take|need)s? (?:some|any|it|one|them|something) (?:for|on|in) (?:an?|the|each|which|every) ([\p{L}-]+)/iu; // prettier-ignore
const heap = /\b(?:full of|lots of|piles? of|boxes of|bags of|rolls of|stock of|leftover|left-over) ([\p{L}-]+)/iu;
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
  const job = usedFor.exec(text)?.[1]?.toLowerCase();
  const [, named = ''] = heap.exec(text) ?? [];
  const thing = shape.reading.entities.find(({ noun, fields }) => fields.length > 1 && !isPerson(noun) && noun !== 'order' && noun !== job)?.noun ?? (named === '' ? undefined : shape.keep(nounIn(named), listedWith(text, amount[0]))); // prettier-ignore
  if (!thing) return;
  const said = amount[1]?.toLowerCase() ?? '';
  const unit = unitNames[said] ?? (said === '' ? 'quantity' : said);
  const entity = shape.find(thing)!;
  entity.fields = entity.fields.filter((field) => !/\bleft\b|number of|quantity/i.test(field) && !(said && field.includes(said))); // prettier-ignore
  shape.keep(thing, [...makes(text), `${unit} left (number)`, ...(/\bphotos?\b|\bpics?\b|\bpictures?\b/i.test(text) ? ['photo'] : [])], { leads: true }); // prettier-ignore
  if (job) shape.keep(job, ['customer', 'address', 'date', 'notes']);
  shape.event('use', ['date', 'amount used (number)', 'notes'], [thing, ...(job ? [job] : [])], 'uses');
  shape.dropWhere(({ noun, fields }) => fields.length === 0 && noun !== job && noun !== thing && noun !== 'use');
  shape.drop('order');
  shape.without('order', 'book');
}

/** What stands beside it in its list. */
const listedWith = (text: string, amount: string): string[] =>
  (text.split(/[.!?:]\s+/).find((sentence) => sentence.includes(amount)) ?? '')
    .split(/,\s*(?:and )?/)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(item));

/** "Make, colour, size": what is typed as one word before the rest of a list. */
const makes = (text: string): string[] => (/(?:^|[.!?:]\s+|,\s*)(make|brand),\s/i.test(text) ? [/(make|brand),\s/i.exec(text)![1]!.toLowerCase()] : []); // prettier-ignore
