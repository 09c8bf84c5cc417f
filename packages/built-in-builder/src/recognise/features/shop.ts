import { parseField } from '../../kinds/parse-field.ts';
import type { EntityDraft } from '../entity-draft.ts';
import { sampleValue } from '../sample-values.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

export function shop(features: Features): void {
  if (!features.can('order') && !features.says(/\be-?commerce\b|\bonline (?:shop|store)\b/i)) return;
  const isBought = ({ entity }: EntityDraft) => entity.fields.some(({ type }) => type === 'money');
  let goods = features.things.filter(isBought);
  if (goods.length === 0) {
    const { main } = features;
    main.entity.fields.push(parseField('Price: money'));
    main.samples = main.samples.map((row, index) => ({ ...row, price: sampleValue(parseField('Price: money!'), index) ?? 0 })); // prettier-ignore
    goods = [main];
  }
  const old = features.find(/^(?:order|purchase)$/);
  if (old) features.drop(old);
  const orders = draftWith('order', ['Customer: text!', 'Email: email', 'Address: text', 'Payment: text', 'Items: longtext', 'Total: money', 'Date: date!', 'Status: select! New | Paid | Sent | Cancelled']); // prettier-ignore
  features.add('order', orders);
  features.offer('cart', goods);
  features.page('cart', 'Cart', 'ShoppingCart', goods[0]!.entity, { others: [orders.entity.name] });
}
