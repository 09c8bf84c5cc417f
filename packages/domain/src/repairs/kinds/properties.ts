import { nearestName } from '../../source-code/nearest-name.ts';
import { child, children, elementName, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { type ComponentNeeds, needsIn } from '../component-needs.ts';
import { type Fix, lineAt, type Problem } from '../problem.ts';

/** Components of the app that are used without something that they certainly need. */
export function missingProperties(file: ReadFile, facts: AppFacts): Problem[] {
  const known = componentsIn(file, facts);
  if (known.size === 0) return [];
  return [...file.module.parents.keys()].flatMap((node) => {
    const needs = node.type === 'JSXElement' ? known.get(elementName(node)) : undefined;
    return needs ? missingIn(file, node, needs) : [];
  });
}

/** By the names that the file knows them under. */
function componentsIn({ path, code, module }: ReadFile, { modules, tools }: AppFacts): Map<string, ComponentNeeds> {
  const known = needsIn(module, code);
  for (const { specifier, names, isReExport } of module.imports) {
    if (isReExport || !names.some(({ local }) => /^[A-Z]/.test(local))) continue;
    const target = tools.resolve(specifier, path);
    const outline = target.kind === 'file' ? modules.get(target.path) : null;
    for (const { imported, local } of names) {
      const needs = outline?.needs.get(imported);
      if (needs) known.set(local, needs);
    }
  }
  return known;
}

function missingIn(file: ReadFile, element: SyntaxNode, { takes, needed }: ComponentNeeds): Problem[] {
  const opening = child(element, 'openingElement')!;
  const attributes = children(opening, 'attributes');
  if (attributes.some(({ type }) => type === 'JSXSpreadAttribute')) return [];
  const nameOf = (one: SyntaxNode) => text(child(one, 'name'), 'name') ?? keyOf(one) ?? '';
  const given = new Set(attributes.map(nameOf));
  const missing = needed.filter((name) => !given.has(name) && name !== 'children');
  const unknown = attributes.filter(
    (one) => !takes.includes(nameOf(one)) && !/^(?:key|ref|data-|aria-)/.test(nameOf(one)),
  );
  return missing.map((name): Problem => {
    const message = `<${elementName(element)}> needs “${name}”, which it is not given here.`;
    const fix = missing.length === 1 ? renamed(file, name, unknown, nameOf) : null;
    return {
      ...{ kind: 'property', severity: 'error', file: file.path, line: lineAt(file.code, element.start), message },
      ...(fix && { fix }),
    };
  });
}

/** The one handler, or the one property of nearly the same name, that the component does not know. */
function renamed(
  { path }: ReadFile,
  name: string,
  unknown: readonly SyntaxNode[],
  nameOf: (one: SyntaxNode) => string,
): Fix | null {
  const isHandler = (one: string) => /^on[A-Z]/.test(one);
  const alike = unknown.filter((one) => isHandler(name) && isHandler(nameOf(one)));
  const near = nearestName(name, unknown.map(nameOf));
  const meant = unknown.find((one) => nameOf(one) === near) ?? (alike.length === 1 ? alike[0] : undefined);
  const at = meant && child(meant, 'name');
  if (!meant || !at) return null;
  const edits = [{ file: path, start: at.start, end: at.end, text: name }];
  return { edits, told: `Handed ${name} over under its name.` };
}
