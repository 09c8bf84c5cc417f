/**
 * How often something may happen: `max` times within `windowMs`. Answers whether it may now. By index, since the app may
 * replace the methods of lists.
 */
export function createAllowance(max: number, windowMs: number): () => boolean {
  let taken: number[] = [];
  return () => {
    const now = Date.now();
    const recent: number[] = [];
    for (let index = 0; index < taken.length; index += 1) {
      const at = taken[index]!;
      if (now - at < windowMs) recent[recent.length] = at;
    }
    taken = recent;
    if (recent.length >= max) return false;
    recent[recent.length] = now;
    return true;
  };
}
