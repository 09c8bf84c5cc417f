import type { ConsoleValue } from '@whittle/contract/preview-console';

const shownParts = 5;
const shownChars = 80;

/** A value in one line: `{name: "Ada", age: 4, …}`. The first texts of a log are given without quotes by `textOf`. */
export function inlineText(value: ConsoleValue, depth = 1): string {
  const { kind, text, entries, more = 0 } = value;
  if (kind === 'string') return JSON.stringify(short(text));
  if (!entries || kind === 'error') return short(text);
  const isList = kind === 'array' || kind === 'set';
  const label = text === 'Object' || text.startsWith('Array(') ? '' : `${text} `;
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (depth === 0) return isList ? text : `${label}{…}`;
  const parts = entries.slice(0, shownParts).map(([key, part]) => {
    const inner = inlineText(part, depth - 1);
    return isList ? inner : `${key}: ${inner}`;
  });
  if (entries.length > shownParts || more > 0) parts.push('…');
  return `${label}${open}${parts.join(', ')}${close}`;
}

/** What the filter looks at. */
export const textOf = (value: ConsoleValue) => (value.kind === 'string' ? value.text : inlineText(value));

const short = (text: string) => (text.length > shownChars ? `${text.slice(0, shownChars)}…` : text);
