import { singularise } from '../plan/names.ts';
import { headOf } from '../reading/noun-of.ts';
import type { Reading } from '../reading/reading.ts';

const sells =
  /\b(?:(?:shop|store|market(?:place)?|catalogu?e) (?:for|of|selling|that sells|with)|(?:wholesaler|dealer|retailer|seller|supplier|manufacturer|maker|importer|distributor) (?:of|for)) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+s(?:, (?:[\p{L}-]+ )?[\p{L}-]+s)*(?:,? and (?:[\p{L}-]+ )?[\p{L}-]+s)?)(?=[.,;:]| (?:with|where|that|in|which)\b|$)/iu;
const goods = /^(?:product|good|item|article|stock article)$/;

/** "A shop for lamps and shades" that speaks of products: there is one list, and what it sells are its kinds. */
export function goodsAreProducts(reading: Reading): void {
  const { entities, plain } = reading;
  const product = entities.find(({ noun }) => goods.test(noun));
  const list = sells.exec(plain)?.[1];
  if (!product || !list) return;
  const names = list.split(/,\s*(?:and )?|\s+and\s+/).map((name) => singularise(name.trim().toLowerCase()));
  const sold = entities.filter((one) => one !== product && names.some((name) => name === one.noun || headOf(name) === one.noun));
  if (sold.length === 0) return;
  for (const { fields } of sold) product.fields.push(...fields.filter((field) => !product.fields.includes(field)));
  if (sold.length > 1 && !product.fields.some((field) => /^(?:category|kind|type)\b/.test(field)))
    product.fields.push(`category (${sold.map(({ noun }) => noun).join(', ')})`);
  const gone = new Set(sold.map(({ noun }) => noun));
  const now = (noun: string) => (gone.has(noun) ? product.noun : noun);
  reading.entities = [product, ...entities.filter((one) => one !== product && !sold.includes(one))];
  reading.relations = reading.relations
    .map((tie) => ({ ...tie, from: now(tie.from), to: now(tie.to) }))
    .filter(({ from, to }) => from !== to);
} // prettier-ignore
