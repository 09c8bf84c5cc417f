import { parseField } from '../../kinds/parse-field.ts';
import { columnsOf, linkDrafts, type EntityDraft } from '../entity-draft.ts';
import { sampleValue } from '../sample-values.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

const comesIn =
  /\bgoods (?:received|in|receipts?)\b|\b(?:incoming|received) (?:goods|stock|items|deliveries)\b|\bstock (?:in|intake|receipts?)\b|\breceiv(?:e|es|ing) goods\b/i;
const goesOut =
  /\bgoods (?:issued|out|issues?)\b|\b(?:outgoing|issued|dispatched) (?:goods|stock|items|deliveries)\b|\bstock out\b|\bissu(?:e|es|ing) (?:goods|stock|parts|items)\b/i;
const isCounted = /\bstock-?tak(?:e|es|ing)\b|\bstock counts?\b|\binventory counts?\b|\bphysical count\b/i;
const isKept = /(?:^| )(?:article|product|item|part|material|component|supply|spare part|ingredient)$/;
const isCount = /^(?:quantity|stock|current_stock|in_stock|on_hand|units_in_stock)$/;
const moveLines = (of: string) => [
  `${of}: text!`,
  'Quantity: number!',
  'Time: datetime!',
  'Person: text',
  'Notes: longtext',
];

/** "goods received and goods issued": each is a record that adds to the stock of an article or takes from it. */
export function stock(features: Features): void {
  if (features.context.reading.language !== 'en' || !(features.says(comesIn) && features.says(goesOut))) return;
  const article = features.drafts.find(({ noun }) => isKept.test(noun) && !/^goods?$/.test(noun))?.draft;
  if (!article) return;
  if (!article.entity.fields.some(({ name }) => isCount.test(name))) addCount(article);
  for (const { noun, draft } of [...features.drafts])
    if (draft !== article && /^(?:good|movement|stock movement|stock|stock-?taking|receipt|issue|goods receipt|goods issue)$/.test(noun)) features.drop(draft);
  const add = (noun: string, label: string, plural: string, lines: readonly string[]) => {
    const draft = draftWith(noun, lines);
    Object.assign(draft.entity, { label, plural, access: article.entity.access });
    draft.samples = draft.samples.map((row, index) => ({ ...row, ...('time' in row && { time: `-${index + 1} 10:30` }) }));
    features.add(noun, draft);
    linkDrafts(draft, article);
  };
  add('goods receipt', 'Goods receipt', 'Goods received', moveLines('Delivery note'));
  add('goods issue', 'Goods issue', 'Goods issued', moveLines('Issued for'));
  if (features.says(isCounted))
    add('stock count', 'Stock count', 'Stocktaking', ['Count: text!', 'Counted: number!', 'Recorded: number!', 'Difference: number', 'Date: date!', 'Person: text', 'Notes: longtext']);
  const count = features.drafts.find(({ noun }) => noun === 'stock count')?.draft.entity.fields.find(({ name }) => name === 'difference');
  if (count) count.formula = { by: 'difference', parts: [{ field: 'counted' }, { field: 'recorded' }] };
} // prettier-ignore

function addCount(draft: EntityDraft): void {
  const field = parseField('Quantity: number!');
  draft.entity.fields.push(field);
  draft.entity.columns = columnsOf(draft.entity, []);
  draft.samples = draft.samples.map((row, index) => ({ ...row, [field.name]: sampleValue(field, index) ?? 0 }));
}
