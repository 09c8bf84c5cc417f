/** Nobody slips in a longer one and is understood. */
const maxNameChars = 100;

/** Thousands of names are compared with each that is not known, and most of them are the platform's. */
const keptNames = 20_000;
const plainNames = new Map<string, string>();

/** Words of two spellings of one name: `TaskListItem`, `task_list-item` → tasklistitem. */
export function plain(name: string): string {
  let known = plainNames.get(name);
  if (known === undefined) {
    known = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (plainNames.size >= keptNames) plainNames.clear();
    plainNames.set(name, known);
  }
  return known;
}

/**
 * The one candidate that was clearly meant by `word`: the same letters in other capitals, a plural, or a slip of a letter
 * or two in a long word. Null when there is none, or more than one that is as near.
 */
export function nearestName(word: string, candidates: Iterable<string>): string | null {
  const all = [...new Set(candidates)].filter((one) => one !== word);
  const only = (list: string[]) => (list.length === 1 ? list[0]! : null);
  const wanted = plain(word);
  if (wanted === '' || wanted.length > maxNameChars) return null;
  const same = all.filter((one) => plain(one) === wanted);
  if (same.length > 0) return only(same);
  const singular = (name: string) => plain(name).replace(/ies$/, 'y').replace(/s$/, '');
  const one = singular(word);
  const plurals = all.filter((name) => singular(name) === one);
  if (plurals.length > 0) return only(plurals);
  const most = wanted.length >= 8 ? 2 : wanted.length >= 5 ? 1 : 0;
  for (let distance = 1; distance <= most; distance += 1) {
    const near = all.filter((one) => distanceOf(wanted, plain(one), distance) <= distance);
    if (near.length > 0) return only(near);
  }
  return null;
}

/**
 * The candidate most like `word`, when one is near enough to be named in a hint: another third of its letters at most. The
 * first of several that are as near.
 */
export function mostLike(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let best: string | null = null;
  let limit = Math.max(2, Math.floor(wanted.length / 3));
  for (const candidate of candidates) {
    const distance = distanceOf(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    best = candidate;
    limit = distance - 1;
    if (limit < 0) break;
  }
  return best;
}

/** Insertions, deletions, changes and swaps of neighbours; more than `limit` is `limit + 1`. */
function distanceOf(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let leastBefore = 0;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(previous[j]! + 1, row[j - 1]! + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
      if (best < least) least = best;
    }
    // A swap looks back over two rows.
    if (least > limit && leastBefore > limit) return limit + 1;
    leastBefore = least;
    before = previous;
    previous = row;
  }
  return previous[b.length]!;
}
