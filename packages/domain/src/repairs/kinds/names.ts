import type { AppFacts, ReadFile } from '../app-facts.ts';
import { browserNames } from '../browser-names.ts';
import { withImport } from '../edit-imports.ts';
import { originOf } from '../known-names.ts';
import { withEvent, withHook } from './missing-parts.ts';
import { nearestName } from '../../source-code/nearest-name.ts';
import { lineAt, type Fix, fixesAtOnce, type Problem } from '../problem.ts';
import type { FreeName } from '../../source-code/scopes.ts';

/** Components, hooks, functions and variables that a file uses and nobody declares. */
export function undefinedNames(file: ReadFile, facts: AppFacts): Problem[] {
  const { path, code, module, errors } = file;
  if (errors.length > 0) return [];
  const byName = Map.groupBy(
    module.scopes.free.filter(({ name, isElement }) => isElement || !browserNames.has(name)),
    ({ name }) => name,
  );
  return [...byName].map(([name, uses], index) => {
    const isElement = uses.some((one) => one.isElement);
    const fix = index < fixesAtOnce ? fixFor(file, name, isElement, uses, facts) : null;
    const what = isElement ? `There is no component “${name}”` : `“${name}” is not defined`;
    return {
      kind: 'undefined-name' as const,
      severity: 'error' as const,
      file: path,
      line: lineAt(code, uses[0]!.node.start),
      message: `${what} in this file.`,
      ...(fix && { fix }),
    };
  });
}

function fixFor(file: ReadFile, name: string, isElement: boolean, uses: FreeName[], facts: AppFacts): Fix | null {
  const { path, module } = file;
  const origin = originOf(name, { isElement, from: path }, facts);
  if (origin) {
    const edit = withImport(file, { imported: origin.imported, local: name, from: origin.from });
    return { edits: [edit], told: `Added the import of ${name} from ${origin.from}.` };
  }
  const reachable = isElement
    ? [...module.scopes.top].filter((one) => /^[A-Z]/.test(one))
    : [...module.scopes.all].filter((one) => one.length > 3);
  const part = isElement ? null : (withHook(file, name, uses, facts) ?? withEvent(file, name, uses));
  if (part) return part;
  const near = nearestName(name, reachable);
  if (near) return renamed(file, name, near, uses);
  if (!isElement) return null;
  const known = [...facts.tools.kitNames.keys()];
  const kit = nearestName(name, known);
  if (kit) {
    const from = facts.tools.kitNames.get(kit)!;
    const edit = withImport(file, { imported: kit, local: name, from });
    return { edits: [edit], told: `Took ${kit} from ${from} for ${name}.` };
  }
  const icon = nearestName(name, facts.tools.icons.names());
  if (!icon) return null;
  const edit = withImport(file, { imported: icon, local: name, from: 'lucide-react' });
  return { edits: [edit], told: `Took the icon ${icon} for ${name}.` };
}

/** The same name in a spelling that the file knows; closing tags carry it too. */
function renamed({ path, code }: ReadFile, name: string, near: string, uses: FreeName[]): Fix | null {
  const edits = uses.map(({ node: { start, end } }) => ({ file: path, start, end, text: near }));
  if (uses.some(({ isElement }) => isElement)) {
    for (const { index } of code.matchAll(new RegExp(`</${name.replaceAll('$', '\\$')}(?=[\\s>.])`, 'g'))) {
      edits.push({ file: path, start: index + 2, end: index + 2 + name.length, text: near });
    }
  }
  return { edits, told: `Corrected ${name} to ${near}.` };
}
