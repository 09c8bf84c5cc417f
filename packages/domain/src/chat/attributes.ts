import { unescapeXml } from './unwrap.ts';

const known = ['type', 'file', 'path', 'title', 'permissions', 'entity', 'name'];
const wellFormed =
  /([\w:-]+)\s*=\s*(?:"([^]*?)"|'([^]*?)'|[“”]([^“”]*)[“”]|([^\s"'“”]+))(?=(?:\s+[\w:-]+)*(?:\s*=|\s*$))/g;
const nextName = new RegExp(`\\s(?:${known.join('|')})\\s*=`, 'i');

/**
 * Attributes of a tag by lower-case name. Values may stand in double, single or typographic quotes, or in none. A value
 * whose closing quote is missing has swallowed the next name; then all are cut again at the known names.
 */
export function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, ...values] of text.matchAll(wellFormed)) {
    const value = values.find((candidate) => candidate !== undefined) ?? '';
    if (nextName.test(` ${value}`)) return cutAtKnownNames(text);
    if (!found.has(name!.toLowerCase())) found.set(name!.toLowerCase(), unescapeXml(value.trim()));
  }
  return found;
}

function cutAtKnownNames(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const starts = [...text.matchAll(new RegExp(`(?<=^|[\\s"'])(${known.join('|')})\\s*=\\s*`, 'gi'))];
  for (const [position, start] of starts.entries()) {
    const end = starts[position + 1]?.index ?? text.length;
    const value = text.slice(start.index + start[0].length, end).trim();
    const name = start[1]!.toLowerCase();
    if (!found.has(name)) found.set(name, unescapeXml(value.replace(/^["'“]|["'”]$/g, '').trim()));
  }
  return found;
}
