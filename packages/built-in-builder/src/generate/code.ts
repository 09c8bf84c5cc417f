/**
 * Tagged template for generated source. The common indent of the template goes; an inserted text of many lines takes
 * the indent of its place; a line that holds nothing but empty inserts goes with them. `false` and `null` insert
 * nothing, an array its parts as lines.
 */
export function code(strings: TemplateStringsArray, ...inserts: Insert[]): string {
  const margin = commonIndent(strings);
  const lines: string[] = [];
  let line = '';
  let holdsEmptyInsert = false;
  const endLine = () => {
    if (line.trim() !== '' || !holdsEmptyInsert) lines.push(line.trimEnd());
    line = '';
    holdsEmptyInsert = false;
  };
  strings.forEach((part, index) => {
    const [first = '', ...rest] = part.split('\n');
    line += first;
    for (const next of rest) {
      endLine();
      line = next.startsWith(margin) ? next.slice(margin.length) : next.trimStart();
    }
    if (index === strings.length - 1) return;
    const text = toText(inserts[index]);
    if (text === '') {
      holdsEmptyInsert = true;
      return;
    }
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const [head = '', ...tail] = text.split('\n');
    line += head;
    for (const next of tail) {
      lines.push(line.trimEnd());
      line = next === '' ? '' : indent + next;
    }
  });
  endLine();
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

export type Insert = string | number | false | null | undefined | readonly (string | false | null | undefined)[];

const toText = (insert: Insert): string => {
  if (Array.isArray(insert)) return insert.filter((part) => typeof part === 'string' && part !== '').join('\n');
  return insert === false || insert === null || insert === undefined ? '' : String(insert);
};

function commonIndent(strings: TemplateStringsArray): string {
  const indents = strings
    .join('\u0000')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0] ?? '');
  return indents.reduce((least, indent) => (indent.length < least.length ? indent : least), indents[0] ?? '');
}

/** A text as a single-quoted JavaScript literal. */
export const quote = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

/** A text as the value of a JSX attribute: `label="Due date"`, or in braces when it holds a quote or a brace. */
export const attribute = (name: string, text: string): string =>
  /["{}<>&\\\n]/.test(text) ? `${name}={${quote(text)}}` : `${name}="${text}"`;

/** A text between JSX tags; in braces when it holds what JSX reads as code. */
export const jsxText = (text: string): string => (/[{}<>&\n\\]/.test(text) ? `{${quote(text)}}` : text);

/** `{ a, b }` on one line, or a name per line when it grows too long. */
export function importLine(names: readonly string[], from: string): string {
  const sorted = [...new Set(names)].sort((a, b) => a.localeCompare(b));
  if (sorted.length === 0) return '';
  const flat = `import { ${sorted.join(', ')} } from '${from}';`;
  return flat.length <= 100 ? flat : `import {\n${sorted.map((name) => `  ${name},`).join('\n')}\n} from '${from}';`;
}
