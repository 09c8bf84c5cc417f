import { abilityEntries, type Ability } from '../lexicon/abilities.ts';
import type { Relation } from '../reading.ts';
import { featuresBeside } from './beside-features.ts';
import { likelihood, likelihoods } from './linear.ts';
import type { Models } from './models.ts';
import { isRuledOf } from './owner-features.ts';
import { thresholds } from './thresholds.ts';
import { isNoRecord } from './no-records.ts';
import { isCalled, pointingsIn } from './relation-features.ts';
import { fieldsAmong } from './fields-among.ts';
import { isSameThing, longerName } from './same-thing.ts';
import { isSure } from './sure.ts';
import { featuresForAbilities } from './text-features.ts';
import { weighAlone, type Sketch, type Weighed } from './weighed.ts';

const maxRecords = 8;
/** From how much of a text on, in quarters, the rules understood most of it. */
const muchCover = 3;
/** The rules made something of everything. */
export const allCover = 4;
const never = 2;

export type Chosen = {
  records: Weighed[];
  fields: Map<Weighed, Weighed[]>;
  /** What the rules gave to a record, and is of another one. */
  given: Map<Weighed, Weighed[]>;
  relations: { from: Weighed; to: Weighed }[];
  abilities: Ability[];
  /** What may be kept as well, but more likely not. */
  doubtful: Weighed[];
};

/** What the rules read, with what joins their records. */
export function onlyRelations(sketch: Sketch, models: Models): Chosen['relations'] {
  const all = weighBeside(weighAlone(sketch, models), sketch.cover, models);
  return relationsAmong(all.filter(({ entity }) => entity !== null), sketch, models); // prettier-ignore
}

export function choose(sketch: Sketch, models: Models): Chosen {
  const all = weighBeside(weighAlone(sketch, models), sketch.cover, models);
  const records = recordsAmong(all, sketch.cover);
  return {
    records,
    ...fieldsAmong(all, records, sketch, models),
    relations: relationsAmong(records, sketch, models),
    abilities: abilitiesOf(sketch, models),
    doubtful: all.filter(
      (one) => one.origin === 'noun' && !records.includes(one) && one.record >= thresholds.record.ruled,
    ),
  };
}

/** Each candidate again, now that all of them are weighed. */
export function weighBeside(all: Weighed[], cover: number, models: Pick<Models, 'recordBeside' | 'fieldBeside'>): Weighed[] {
  const features = all.map((one) => featuresBeside(one, all, cover));
  all.forEach((one, index) => {
    one.record = likelihood(models.recordBeside, features[index]!);
    if (one.origin === 'noun') one.field = likelihood(models.fieldBeside, features[index]!);
  });
  return all;
} // prettier-ignore

/** The likeliest records, none twice, in the order of the text; where the rules understood most, less is added. */
export function recordsAmong(all: readonly Weighed[], cover: number): Weighed[] {
  const taken: Weighed[] = [];
  const canBe = (one: Weighed) => one.entity !== null || !isNoRecord(one, all);
  const likely = all.filter((one) => isSure(one) || (one.record >= leastOf(one, cover) && canBe(one)));
  const rankOf = (one: Weighed) => (isSure(one) ? 1 : one.record);
  for (const one of likely.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const same = taken.find((other) => isSameThing(one, other));
    if (same) same.longer ??= longerName(one, same);
    else if (taken.length < maxRecords) taken.push(one);
  }
  const placeOf = ({ mentions }: Weighed) => mentions[0]?.at ?? Infinity;
  return taken.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

function leastOf({ entity, isTold, origin, mentions }: Weighed, cover: number): number {
  const { ruled, added, addedToCovered, told, unsaid } = thresholds.record;
  const isCovered = cover >= muchCover;
  if (entity) return ruled;
  // "nine bands share four rooms ... a complaint has the band": said as several before
  if (isTold)
    return isCovered && !(mentions.length > 1 && mentions.some(({ phrase }) => phrase.isPlural)) ? never : told;
  return Math.max(isCovered ? addedToCovered : added, origin === 'noun' ? 0 : unsaid);
}

function relationsAmong(records: Weighed[], { read, cover }: Sketch, models: Models): Chosen['relations'] {
  const isIn = (ties: readonly Relation[], from: Weighed, to: Weighed) => ties.some((tie) => isCalled(from, tie.from) && isCalled(to, tie.to)); // prettier-ignore
  const isRuled = (from: Weighed, to: Weighed) => isIn(read.reading.relations, from, to);
  const implied = read.facts.relations.filter(({ why }) => why === 'implied');
  const taken: Chosen['relations'] = [];
  const all = pointingsIn(records, read, cover)
    .map(({ from, to, features }) => ({ from, to, p: likelihood(models.relation, features) }))
    .toSorted((a, b) => b.p - a.p);
  const { ruled, added, addedToCovered, ofAlone } = thresholds.relation;
  const isUnderstood = cover >= allCover;
  const least = (from: Weighed, to: Weighed) => (isRuled(from, to) ? ruled : isUnderstood ? addedToCovered : added);
  const isLikely = ({ from, to, p }: (typeof all)[number]) => isIn(implied, from, to) || (isRuled(from, to) && isRuledOf(to, from)) || p >= least(from, to); // prettier-ignore
  for (const { from, to } of all.filter(isLikely))
    if (!taken.some((one) => one.from === to && one.to === from)) taken.push({ from, to });
  // lists that nothing joins seldom are what somebody meant
  for (const record of isUnderstood ? [] : records) {
    if (taken.some(({ from, to }) => from === record || to === record)) continue;
    const best = all.find(({ from, to }) => from === record || to === record);
    if (best && best.p >= ofAlone) taken.push(best);
  }
  return taken;
}

/** What is believed of an ability before the words are weighed, as log-odds: that the rules hear most of them. */
export const priorOf = (isRuled: boolean): number => (isRuled ? 2 : -3);

function abilitiesOf({ read }: Sketch, { abilities }: Models): Ability[] {
  const ruled = new Set<Ability>(read.reading.abilities);
  const least = (ability: Ability) => thresholds.ability[ruled.has(ability) ? 'ruled' : 'added'];
  const likely = likelihoods(abilities, featuresForAbilities(read), (ability) => priorOf(ruled.has(ability)));
  const isLikely = (ability: Ability) => {
    const place = abilities.keys.indexOf(ability);
    return place < 0 ? ruled.has(ability) : likely[place]! >= least(ability);
  };
  return (Object.keys(abilityEntries) as Ability[]).filter(isLikely);
}
