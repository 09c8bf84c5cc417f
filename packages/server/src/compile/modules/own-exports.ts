import type { TextEdit } from '@whittle/domain/source-code/text-edits';
import { type OwnExport, statementEnd } from './module-record.ts';

export type NamedExport = { exported: string; local: string };

/**
 * Takes the word `export` off a module's own exports, by adding to `edits`, and answers them with the local names that hold
 * them; an unnamed default export gets one. A component exported only by name is the default too, and the other way round.
 */
export function ownExports(
  code: string,
  exports: OwnExport[],
  componentName: string | null,
  edits: TextEdit[],
): NamedExport[] {
  const names: NamedExport[] = [];
  const seen = new Set<number>();
  for (const { exported, local, start } of exports) {
    const rest = code.slice(start + 'export '.length);
    const isDefault = rest.startsWith('default ');
    const holder = local ?? unnamedDefault(code, componentName);
    names.push({ exported, local: holder });
    if (seen.has(start)) continue;
    seen.add(start);
    if (rest.startsWith('{')) {
      const end = code.indexOf('}', start) + 1;
      edits.push({ start, end: statementEnd(code, end), text: '' });
    } else if (isDefault) {
      const head = start + 'export default '.length;
      edits.push({ start, end: head, text: '' });
      if (local === null) edits.push(...nameDefault(code, head, holder));
    } else edits.push({ start, end: start + 'export '.length, text: '' });
  }
  // What is left of a file that only holds types: an export of nothing, on a line of its own.
  for (const { 0: text, index } of code.matchAll(/^export \{\};?$/gm))
    if (!seen.has(index)) edits.push({ start: index, end: index + text.length, text: '' });
  return withOtherName(names, componentName);
}

/** `export default function () {}` and the like get a name where one fits, else become a constant. */
function nameDefault(code: string, head: number, name: string): TextEdit[] {
  const declaration = /^(?:async\s+)?function\s*\*?|^class/.exec(code.slice(head, head + 40));
  if (!declaration) return [{ start: head, end: head, text: `const ${name} = ` }];
  const at = head + declaration[0].length;
  return [{ start: at, end: at, text: ` ${name} ` }];
}

const unnamedDefault = (code: string, componentName: string | null) =>
  componentName !== null && !new RegExp(`\\b${componentName}\\b`).test(withoutFileName(code))
    ? componentName
    : '__default';

/** Where elements are made is told by the file's path, in a variable: it holds the name of the component, too. */
export const withoutFileName = (code: string): string => code.replace(/^var _jsxFileName = .*$/m, '');

function withOtherName(names: NamedExport[], componentName: string | null): NamedExport[] {
  if (componentName === null) return names;
  const byDefault = names.find(({ exported }) => exported === 'default');
  const byName = names.find(({ exported }) => exported === componentName);
  if (byName && !byDefault) return [...names, { exported: 'default', local: byName.local }];
  if (byDefault && !byName) return [...names, { exported: componentName, local: byDefault.local }];
  return names;
}
