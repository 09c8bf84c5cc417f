import { readAttributes } from './attributes.ts';
import { unescapeXml } from './unwrap.ts';

export type TagName = 'action' | 'group' | 'think' | 'replace';

/** A tag of the grammar. `isEscaped`: it was written with `&lt;` and `&gt;`. */
export type Tag = {
  name: TagName;
  isClosing: boolean;
  isSelfClosing: boolean;
  isEscaped: boolean;
  attributes: Map<string, string>;
  /** Characters that the tag takes. */
  length: number;
};

/** `more`: what is there may become a tag with the next characters. Null: it is none, whatever follows. */
export type TagReading = Tag | 'more' | null;

/** A tag longer than this is text; it bounds what is held back and read again while a tag arrives. */
export const maxTagChars = 1_000;

const names: Record<string, TagName> = {
  action: 'action',
  'action-group': 'group',
  action_group: 'group',
  actiongroup: 'group',
  actions: 'group',
  think: 'think',
  thinking: 'think',
  reasoning: 'think',
  replace: 'replace',
};
const nameList = Object.keys(names);

/**
 * Reads the tag that begins at `at` with `<` or `&lt;`. Upper case, spaces after the name, other attribute orders and
 * unknown attributes are accepted. Without `isEnded` the text may go on.
 */
export function readTag(text: string, at: number, isEnded: boolean): TagReading {
  const isEscaped = text[at] === '&';
  const open = isEscaped ? '&lt;' : '<';
  const start = text.slice(at, at + 24).toLowerCase();
  if (start.length < open.length) return !isEnded && open.startsWith(start) ? 'more' : null;
  if (!start.startsWith(open)) return null;

  const [, slash, word] = /^(\s?\/\s?)?([a-z_-]*)/.exec(start.slice(open.length))!;
  const isClosing = slash !== undefined;
  const nameEnd = open.length + (slash?.length ?? 0) + word!.length;
  if (nameEnd === start.length) return !isEnded && nameList.some((name) => name.startsWith(word!)) ? 'more' : null;
  const name = Object.hasOwn(names, word!) ? names[word!]! : null;
  if (!name)
    return start.length < 24 && word === '' && isOpenSlash(start.slice(open.length)) && !isEnded ? 'more' : null;

  const end = findTagEnd(text, at + nameEnd, isEscaped);
  if (end === 'more') return !isEnded && text.length - at < 2 * maxTagChars ? 'more' : null;
  if (end === null || end.after - at > maxTagChars) return null;
  const inner = text.slice(at + nameEnd, end.before);
  const isSelfClosing = !isClosing && /\/\s*$/.test(inner);
  return {
    name,
    isClosing,
    isSelfClosing,
    isEscaped,
    attributes: readAttributes((isEscaped ? unescapeXml(inner) : inner).replace(/\/\s*$/, '')),
    length: end.after - at,
  };
}

/** An opening `<action …` or `<action-group …` that the text ends in. */
export function readCutTag(text: string, at: number): Tag | null {
  const rest = text.slice(at, at + 2 * maxTagChars);
  const opening = /^(?:<|&lt;)(action(?:[-_]?group|s)?)(?:\s[^>]*)?$/i.exec(rest);
  if (!opening) return null;
  return {
    name: names[opening[1]!.toLowerCase()]!,
    isClosing: false,
    isSelfClosing: false,
    isEscaped: rest[0] === '&',
    attributes: readAttributes(unescapeXml(rest.slice(rest.indexOf(opening[1]!) + opening[1]!.length))),
    length: rest.length,
  };
}

const isOpenSlash = (rest: string) => /^\s?\/?\s?$/.test(rest);

type TagEnd = { before: number; after: number };

function findTagEnd(text: string, from: number, isEscaped: boolean): TagEnd | 'more' | null {
  const next = text[from];
  if (next === undefined) return 'more';
  if (isEscaped) {
    const before = text.indexOf('&gt;', from);
    if (before === -1) return 'more';
    return /^(?:\s|\/|&gt;)/.test(text.slice(from, from + 4)) ? { before, after: before + 4 } : null;
  }
  if (!/[\s/>]/.test(next)) return null;
  const before = findClosingBracket(text, from);
  return typeof before === 'number' ? { before, after: before + 1 } : before;
}

/**
 * The first `>` outside a quoted value. A value's closing quote is the one in front of `name=`, `>` or `/>`, so that
 * quotes inside a title do not end it; a value that runs over a line break was never closed, and then the first `>`
 * after its opening counts. A `<` outside values shows that this is no tag.
 */
function findClosingBracket(text: string, from: number): number | 'more' | null {
  const limit = from + maxTagChars;
  for (let at = from; at < limit && at < text.length; at++) {
    const char = text[at];
    if (char === '>') return at;
    if (char === '<') return null;
    if ((char === '"' || char === "'") && /=\s*$/.test(text.slice(Math.max(from, at - 4), at))) {
      const closing = findClosingQuote(text, at + 1, limit, char);
      if (closing === 'more') return 'more';
      if (closing === null) return firstBracket(text, at);
      at = closing;
    }
  }
  return 'more';
}

function firstBracket(text: string, from: number): number | 'more' {
  const at = text.indexOf('>', from);
  return at === -1 ? 'more' : at;
}

function findClosingQuote(text: string, from: number, limit: number, quote: string): number | 'more' | null {
  for (let at = from; at < limit && at < text.length; at++) {
    if (text[at] === '\n') return null;
    if (text[at] !== quote) continue;
    const after = text.slice(at + 1, at + 60);
    if (/^\s*\/?\s*>/.test(after) || /^\s+[\w:-]+\s*=/.test(after)) return at;
    if (at + 1 + after.length === text.length && /^\s*(?:[\w:-]+\s*|\/\s*)?$/.test(after)) return 'more';
  }
  return text.length < limit ? 'more' : null;
}
