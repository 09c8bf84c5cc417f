/** The smallest one change that makes `next` of `now`: cursor and undo keep their places around it. */
export function changeBetween(now: string, next: string): { from: number; to: number; insert: string } {
  const max = Math.min(now.length, next.length);
  let start = 0;
  while (start < max && now[start] === next[start]) start += 1;
  let end = 0;
  while (end < max - start && now[now.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  return { from: start, to: now.length - end, insert: next.slice(start, next.length - end) };
}
