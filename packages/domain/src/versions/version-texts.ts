import type { Reply } from '../chat/reply.ts';

const contentMaxChars = 200;
const requestMaxChars = 1_000;

/** What a reply did, in one line: the titles of its groups, else how it begins (VER-01). */
export function versionContent(reply: Reply): string {
  const titles = reply.blocks.flatMap((block) => (block.kind === 'group' && block.title ? [block.title] : []));
  const firstText = reply.blocks.find((block) => block.kind === 'text')?.text ?? '';
  return oneLine(titles.length > 0 ? titles.join(', ') : firstText, contentMaxChars);
}

/** What was asked for, cut to what a list can show. */
export const versionRequest = (request: string): string => oneLine(request, requestMaxChars);

function oneLine(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxChars ? line : `${line.slice(0, maxChars - 1).trimEnd()}…`;
}
