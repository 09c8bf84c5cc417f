/** How people ask to have something remembered, where no model reads it. */
const asks = [
  /^(?:please[,\s]+)?remember\s+(?:that\s+)?(.+)$/is,
  /^(?:bitte\s+)?merke?\s+dir[,:]?\s+(?:bitte[,:]?\s+)?(?:dass\s+)?(.+)$/is,
];

/** What somebody wants to be remembered; null for a question. "Remember when ...?" asks. */
export function toRemember(text: string): string | null {
  const said = text.trim();
  if (/\?\s*$/.test(said)) return null;
  for (const one of asks) {
    const fact = one.exec(said)?.[1]?.trim();
    if (fact) return fact;
  }
  return null;
}
