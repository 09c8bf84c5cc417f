import { parseField } from '../../kinds/parse-field.ts';
import { inSentence, singularise, toLabel } from '../../plan/names.ts';
import { isPerson } from '../../reading/chunks.ts';
import { columnsOf, draftOfNoun, linkDrafts, type EntityDraft } from '../entity-draft.ts';
import { makeField, type WrittenField } from '../make-field.ts';
import { sampleValue } from '../sample-values.ts';
import { actFields, fieldFrom, itemsOf } from '../said-words.ts';
import { asPlainThing, isStock, leaveTo, unique } from './asked-fields.ts';
import { draftWith, someNames } from './draft-with.ts';
import type { Features } from './features.ts';

/** What a house orders for itself. */
const ordersForItself =
  /\bpurchase orders?\b|\bsupply chain\b|\bprocurement\b|\border (?:proposals?|suggestions?|lists?)\b|\bre-?orders?\b|\bwarehouse\b/i;
const isCart =
  /\b(?:cart|basket|check-?out(?! (?:time|dates?|day|today|list|by)\b)|e-?commerce|online-? ?(?:shop|store)|web-? ?shop|warenkorb|einkaufswagen)\b/i;
/** "ordered" as a state and "in order to" order nothing. */
const ordersNothing =
  /^(?!.*\b(?:orders?|ordering|pre-?orders?|buy|buys|purchase|purchases|who ordered|from the menu|(?:vor)?bestell\w*|kaufen)\b(?<!\bin order)(?<!\b(?:their|its|this|that|right|same|new|fixed|any|changed?) order)(?! (?:of|by|proposals?|in which)\b))/is;

const otherOrders = /\b(repair|work|service|maintenance|production|transport|job) orders?\b/gi;

export function shop(features: Features): void {
  // repair orders and work orders order nothing from a shop
  const text = features.context.text.replace(otherOrders, '$1 tasks');
  if (!features.can('order') && !features.says(isCart)) return;
  if (!features.says(isCart) && text !== features.context.text && ordersNothing.test(text)) return;
  // orders that somebody writes down by the text are kept as it says
  if (!features.says(isCart) && features.context.reading.language === 'de' && features.drafts.some(({ noun }) => noun.endsWith('bestellung') && features.isDescribed(noun))) return; // prettier-ignore
  // what a house orders from its suppliers goes into no cart
  if (!features.says(isCart) && features.says(ordersForItself)) return;
  if (!features.says(isCart)) {
    const isOnlyBought = !features.context.isPublic && !/\border|purchas|\bshops?\b|\bstores?\b|\bmenu\b|\bsell|\bsold\b|\bcustomers?\b/i.test(text); // prettier-ignore
    if (features.context.reading.language === 'en' && (ordersNothing.test(text) || isOnlyBought)) {
      const implied = features.drafts.find(({ noun }) => isOrder.test(noun) && !features.isDescribed(noun));
      if (implied) features.drop(implied.draft);
      return;
    }
    const listed = ordersFor.exec(text)?.[2];
    const asked = unique([
      ...(listed ? itemsOf(listed).flatMap((item) => fieldFrom(item) ?? []) : []),
      ...actFields(text, acts, { colon: false }),
      ...saidOfOrders(features),
    ]);
    if (asked.length > 1) return directOrders(features, asked);
  }
  const isBought = ({ entity }: EntityDraft) => entity.fields.some(({ type }) => type === 'money');
  let goods = features.things.filter(isBought);
  if (goods.length === 0) {
    const { main } = features;
    const lines = [...goodsLines, ...(/\bstock\b/i.test(text) ? ['Stock: number'] : [])];
    const sold = isStock(main) ? asPlainThing(features, main, lines) : main;
    if (sold === main) withPrice(main);
    goods = [sold];
  }
  const old = features.find(/^(?:order|purchase)$/);
  if (old) features.drop(old);
  const orders = draftWith('order', ['Customer: text!', 'Email: email', 'Address: text', 'Payment: text', 'Items: longtext', 'Total: money', 'Date: date!', 'Status: select! New | Paid | Sent | Cancelled']); // prettier-ignore
  features.add('order', orders);
  features.offer('cart', goods);
  features.page('cart', 'Cart', 'ShoppingCart', goods[0]!.entity, { others: [orders.entity.name] });
}

function withPrice(draft: EntityDraft): void {
  draft.entity.fields.push(parseField('Price: money'));
  draft.entity.columns = columnsOf(draft.entity, draft.entity.columns);
  draft.samples = draft.samples.map((row, index) => ({ ...row, price: sampleValue(parseField('Price: money!'), index) ?? 0 })); // prettier-ignore
}

