/** Statements that connections keep prepared; each of them costs every connection some memory. */
const maxPrepared = 1_000;
/** Texts that were seen too seldom to be prepared; beyond this many the count begins again. */
const maxCounted = 5_000;
/** A text that comes this often comes again. */
const prepareAfter = 3;

const names = new Map<string, string>();
const uses = new Map<string, number>();

/** The name under which each connection keeps the statement prepared, or undefined where too many are kept already. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxPrepared) return known;
  const name = `whittle_${names.size}`;
  names.set(text, name);
  uses.delete(text);
  return name;
}

/**
 * The same for texts that are put together as they are needed, some of which never come again: undefined until a text was
 * used a few times.
 */
export function statementNameOnceCommon(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (count >= prepareAfter) return statementName(text);
  if (uses.size >= maxCounted) uses.clear();
  uses.set(text, count);
  return undefined;
}
