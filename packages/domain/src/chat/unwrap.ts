/**
 * What models wrap around content: a markdown fence, CDATA, XML escapes. The head of a wrapping is recognised while
 * content streams, the tail when it ends.
 */
const entityText: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#34': '"', amp: '&' };

export const unescapeXml = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|#39|#34|amp);/g, (_, name: string) => entityText[name]!);

/**
 * True when every `<`, `>` (in JSON, every quote) of the content is written as an escape, so that nothing but a model
 * that escaped the whole file can have produced it.
 */
export function isWhollyEscaped(content: string): boolean {
  if (/[<>]/.test(content)) return false;
  if (/&(?:lt|gt);/.test(content)) return true;
  return /&quot;/.test(content) && !content.includes('"');
}

const cdataStart = '<![CDATA[';
const fenceLine = /^(?:```|~~~)[^\n`]*\n/;
const maxFenceLineChars = 80;

export type Wrapping = { isFenced: boolean; isCdata: boolean };
export const noWrapping: Wrapping = { isFenced: false, isCdata: false };

/** `length` characters at the start of the text are wrapping or blank lines. */
export type ContentHead = { length: number; wrapping: Wrapping; isDecided: boolean };

/**
 * Reads wrapping and blank lines at the start of `text`. When what follows is not yet decided, the caller drops `length`
 * characters and asks again with more text and the `wrapping` so far. Indentation of the first line that holds something
 * is kept.
 */
export function readContentHead(text: string, soFar: Wrapping, isEnded: boolean): ContentHead {
  let wrapping = soFar;
  let length = blankLines(text, 0);
  for (;;) {
    const start = length + /^[ \t]{0,200}/.exec(text.slice(length, length + 200))![0].length;
    const rest = text.slice(start, start + maxFenceLineChars);
    if (!wrapping.isCdata && rest.startsWith(cdataStart)) {
      wrapping = { ...wrapping, isCdata: true };
      length = blankLines(text, start + cdataStart.length);
      continue;
    }
    const opening = wrapping.isFenced ? null : fenceLine.exec(rest);
    if (opening) {
      wrapping = { ...wrapping, isFenced: true };
      length = blankLines(text, start + opening[0].length);
      continue;
    }
    const isOpen = !isEnded && rest.length < maxFenceLineChars && mayBecomeWrapping(rest, wrapping);
    return { length, wrapping, isDecided: !isOpen };
  }
}

function mayBecomeWrapping(rest: string, { isCdata, isFenced }: Wrapping): boolean {
  if (rest === '') return true;
  if (!isCdata && rest.length < cdataStart.length && cdataStart.startsWith(rest)) return true;
  return !isFenced && /^(?:`{1,2}|~{1,2}|(?:```|~~~)[^\n`]*)$/.test(rest);
}

/** Position after the whole blank lines that begin at `from`. */
function blankLines(text: string, from: number): number {
  let end = from;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '\n') end = at + 1;
    else if (char !== ' ' && char !== '\t') break;
  }
  return end;
}

/** Removes what closes the wrapping that `head` opened, and the blank lines at the end. */
export function cutContentTail(content: string, head: Wrapping): string {
  let text = content.trimEnd();
  if (head.isCdata && text.endsWith(']]>')) text = text.slice(0, -3).trimEnd();
  if (head.isFenced) text = cutFence(text);
  if (head.isCdata && text.endsWith(']]>')) text = text.slice(0, -3).trimEnd();
  return text;
}

/** A sentence after the closing fence belongs to the reply, not to the file. */
function cutFence(text: string): string {
  const closing = /^(?:```|~~~)$/;
  const last = text.slice(text.lastIndexOf('\n') + 1);
  if (closing.test(last.trim())) return text.slice(0, text.length - last.length).trimEnd();
  const at = Math.max(text.lastIndexOf('\n```\n'), text.lastIndexOf('\n~~~\n'));
  return at === -1 ? text : text.slice(0, at).trimEnd();
}