const goodsLines = ['Name: text!', 'Price: money!', 'Description: longtext'];
const ofThing = /^(?:price|picture|photo|image|description)$/;
const ordered =
  /\b(?:order|orders|ordering|pre-orders?|buy|buys|pick|picks|choose|chooses) (?:(?:an?|one|the|their|our|some|\d+) )?(?!(?:for|of|from|with|together|online|by|it|them|up|and|are|is|in|to)\b)(\p{L}{3,})\b/iu;
/** "orders for our T-shirts: name, size" */
const ordersFor = /\borders? for (?:our |the |my )?(?:[tT]-)?(\p{L}{3,})\s*:\s*([^.;]+)/u;
/** "I tick off what was picked up" */
const tickedOff =
  /\b(?:tick|check|cross)(?:s|ing)?(?: \w+)? off\b[^.;]*?\b(?:was|were|is|are|been) (\p{L}+(?: (?:up|out|off))?)/iu;

/** An order is one record that says who wants which, with what the text asks for; no cart is needed for that. */
function directOrders(features: Features, asked: readonly WrittenField[]): void {
  const { text, isPublic } = features.context;
  const object = singularise((ordersFor.exec(text)?.[1] ?? ordered.exec(text)?.[1] ?? '').toLowerCase());
  // orders that somebody keeps track of are no orders of goods of this app
  if (object === '' && features.drafts.every(({ noun }) => isOrder.test(noun) || isPerson(noun))) return;
  for (const { noun, draft } of [...features.drafts]) if (isOrder.test(noun) && features.drafts.length > 1) features.drop(draft);
  leaveTo(features, null, new Set(asked.map(({ field }) => field.name).filter((name) => !ofThing.test(name))), isPerson);
  const known = object === '' ? undefined : features.find(new RegExp(`(?:^| )${object}$`));
  const found = known ?? (object === '' ? features.main : features.need(object, goodsLines, /^never$/));
  const thing = isStock(found) ? asPlainThing(features, found, goodsLines) : found;
  if (!thing.entity.fields.some(({ type }) => type === 'money')) withPrice(thing);
  for (const { noun, draft } of [...features.drafts])
    if (draft !== thing && (isOrder.test(noun) || (isPerson(noun) && !hasOwnFields(features, noun, asked)))) features.drop(draft);
  const label = thing.entity.label.toLowerCase();
  const wanted = asked.filter(({ field }) => !ofThing.test(field.name) && field.name !== label.replace(/ /g, '_'));
  const tick = (tickedOff.exec(text) ?? /\bmarks? (?:them|it|orders?|each) (?:as )?(paid|collected|delivered|sent|packed|done)\b/i.exec(text))?.[1];
  const has = (name: RegExp) => wanted.some(({ field }) => name.test(field.name));
  const lines = [
    ...(has(/(?:^|_)name$|^who$|customer/) ? [] : ['Name: text!']),
    ...wanted,
    'Total: money',
    ...(has(/^status$/) ? [] : [tick ? `${toLabel(tick.toLowerCase())}: boolean` : 'Status: select! New | Confirmed | Done | Cancelled']),
  ];
  const noun = /\bpre-?orders?\b/i.test(text) ? 'pre-order' : 'order';
  const draft = draftOfNoun(noun, lines.map((one) => (typeof one === 'string' ? { field: parseField(one), hasOwnOptions: true } : one)));
  draft.samples = draft.samples.slice(0, 5).map((row, index) => ({ ...row, ...('name' in row && { name: someNames[index]! }) }));
  features.add(noun, draft);
  draft.entity.verb = 'Order';
  linkDrafts(draft, thing);
  features.note(`An order takes the price of the ${inSentence(thing.entity.label)} as its total unless you enter another one.`);
  if (isPublic) features.page('form', 'Order', 'ShoppingBag', draft.entity);
} // prettier-ignore

function hasOwnFields(features: Features, noun: string, asked: readonly WrittenField[]): boolean {
  const names = new Set(asked.map(({ field }) => field.name));
  const said = features.context.reading.entities.find((one) => one.noun === noun)?.fields ?? [];
  return said.some((words) => !names.has(makeField(words)?.field.name ?? '') && !/\b(?:total|ordered|sum)\b/i.test(words));
} // prettier-ignore

const isOrder = /(?:^|[ -])(?:order|purchase)$/;
const acts = 'order|orders|ordering|pre-order|pre-orders|buy|buys|pick|picks';

const saidOfOrders = ({ context }: Features): WrittenField[] =>
  context.reading.entities
    .filter(({ noun, isImplied }) => isOrder.test(noun) && !isImplied)
    .flatMap(({ fields }) => fields.flatMap((words) => makeField(words) ?? []))
    .filter(({ field }) => !/^(?:status|total|date)$/.test(field.name));
