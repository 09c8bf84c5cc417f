import type { Relation } from '../reading.ts';
import { likelihood } from './linear.ts';
import type { Models } from './models.ts';
import { isRuledOf } from './owner-features.ts';
import { isCalled, pointingsIn } from './relation-features.ts';
import { thresholds } from './thresholds.ts';
import { allCover, type Sketch, type Weighed } from './weighed.ts';

const unlikely = 0.2;

/** What points to what: what is likely, and for a record that nothing joins the likeliest. `isLoose`: more a guess. */
export type Tie = { from: Weighed; to: Weighed; isLoose: boolean };

export function relationsAmong(records: Weighed[], { read, cover }: Sketch, models: Models): Tie[] {
  const isIn = (ties: readonly Relation[], from: Weighed, to: Weighed) => ties.some((tie) => isCalled(from, tie.from) && isCalled(to, tie.to)); // prettier-ignore
  const isRuled = (from: Weighed, to: Weighed) => isIn(read.reading.relations, from, to);
  const implied = read.facts.relations.filter(({ why }) => why === 'implied');
  const taken: Tie[] = [];
  const all = pointingsIn(records, read, cover)
    .map(({ from, to, features }) => ({ from, to, p: likelihood(models.relation, features) }))
    .toSorted((a, b) => b.p - a.p);
  const { ruled, added, addedToCovered, ofAlone, sure } = thresholds.relation;
  const isUnderstood = cover >= allCover;
  const least = (from: Weighed, to: Weighed) => (isRuled(from, to) ? ruled : isUnderstood ? addedToCovered : added);
  const isLikely = ({ from, to, p }: (typeof all)[number]) => isIn(implied, from, to) || (isRuled(from, to) && isRuledOf(to, from)) || p >= least(from, to); // prettier-ignore
  const take = ({ from, to, p }: (typeof all)[number]) => {
    const isLoose = !isIn(implied, from, to) && !isRuled(from, to) && p < sure;
    if (!taken.some((one) => one.from === to && one.to === from)) taken.push({ from, to, isLoose });
  };
  const pOf = (from: Weighed, to: Weighed) => all.find((one) => one.from === from && one.to === to)?.p ?? 0;
  // "applications with ..., and the interviews with ...": a rule took the first for what points, and most speaks for the second
  const isTurned = ({ from, to, p }: (typeof all)[number]) => isRuled(from, to) && !isIn(implied, from, to) && !isRuledOf(to, from) && p < unlikely && pOf(to, from) > 2 * p; // prettier-ignore
  for (const one of all.filter(isLikely))
    take(isTurned(one) ? { from: one.to, to: one.from, p: pOf(one.to, one.from) } : one);
  // lists that nothing joins seldom are what somebody meant
  for (const record of isUnderstood ? [] : records) {
    if (taken.some(({ from, to }) => from === record || to === record)) continue;
    const best = all.find(({ from, to }) => from === record || to === record);
    if (best && best.p >= ofAlone) take(best);
  }
  return taken;
}
