/** A way of saying that people do something. */
export type Act = { says: RegExp };

/**
 * Goes through all that `acts` say in the text, one act after the other. `read` answers what stands in a match's place then,
 * or null to leave it; `rest` is the text as it is by then, in which the match begins at `at`.
 */
export function takeActs<Told extends Act>(
  text: string,
  acts: readonly Told[],
  read: (act: Told, match: RegExpExecArray, at: number, rest: string) => string | null,
): string {
  let rest = text;
  for (const act of acts)
    for (let from = 0; from < rest.length;) {
      const match = act.says.exec(rest.slice(from));
      if (!match) break;
      const at = from + match.index;
      const instead = read(act, match, at, rest);
      if (instead !== null) rest = rest.slice(0, at) + instead + rest.slice(at + match[0].length);
      from = at + (instead ?? match[0]).length + (instead === '' ? 0 : 1);
    }
  return rest
    .replace(/^[\s,.]+|(?<=[.:]) *, /g, '')
    .replace(/ ([,.;])/g, '$1')
    .replace(/([.;:])[ ,.;?]*(?=[,.;?])[,.;?]/g, '$1');
}
