import { isNoRecord } from './no-records.ts';
import { isSameThing, longerName } from './same-thing.ts';
import { isSure } from './sure.ts';
import { thresholds } from './thresholds.ts';
import { manyWords, muchCover, type Sketch, type Weighed } from './weighed.ts';

const maxRecords = 8;
const never = 2;

type Text = Pick<Sketch, 'cover' | 'words'>;

/** What is a record, with the longer words by which some of them were named first: houseboats, then boats. */
export type Named = { records: Weighed[]; longer: ReadonlyMap<Weighed, string> };

/** The likeliest records, none twice, in the order of the text; where the rules understood most, less is added. */
export const recordsAmong = (all: readonly Weighed[], text: Text): Weighed[] => namedAmong(all, text).records;

export function namedAmong(all: readonly Weighed[], text: Text): Named {
  const taken: Weighed[] = [];
  const longer = new Map<Weighed, string>();
  const canBe = (one: Weighed) => one.entity !== null || !isNoRecord(one, all);
  const likely = all.filter((one) => isSure(one) || (one.record >= leastOf(one, text) && canBe(one)));
  const rankOf = (one: Weighed) => (isSure(one) ? 1 : one.record);
  for (const one of likely.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const same = taken.find((other) => isSameThing(one, other));
    const name = same && !longer.has(same) ? longerName(one, same) : null;
    if (same && name !== null) longer.set(same, name);
    if (!same && taken.length < maxRecords) taken.push(one);
  }
  const placeOf = ({ mentions }: Weighed) => mentions[0]?.at ?? Infinity;
  const records = taken.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
  return { records, longer };
}

function leastOf({ entity, isTold, origin, mentions }: Weighed, { cover, words }: Text): number {
  const { ruled, ruledBare, added, addedToCovered, told, toldToCovered, unsaid, unsaidToCovered } = thresholds.record;
  const isCovered = cover >= muchCover;
  if (entity) return entity.fields.length > 0 ? ruled : ruledBare;
  // "nine bands share four rooms ... a complaint has the band": said as several before
  if (isTold && isCovered && !(mentions.length > 1 && mentions.some(({ phrase }) => phrase.isPlural)))
    return words < manyWords ? never : toldToCovered;
  if (isTold) return told;
  return Math.max(isCovered ? addedToCovered : added, origin === 'noun' ? 0 : isCovered ? unsaidToCovered : unsaid);
}
