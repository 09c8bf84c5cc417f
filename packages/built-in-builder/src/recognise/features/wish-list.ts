import { parseField } from '../../kinds/parse-field.ts';
import { columnsOf } from '../entity-draft.ts';
import { sampleValue } from '../sample-values.ts';
import type { Features } from './features.ts';

const wishList = /(?<!\p{L})wunsch-?listen?(?!\p{L})|\bwish ?lists?\b/iu;
const isShop = ['order', 'favourite', 'book'];

/** Beside what somebody has stands what they wish for: the same things, on one of two lists. */
export function wishLists(features: Features): void {
  if (!features.says(wishList) || features.can(...isShop)) return;
  const { main } = features;
  const { entity } = main;
  const isGerman = features.context.reading.language === 'de';
  const field = parseField(isGerman ? 'Liste: select! Sammlung | Wunschliste' : 'List: select! Collection | Wish list');
  if (entity.fields.some(({ name }) => name === field.name) || /wunsch|wish/i.test(entity.label)) return;
  const [had] = field.options ?? [];
  entity.fields.push({ ...field, ...(had && { start: had.value }) });
  entity.columns = columnsOf(entity, entity.columns);
  // some that are wished for, so that both lists have rows
  main.samples = main.samples.map((row, index) => ({ ...row, [field.name]: sampleValue(field, index % 3 === 2 ? 1 : 0) ?? '' })); // prettier-ignore
}
