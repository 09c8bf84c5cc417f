/** A browser or network from which somebody signed in before. `place` is a keyed hash of it. */
export type KnownPlace = { kind: 'device' | 'network'; place: string; seenAt: string };

const kept = 10;
const noteEveryMs = 86_400_000;
const forgetAfterMs = 400 * noteEveryMs;

const ageOf = ({ seenAt }: KnownPlace, now: Date) => now.getTime() - Date.parse(seenAt);

/**
 * What is known once somebody has signed in from `places`: of each kind the ten that were used last. Null when nothing
 * has to be written, because all of them were noted within the last day.
 */
export function withPlaces(
  known: readonly KnownPlace[],
  places: readonly Omit<KnownPlace, 'seenAt'>[],
  now: Date,
): KnownPlace[] | null {
  const isNoted = (one: Omit<KnownPlace, 'seenAt'>) =>
    known.some((other) => isSame(one, other) && ageOf(other, now) < noteEveryMs);
  if (places.every(isNoted)) return null;
  const fresh = places.map((one) => ({ ...one, seenAt: now.toISOString() }));
  const older = known.filter((one) => ageOf(one, now) < forgetAfterMs && !fresh.some((other) => isSame(one, other)));
  const all = [...fresh, ...older.sort((one, other) => other.seenAt.localeCompare(one.seenAt))];
  return (['device', 'network'] as const).flatMap((kind) => all.filter((one) => one.kind === kind).slice(0, kept));
}

const isSame = (one: Omit<KnownPlace, 'seenAt'>, other: Omit<KnownPlace, 'seenAt'>) =>
  one.kind === other.kind && one.place === other.place;
