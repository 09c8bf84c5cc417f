import { pluralise, singularise } from '../plan/names.ts';
import { headOf } from '../reading/noun-of.ts';
import type { ReadEntity, Reading } from '../reading/reading.ts';

/** Words that a text changes between when it speaks of one thing. */
const groups: readonly (readonly string[])[] = [
  ['car', 'vehicle', 'automobile'],
  ['promotion', 'discount', 'deal', 'coupon'],
  ['tour', 'tour package', 'tour itinerary', 'travel package', 'itinerary'],
  ['blog', 'blog post', 'article', 'post', 'story'],
  [
    'discussion',
    'project discussion',
    'discussion board',
    'discussion forum',
    'message board',
    'forum',
    'thread',
    'thought',
    'opinion',
    'topic',
  ],
  ['food', 'dish', 'menu item', 'meal'],
  ['job', 'vacancy', 'position', 'job listing', 'job posting'],
  ['attorney', 'lawyer', 'solicitor'],
  ['pet', 'animal'],
  ['medicine', 'medication', 'drug', 'pill'],
  ['film', 'movie'],
  ['customer', 'client'],
  ['appointment', 'booking', 'reservation'],
  ['review', 'rating', 'testimonial'],
  ['measurement', 'reading', 'sensor reading', 'sensor data', 'gas sensor'],
  ['maintenance', 'maintenance task', 'maintenance record'],
];

/** "Class schedules", "product prices": said of what is kept, and no list beside it. */
const saidOf =
  /^(.+) (?:schedules?|timetables?|catalogs?|catalogues?|lists?|listings?|overviews?|information|infos?|details?|data|showcases?|prices?|profiles?|introductions?|pages?|descriptions?|statistics|statuses|management)$/;

/** What people type to find something, and what nobody keeps. */
const soughtWords = /^(?:keyword|topic|term|phrase|word|query|criterion|condition|requirement|interest|preference)$/;

/** One list for each thing: what is called by two words, and what is only searched by, has none of its own. */
export function oneListEach(reading: Reading): void {
  for (const entity of [...reading.entities])
    if (isOnlySought(entity, reading.plain) && reading.entities.length > 1) drop(reading, entity, null);
  for (const entity of [...reading.entities]) {
    const of = entity.fields.length === 0 ? saidOf.exec(entity.noun)?.[1] : undefined;
    const whole = of && reading.entities.find(({ noun }) => noun === of || noun === singularise(of));
    if (whole) drop(reading, entity, whole);
  }
  for (const group of groups) {
    const alike = reading.entities.filter(({ noun, isImplied }) => !isImplied && group.includes(noun));
    const [kept] = alike.toSorted((a, b) => weightOf(b, reading) - weightOf(a, reading));
    for (const entity of alike)
      if (kept && entity !== kept && entity.fields.length === 0 && !isTold(entity, kept, reading)) drop(reading, entity, kept);
  }
  for (const entity of [...reading.entities]) {
    const longer = reading.entities.find((one) => isShortFor(entity.noun, one.noun) && !isTold(entity, one, reading));
    if (!longer) continue;
    longer.fields.push(...entity.fields.filter((name) => !longer.fields.includes(name)));
    drop(reading, entity, longer);
  }
} // prettier-ignore

/** "14 beehives ... for each hive": spoken of in short. */
const isShortFor = (short: string, long: string): boolean =>
  short.length > 3 &&
  long.endsWith(short) &&
  /^[\p{L}-]{2,5}$/u.test(long.slice(0, -short.length)) &&
  !/^(?:room|work|book|mark|line|board|time|shop|word|house|ball|card|side|paper|table|base|port|list|form|page|plan)$/.test(short); // prettier-ignore

/** Described is said more firmly than often. */
const weightOf = ({ noun, fields }: ReadEntity, { plain }: Reading): number =>
  fields.length * 10 + [...plain.matchAll(new RegExp(`\\b(?:${noun}|${pluralise(noun)})\\b`, 'gi'))].length;

/** "a post has topics", "cars and the vehicles of the staff": told apart by the text itself. */
const isTold = ({ noun }: ReadEntity, kept: ReadEntity, { relations }: Reading): boolean =>
  relations.some(({ from, to }) => [from, to].includes(noun) && [from, to].includes(kept.noun));

function isOnlySought({ noun, fields }: ReadEntity, text: string): boolean {
  if (!soughtWords.test(headOf(noun)) || fields.length > 0) return false;
  const said = [...text.matchAll(new RegExp(`([^.]*)\\b(?:${noun}|${pluralise(noun)})\\b`, 'gi'))];
  return said.length > 0 && said.every(([, before = '']) => /\b(?:search|filter|find|look)\w*\b[^,.]*$/i.test(before));
}

function drop(reading: Reading, entity: ReadEntity, kept: ReadEntity | null): void {
  reading.entities = reading.entities.filter((one) => one !== entity);
  const now = (noun: string) => (noun === entity.noun && kept ? kept.noun : noun);
  reading.relations = reading.relations
    .filter(({ from, to }) => kept || ![from, to].includes(entity.noun))
    .map((relation) => ({ ...relation, from: now(relation.from), to: now(relation.to) }))
    .filter(({ from, to }, index, all) => from !== to && all.findIndex((one) => one.from === from && one.to === to) === index);
} // prettier-ignore
