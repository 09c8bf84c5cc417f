import { isWhollyEscaped, unescapeXml } from './unwrap.ts';

/** Replace `search`, which stands exactly once in the file, by `replace`. */
export type Edit = { search: string; replace: string };

/** `isBroken`: a pair began and did not end, so that the edits are not what the model meant. */
export type ParsedEdits = { edits: Edit[]; isBroken: boolean };

const conflictStart = /^<{5,9} ?SEARCH[^\n]*$/m;
const opening = /^[ \t]*(?:<search>|&lt;search&gt;)/im;

/** True when the content is written as pairs and not as a whole file. */
export const isWrittenAsEdits = (content: string) => opening.test(content) || conflictStart.test(content);

/**
 * Reads `<search>…</search><replace>…</replace>` pairs, or `<<<<<<< SEARCH … ======= … >>>>>>> REPLACE` blocks.
 * A closing `</search>` counts only in front of `<replace>`, and `<search>` only at the start of a line, because
 * both are elements that a page may hold. Text between pairs is ignored.
 */
export function parseEdits(content: string): ParsedEdits {
  if (conflictStart.test(content)) return parseConflictBlocks(content);
  const isEscaped = /^[ \t]*&lt;search&gt;/im.test(content) && isWhollyEscaped(content);
  return parsePairs(isEscaped ? unescapeXml(content) : content);
}

const pairStart = /(?<=^[ \t]*|<\/replace>[ \t]*)<search>/gim;
const pairMiddle = /<\/search>\s*<replace>/gi;
const pairEnd = /<\/replace>/gi;
/** `</replace>` inside the new text is followed by more of it on its line; the pair's own ends the line or the content. */
const afterPair = /^[ \t]*(?:\n|$|<)/;

function parsePairs(content: string): ParsedEdits {
  const edits: Edit[] = [];
  let at = 0;
  for (;;) {
    const start = find(pairStart, content, at);
    if (!start) return { edits, isBroken: false };
    const middle = find(pairMiddle, content, start.end);
    if (!middle) return { edits, isBroken: true };
    let end = find(pairEnd, content, middle.end);
    while (end && !afterPair.test(content.slice(end.end, end.end + 200))) end = find(pairEnd, content, end.end);
    if (!end) return { edits, isBroken: true };
    edits.push({
      search: trimPair(content.slice(start.end, middle.start)),
      replace: trimPair(content.slice(middle.end, end.start)),
    });
    at = end.end;
  }
}

function find(pattern: RegExp, text: string, from: number) {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** The line breaks beside the tags belong to the tags; a fence around the text does too. */
function trimPair(text: string): string {
  const inner = text.replace(/^[ \t]*\n/, '').replace(/\n[ \t]*$/, '');
  const fenced = /^[ \t]*```[^\n`]*\n([\s\S]*?)\n?[ \t]*```[ \t]*$/.exec(inner);
  return fenced ? fenced[1]! : inner;
}

function parseConflictBlocks(content: string): ParsedEdits {
  const edits: Edit[] = [];
  let part: 'outside' | 'search' | 'replace' = 'outside';
  let search: string[] = [];
  let replace: string[] = [];
  for (const line of content.split('\n')) {
    if (part === 'outside' && /^<{5,9} ?SEARCH/.test(line)) {
      part = 'search';
      search = [];
      replace = [];
    } else if (part === 'search' && /^={5,9}\s*$/.test(line)) part = 'replace';
    else if (part === 'replace' && /^>{5,9}(?: ?REPLACE)?\s*$/.test(line)) {
      edits.push({ search: search.join('\n'), replace: replace.join('\n') });
      part = 'outside';
    } else if (part === 'search') search.push(line);
    else if (part === 'replace') replace.push(line);
  }
  return { edits, isBroken: part !== 'outside' };
}
