import { headOf } from '../noun-of.ts';
import type { ReadByRules } from '../read-prompt.ts';
import { isRuledOf } from './owner-features.ts';
import { logOdds, present, type Feature } from './linear.ts';
import type { Mention } from './mentions.ts';
import type { Weighed } from './weighed.ts';
import { featuresOfPair } from './pair-features.ts';
import { kindsOf } from './word-kinds.ts';

/** Two records of which the first may point to the second. */
export type Pointing = { from: Weighed; to: Weighed; features: Feature[] };

export const pointingsIn = (records: readonly Weighed[], read: ReadByRules, cover: number): Pointing[] =>
  records.flatMap((from) =>
    records
      .filter((to) => to !== from)
      .map((to) => ({ from, to, features: featuresOfPointing(from, to, records, read, cover) })),
  );

export const isCalled = ({ noun, entity }: Weighed, name: string): boolean => noun === name || entity?.noun === name;

function featuresOfPointing(
  from: Weighed,
  to: Weighed,
  records: readonly Weighed[],
  { reading, facts }: ReadByRules,
  cover: number,
): Feature[] {
  const points = (one: Weighed, other: Weighed) => reading.relations.some((tie) => isCalled(one, tie.from) && isCalled(other, tie.to)); // prettier-ignore
  const ruled = points(from, to) ? 'yes' : points(to, from) ? 'back' : reading.relations.some((tie) => isCalled(from, tie.from)) ? 'other' : 'none'; // prettier-ignore
  const [fromKinds, toKinds] = [kindsOf(from.noun), kindsOf(to.noun)];
  const people = `${fromKinds.includes('person')}-${toKinds.includes('person')}`;
  const [at, toAt] = [records.indexOf(from), records.indexOf(to)];
  const isEach = ({ mentions }: Weighed) => mentions.some(({ phrase }) => /^(?:each|every|jede)/.test(phrase.determiner ?? '')); // prettier-ignore
  const isMany = ({ mentions }: Weighed) => mentions.some(({ phrase }) => phrase.isPlural);
  const names = new Set([
    `r=${ruled}`, `r-cover=${ruled}-${cover}`, `r-n=${ruled}-${Math.min(4, records.length)}`, `r-person=${ruled}-${people}`,
    `tofield=${isRuledOf(to, from)}-${ruled}`, `tofieldk=${isRuledOf(to, from)}-${people}`,
    `person=${people}`, `ah=${headOf(from.noun)}`, `bh=${headOf(to.noun)}`, `ab=${headOf(from.noun)}>${headOf(to.noun)}`,
    `ai=${from.entity?.isImplied ?? 'no'}`, `bi=${to.entity?.isImplied ?? 'no'}`, `ao=${from.origin}`, `asx=${from.noun.slice(-3)}`,
    `ord=${at < toAt}`, `first=${toAt === 0}-${at}`, `n=${records.length}`,
    `each=${isEach(from)}-${isEach(to)}`, `pl=${isMany(from)}-${isMany(to)}`,
    ...fromKinds.flatMap((kind) => [`ak=${kind}`, ...toKinds.map((other) => `kk=${kind}>${other}`)]),
    ...toKinds.map((kind) => `bk=${kind}`),
    ...facts.relations.flatMap((tie) => isCalled(from, tie.from) && isCalled(to, tie.to) ? [`why=${tie.why}`] : isCalled(from, tie.to) && isCalled(to, tie.from) ? [`whyback=${tie.why}`] : []),
    ...between(from, to, ruled),
    ...featuresOfPair(from, to, records),
  ]); // prettier-ignore
  return [
    ['from', logOdds(from.record)],
    ['to', logOdds(to.record)],
    ['to-field', logOdds(to.field)],
    ['from-field', logOdds(from.field)],
    ...present(names),
  ];
}

/** What stands between the two where they stand nearest. */
function between(from: Weighed, to: Weighed, ruled: string): string[] {
  let best: { one: Mention; other: Mention; distance: number } | null = null;
  for (const one of from.mentions)
    for (const other of to.mentions) {
      const distance = Math.abs(one.at - other.at);
      if (!best || distance < best.distance) best = { one, other, distance };
    }
  if (!best) return ['dist=no', `same-r=no-${ruled}`];
  const { one, other, distance } = best;
  const direction = one.at < other.at ? 'ab' : 'ba';
  const isSame = one.sentence === other.sentence;
  const out = [
    `dist=${Math.min(6, distance)}-${direction}`,
    `same=${isSame}-${direction}`,
    `same-r=${isSame}-${ruled}`,
  ];
  if (!isSame) return out;
  const [left, right] = one.index < other.index ? [one, other] : [other, one];
  const middle = left.chunks.slice(left.index + 1, right.index).filter(({ phrase }) => !phrase);
  const words = middle.map(({ kind, lemma }) => (/^(?:preposition|verb|modal|relative)$/.test(kind) ? lemma : kind));
  return [
    ...out,
    `link=${direction}-${middle.length <= 3 ? words.join('_') : 'far'}`,
    ...middle.map(({ kind, lemma }) => `mid=${direction}-${kind === 'comma' ? ',' : lemma}`),
  ];
}
