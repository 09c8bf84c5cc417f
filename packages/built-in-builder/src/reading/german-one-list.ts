import type { ReadEntity, Reading, Relation } from './reading.ts';

const leastPart = 4;
const leastBefore = 3;
/** Räder beside Fahrräder. */
const isShort = /^(?:rad|lok|los|beet|tor)$/;

/** "Schwimmkurse" and "die Kurse" are one list, where the text has no other kind of Kurs. */
export function oneGermanListEach(read: Reading): Reading {
  let reading = withoutStores(read);
  for (const short of read.entities) {
    const { noun } = short;
    const longer = reading.entities.filter((one) => one.noun.endsWith(noun) && one.noun.length >= noun.length + leastBefore); // prettier-ignore
    const [long] = longer;
    if (
      !long ||
      longer.length > 1 ||
      (noun.length < leastPart && !isShort.test(noun)) ||
      areRelated(short, long, reading)
    )
      continue;
    if (short.fields.length > 1 && long.fields.length > 1) continue;
    const has = new Set(long.fields.map((field) => field.toLowerCase()));
    const whole = {
      ...long,
      fields: [...long.fields, ...short.fields.filter((field) => !has.has(field.toLowerCase()))],
    };
    reading = { ...reading, entities: reading.entities.flatMap((one) => (one === long ? [whole] : one === short ? [] : [one])), relations: relationsNow(reading, noun, long.noun) }; // prettier-ignore
  }
  return reading;
}

/** "Impfstoffvorrat. Impfstoffe mit Charge": what they are kept in is no list beside them. */
function withoutStores(read: Reading): Reading {
  // "Abholungen: Abholtermine, wer holt ab"
  const isDay = (noun: string, other: string) => noun.endsWith('ung') && new RegExp(`^${noun.slice(0, -3)}(?:termin|tag|zeit)$`).test(other); // prettier-ignore
  const isStore = ({ noun, fields, isLink }: ReadEntity) => fields.length === 0 && !isLink && read.entities.some((one) => one.noun !== noun && one.fields.length > 1 && (store.exec(noun)?.[1] === one.noun || isDay(noun, one.noun))); // prettier-ignore
  const entities = read.entities.filter((one) => !isStore(one));
  const nouns = new Set(entities.map(({ noun }) => noun));
  return entities.length === read.entities.length ? read : { ...read, entities, relations: read.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to)) }; // prettier-ignore
}
const store =
  /^(.{3,}?)(?:s|en|n|er)?-?(?:vorrat|bestand|lager|liste|sammlung|verwaltung|übersicht|kartei|verzeichnis|kasse|buch)$/;

const areRelated = (one: ReadEntity, other: ReadEntity, { relations }: Reading): boolean =>
  relations.some(({ from, to }) => [from, to].includes(one.noun) && [from, to].includes(other.noun));

const relationsNow = ({ relations }: Reading, before: string, now: string): Relation[] =>
  relations
    .map((tie) => ({ ...tie, from: tie.from === before ? now : tie.from, to: tie.to === before ? now : tie.to }))
    .filter(({ from, to }, index, all) => from !== to && all.findIndex((one) => one.from === from && one.to === to) === index); // prettier-ignore
