import { readTag } from './tags.ts';

const maxFenceLineChars = 80;
const maxSpaceChars = 80;

/**
 * Length of the fence line at `at`, its line break included, when the fence stands around actions: an opening one in
 * front of a tag of the grammar, or the bare closing line of one that was dropped. Null when the fence is text.
 */
export function readFence(text: string, at: number, isInFence: boolean, isEnded: boolean): number | 'more' | null {
  const rest = text.slice(at, at + maxFenceLineChars);
  const mayGoOn = !isEnded && rest.length < maxFenceLineChars;
  if (!rest.startsWith('```')) return mayGoOn && '```'.startsWith(rest) ? 'more' : null;

  const lineEnd = rest.indexOf('\n');
  if (lineEnd === -1 && mayGoOn) return 'more';
  if (lineEnd === -1 && !isEnded) return null;
  const line = lineEnd === -1 ? rest : rest.slice(0, lineEnd);
  const length = lineEnd === -1 ? line.length : line.length + 1;
  if (isInFence && line.trim() === '```') return length;
  if (isInFence || line.includes('`', 3)) return null;

  const space = /^\s*/.exec(text.slice(at + length, at + length + maxSpaceChars))![0].length;
  const next = at + length + space;
  if (next >= text.length) return isEnded || space >= maxSpaceChars ? null : 'more';
  const tag = readTag(text, next, isEnded);
  if (tag === 'more') return 'more';
  const isGrammar = tag !== null && !tag.isClosing && (tag.name === 'action' || tag.name === 'group');
  return isGrammar && tag.attributes.size > 0 ? length : null;
}
