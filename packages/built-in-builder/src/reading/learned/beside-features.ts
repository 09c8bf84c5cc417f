import { ruledAs } from './candidates.ts';
import { logOdds, present, type Feature } from './linear.ts';
import type { Weighed } from './weighed.ts';
import { kindsOf } from './word-kinds.ts';

const likely = 0.5;
const possible = 0.4;

/** What speaks for and against a candidate beside the others: a list needs an owner, an app needs a record. */
export function featuresBeside(one: Weighed, all: readonly Weighed[], cover: number): Feature[] {
  const others = all.filter((other) => other !== one).map(({ alone }) => alone).sort((a, b) => b - a); // prettier-ignore
  const rank = others.filter((p) => p > one.alone).length;
  const many = Math.min(6, others.filter((p) => p > likely).length);
  const nothingElse = others.every((p) => p < possible);
  const owned = ownedBy(one, all);
  const orphans = orphansIn(all);
  const ruled = ruledAs(one);
  const { origin } = one;
  const names = [
    `kind=${origin}`, `rank=${Math.min(6, rank)}`, `kind-rank=${origin}-${Math.min(4, rank)}`, `many=${many}`,
    `none=${nothingElse}-${origin}`, `owned=${Math.min(6, owned)}`, `orphan=${Math.min(6, orphans)}`,
    `orphan-kind=${Math.min(6, orphans)}-${origin}`, `orphan-none=${Math.min(4, orphans)}-${nothingElse}-${origin}`,
    `rule=${ruled}`, `rule-cover=${ruled}-${cover}`, `rule-many=${ruled}-${Math.min(4, many)}`,
    ...kindsOf(one.noun).flatMap((kind) => [`k=${kind}`, `kr=${kind}-${Math.min(3, rank)}`]),
  ]; // prettier-ignore
  if (!one.canBeField) names.push('no-field');
  if (origin === 'noun') names.push(`owned-k=${Math.min(4, owned)}-${rank === 0}`);
  if (origin === 'noun' && one.mentions.length > 0) names.push(...inText(one, all));
  return [
    ['alone', logOdds(one.alone)],
    ['field', logOdds(one.field)],
    [`alone-${origin}`, logOdds(one.alone)],
    ['best-other', logOdds(others[0] ?? 0.01)],
    ...(one.usual > 0 ? [['usual', logOdds(one.usual)] as const] : []),
    ...present(names),
  ];
}

/** How many likely fields stand in a list that it announces. */
const ownedBy = (one: Weighed, all: readonly Weighed[]): number =>
  all.filter((other) => other !== one && other.field > possible && other.mentions.some(({ run }) => run?.owner && one.mentions.includes(run.owner))).length; // prettier-ignore

/** How many likely fields stand in lists that nothing likely announces. */
const orphansIn = (all: readonly Weighed[]): number =>
  all.filter(({ field, mentions }) => field > likely && mentions.some(({ run }) => run && !all.some((owner) => owner.alone > possible && run.owner && owner.mentions.includes(run.owner)))).length; // prettier-ignore

function inText(one: Weighed, all: readonly Weighed[]): string[] {
  const first = all
    .filter(({ origin, mentions, alone }) => origin === 'noun' && mentions.length > 0 && alone > 0.3)
    .sort((a, b) => a.mentions[0]!.at - b.mentions[0]!.at)[0];
  const runs = one.mentions.flatMap(({ run }) => run ?? []);
  const mates = all.filter((other) => other !== one && other.mentions.some(({ run }) => run && runs.includes(run)));
  const owner = all.find(({ mentions }) => runs.some((run) => run.owner && mentions.includes(run.owner)));
  const share = (test: (mate: Weighed) => boolean) => Math.round((3 * mates.filter(test).length) / mates.length);
  return [
    `firststrong=${first === one}`,
    owner ? `ownpe=${Math.round(4 * owner.alone)}` : 'ownpe=none',
    ...(mates.length === 0 ? ['mate=no'] : [`mate-e=${share(({ alone }) => alone > likely)}`, `mate-f=${share(({ field }) => field > likely)}-${Math.min(5, mates.length)}`]), // prettier-ignore
  ];
}
