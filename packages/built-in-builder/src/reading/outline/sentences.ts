/** Sentences, none of which ends in brackets or after a short form. */
export function sentencesApart(text: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '(') depth++;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (
      (char === '\n' && depth === 0) ||
      (depth === 0 &&
        /[.!?]/.test(char) &&
        /^(?:\s|$)/.test(text.slice(at + 1, at + 2)) &&
        !shortForm.test(text.slice(Math.max(0, at - 8), at)))
    ) {
      // prettier-ignore
      out.push(text.slice(from, at));
      from = at + 1;
    }
  }
  out.push(text.slice(from));
  return out.map((one) => one.trim()).filter(Boolean);
}
const shortForm =
  /(?:^|[\s.(])(?:\p{Lu}|z|u|d|\d{1,2}|ca|etc|usw|bzw|[Nn]r|[Tt]el|incl|inkl|approx|[Ss]t|[Ss]tr|Mr|Mrs|Dr|evtl|ggf)$/u;
