/** The parts of a text between marks that stand in no brackets, without what has no letter and no digit; `mark` is sticky. */
export function splitOutside(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text[at]!)) depth++;
    else if (')]}'.includes(text[at]!)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      mark.lastIndex = at;
      const found = mark.exec(text);
      if (!found) continue;
      parts.push(text.slice(from, at));
      at += found[0].length - 1;
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}
