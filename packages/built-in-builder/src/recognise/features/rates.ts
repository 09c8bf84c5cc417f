import { parseField } from '../../kinds/parse-field.ts';
import type { Field } from '../../plan/plan.ts';
import { columnsOf } from '../entity-draft.ts';
import type { Features } from './features.ts';

const unit =
  'met(?:er|re)|kilo|kg|km|kilomet(?:er|re)|mile|hour|night|day|person|head|piece|litre|liter|page|ticket|seat|box';
const money = String.raw`(\d+(?:[.,]\d{1,2})?) ?(?:euros?|€|eur|dollars?|\$|pounds?|£|francs?|chf)`;
/** "8 euro per metre", "an hour is 48 €", "€ 0.30 a kilometre" */
const ways = [
  new RegExp(String.raw`${money} (?:per|an?|each|for (?:each|every|an?)) (${unit})\b`, 'iu'),
  new RegExp(String.raw`(?:€|\$|£) ?(\d+(?:[.,]\d{1,2})?) (?:per|an?|each) (${unit})\b`, 'iu'),
];
const turned = new RegExp(String.raw`\b(?:an?|each|every|one) (${unit}) (?:is|costs|at|for|makes) ${money}`, 'iu');
const isPrice = /price|total|cost|amount|fee|sum|to_pay|charge/;

/** What each metre, hour or kilometre costs, times how many there are. */
export function rates(features: Features): void {
  const { text: read, typed: text = read, reading } = features.context;
  if (reading.language !== 'en') return;
  const [, count = '', of = ''] = ways.map((way) => way.exec(text)).find(Boolean) ?? [];
  const [, of2 = '', count2 = ''] = turned.exec(text) ?? [];
  const rate = Number((count || count2).replace(',', '.'));
  const stem = (of || of2).toLowerCase().replace(/(?:er|re)$/, '').replace(/s$/, ''); // prettier-ignore
  if (!rate || stem === '') return;
  for (const { draft } of features.drafts) {
    const { entity } = draft;
    const number = entity.fields.find(
      ({ type, name, formula }) => type === 'number' && !formula && name.includes(stem),
    );
    if (!number || entity.fields.some(({ formula }) => formula)) continue;
    const known = entity.fields.find(({ type, name }) => type === 'money' && isPrice.test(name));
    const price: Field = known ?? parseField('Price: money');
    Object.assign(price, { isRequired: false, formula: { by: 'product', parts: [{ field: number.name }, { number: rate }] } }); // prettier-ignore
    if (!known) entity.fields.splice(entity.fields.indexOf(number) + 1, 0, price);
    entity.columns = [...new Set([...columnsOf(entity, entity.columns).slice(0, 4), price.name])];
    return;
  }
}
