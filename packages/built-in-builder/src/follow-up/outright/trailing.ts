/** A text without what stands at its end, as often as it stands there; `end` matches one of it, with what comes before. */
export function withoutTrailing(text: string, end: RegExp): string {
  let rest = text;
  for (;;) {
    const shorter = rest.replace(end, '');
    if (shorter === rest) return rest;
    rest = shorter;
  }
}
