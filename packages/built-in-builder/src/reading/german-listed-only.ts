import { one as singular } from './german-people.ts';
import type { ReadEntity, Reading } from './reading.ts';

/** "Stammnummer", "Einzugsdatum": what the end of the word says is what something has, however often the text speaks of it. */
const isNamedField = (noun: string): boolean => /(?:nummer|datum|name|gewicht|betrag|uhrzeit)$/.test(noun);

/** Who made it or answers for it, named once in a list: no list of people is asked for. */
const isNamedWith =
  /^(?:autor|autorin|verlag|hersteller|künstler|komponist|interpret|regisseur|winzer|züchter|verfasser|ansprechpartner|kontakt|kontaktperson|absender|empfänger|marke|lehrer|reitlehrer|hausarzt|tierarzt)$/;
const timesIn = (noun: string, text: string): number => text.toLowerCase().split(noun).length - 1;

/** German lists without those that a list names as what another thing has, and that can be nothing else. */
export function withoutListedOnly(read: Reading): Reading {
  if (read.language !== 'de') return read;
  let { entities, relations } = read;
  for (const item of read.entities) {
    if (item.fields.length > 0 || item.isLink || item.isImplied || entities.length < 2) continue;
    const owner = ownerOf(item, entities, read);
    if (!owner || owner.noun === item.noun) continue;
    const field = said(item, read) ?? item.noun;
    entities = entities
      .filter((one) => one.noun !== item.noun)
      .map((one) => (one.noun === owner.noun && !one.fields.some((name) => singular(name.replace(/\s*\(.*$/, '')) === item.noun) ? { ...one, fields: [...one.fields, field] } : one)); // prettier-ignore
    relations = relations.filter(({ from, to }) => from !== item.noun && to !== item.noun);
  }
  return entities === read.entities ? read : { ...read, entities, relations };
}

const listOf = (item: ReadEntity, { lists }: Reading) =>
  lists.find(({ owner, items }) => owner !== null && items.some(({ field }) => singular(field) === item.noun));
const said = (item: ReadEntity, read: Reading): string | undefined =>
  listOf(item, read)?.items.find(({ field }) => singular(field) === item.noun)?.field;

function ownerOf(item: ReadEntity, entities: readonly ReadEntity[], read: Reading): ReadEntity | null {
  const list = listOf(item, read);
  const owner = list && entities.find(({ noun }) => noun === singular(list.owner!));
  if (!owner || owner.isLink) return null;
  const isOnce = isNamedWith.test(item.noun) && (list?.items.length ?? 0) > 1 && timesIn(item.noun, read.plain) === 1;
  return isNamedField(item.noun) || isOnce ? owner : null;
}
