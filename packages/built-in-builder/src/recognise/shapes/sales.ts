import { isPerson } from '../../reading/chunks.ts';
import { nounIn, type Shape } from './shape.ts';

const sold = /\b(?:what|how much|who|which) (?:i|we) (?:have )?(?:sold|sell|delivered|deliver)(?: to)? (?:to )?(?:whom?|which|what|each|them)\b|\bwhat (?:i|we) (?:have )?sold to\b|\bwho (?:bought|buys|gets|got|takes) (?:what|how (?:much|many))\b|\bsales\b[^.;]{0,30}\bwho\b/iu; // prettier-ignore
const buyers = /\b(?:\d+|two|three|four|five|six|several|some|few) ([\p{L}-]+s) (?:buy|order|take|get)s?\b/iu;

/** "what I sold to whom": sales to those who buy, with how much and for how much. */
export function sales(shape: Shape): void {
  const { text } = shape;
  if (!sold.test(text)) return;
  const buyer = nounIn(buyers.exec(text)?.[1] ?? '') || shape.reading.entities.find(({ noun }) => /customer|client|restaurant|shop/.test(noun))?.noun || 'customer'; // prettier-ignore
  const thing = shape.reading.entities.find(({ noun, fields }) => fields.length > 1 && !isPerson(noun) && noun !== buyer)?.noun; // prettier-ignore
  shape.keep(buyer, ['contact', 'phone', 'address']);
  shape.dropWhere(({ noun }) => /^(?:order|sale)$/.test(noun));
  shape.event(
    'sale',
    [
      'date',
      'what was sold (text)',
      /\b(?:kg|kilos?)\b/i.test(text) ? 'amount in kg (number)' : 'quantity (number)',
      'price',
      'paid (yes/no)',
    ],
    [buyer],
  );
  shape.without('order');
  shape.number({ of: buyer, label: 'Bought for', type: 'money', by: 'same', parts: [{ over: 'sale', take: 'sum', label: 'price' }] }); // prettier-ignore
  if (thing) shape.lead(shape.find(thing)!);
}
