const maxPatternChars = 200;
const maxWildcards = 8;

/**
 * The part of regular expressions that searches use, as an SQL LIKE pattern: plain text, escaped signs, `.`, `.*`,
 * `.+`, and `^` and `$` at the ends. Null for everything else, which safe-regex.ts looks at. LIKE walks the text once per
 * wildcard.
 */
export function toLikePattern(regex: string): string | null {
  if (regex.length > maxPatternChars) return null;
  const isAnchoredLeft = regex.startsWith('^');
  const isAnchoredRight = /(^|[^\\])(\\\\)*\$$/.test(regex);
  const body = regex.slice(isAnchoredLeft ? 1 : 0, isAnchoredRight ? -1 : undefined);

  let pattern = isAnchoredLeft ? '' : '%';
  let wildcards = 0;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at]!;
    if (sign === '.') {
      const quantifier = body[at + 1];
      if (quantifier === '*' || quantifier === '+') {
        wildcards += 1;
        at += 1;
        pattern += quantifier === '*' ? '%' : '_%';
      } else pattern += '_';
    } else if (sign === '\\') {
      const next = body[(at += 1)];
      if (next === undefined || /[a-z0-9]/i.test(next)) return null;
      pattern += escapeLike(next);
    } else if (/[*+?^$|()[\]{}]/.test(sign)) {
      return null;
    } else pattern += escapeLike(sign);
  }
  return wildcards > maxWildcards ? null : `${pattern}${isAnchoredRight ? '' : '%'}`;
}

/** A LIKE pattern for text that holds `text` as it stands. */
export const containsPattern = (text: string) => `%${[...text].map(escapeLike).join('')}%`;

const escapeLike = (sign: string) => (/[%_\\]/.test(sign) ? `\\${sign}` : sign);
