/** How often something may happen: `max` times within `windowMs`. Answers whether it may now. */
export function createAllowance(max: number, windowMs: number): () => boolean {
  let taken: number[] = [];
  return () => {
    const now = Date.now();
    taken = taken.filter((at) => now - at < windowMs);
    if (taken.length >= max) return false;
    taken.push(now);
    return true;
  };
}
