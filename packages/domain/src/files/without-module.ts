import { child, members, type SyntaxNode, text, walk } from '../source-code/syntax.ts';
import { type ImportStatement, type ModuleFacts, readModule } from '../source-code/module-facts.ts';
import { withoutStatement } from '../repairs/edit-imports.ts';
import { applyTextEdits, doOverlap, type TextEdit } from '../source-code/text-edits.ts';
import { deleteElement } from '../visual-edit/delete-element.ts';

/**
 * FILE-04: a file as it reads without one of the modules that it imports: the import is gone, elements that the module
 * drew are gone, and what stood inside such an element stays. Null where the module is used in any other way: its values
 * in an expression, a re-export, an import that is called. Only a person can say what that should do instead.
 */
export function withoutModule(
  code: string,
  program: SyntaxNode,
  isModule: (specifier: string) => boolean,
): string | null {
  const module = readModule(program);
  const statements = module.imports.filter(({ specifier }) => isModule(specifier));
  if (statements.length === 0 || statements.some(({ isReExport }) => isReExport)) return null;
  if (callsImportOf(program, isModule)) return null;
  const elements = usesAsElements(module, statements);
  if (!elements) return null;
  const changes: TextEdit[] = statements.map(({ node }) => withoutStatement('', code, node));
  for (const element of elements) {
    const own = withoutElement(code, element, module.parents);
    if (!own) return null;
    changes.push(...own);
  }
  return doOverlap(changes) ? null : applyTextEdits(code, changes);
}

/** `lazy(() => import('./Card'))` and the like. */
function callsImportOf(program: SyntaxNode, isModule: (specifier: string) => boolean): boolean {
  let found = false;
  walk(program, (node) => {
    if (node.type !== 'ImportExpression') return;
    const source = text(child(node, 'source'), 'value');
    if (source !== null && isModule(source)) found = true;
  });
  return found;
}

/** The elements that stand for names of these imports; null when a name is used as something else. */
function usesAsElements({ program, parents }: ModuleFacts, statements: ImportStatement[]): Set<SyntaxNode> | null {
  const names = new Set(statements.flatMap((one) => one.names.map(({ local }) => local)));
  const elements = new Set<SyntaxNode>();
  let isOther = false;
  walk(program, (node, parent) => {
    if (node.type === 'ImportDeclaration') return false;
    if (!node.type.endsWith('Identifier') || !names.has(text(node, 'name') ?? '')) return;
    if (!parent || isNameOfMember(node, parent)) return;
    const element = elementNamedBy(node, parents);
    if (element) elements.add(element);
    else isOther = true;
  });
  return isOther ? null : elements;
}

/** `card.Card`, `{ Card: 1 }`, `<p Card="">`: words that only look like the name. */
function isNameOfMember(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type === 'MemberExpression') return child(parent, 'property') === node && parent['computed'] !== true;
  if (parent.type === 'JSXMemberExpression') return child(parent, 'property') === node;
  if (parent.type === 'Property')
    return child(parent, 'key') === node && parent['computed'] !== true && parent['shorthand'] !== true;
  return parent.type === 'JSXAttribute';
}

function elementNamedBy(node: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): SyntaxNode | null {
  let at = parents.get(node);
  while (at?.type === 'JSXMemberExpression') at = parents.get(at);
  if (at?.type !== 'JSXOpeningElement' && at?.type !== 'JSXClosingElement') return null;
  return parents.get(at) ?? null;
}

function withoutElement(
  code: string,
  element: SyntaxNode,
  parents: ReadonlyMap<SyntaxNode, SyntaxNode>,
): TextEdit[] | null {
  const opening = child(element, 'openingElement')!;
  const closing = child(element, 'closingElement');
  const above: SyntaxNode[] = [];
  for (let at = parents.get(element); at; at = parents.get(at)) above.push(at);
  if (!closing || code.slice(opening.end, closing.start).trim() === '') {
    const deletion = deleteElement(code, { element, opening, name: '', above });
    return deletion.ok ? [deletion.change] : null;
  }
  // A function between the tags was for the component to call.
  if (members(element).some((one) => /Function/.test(child(one, 'expression')?.type ?? ''))) return null;
  return [
    { start: opening.start, end: opening.end, text: '<>' },
    { start: closing.start, end: closing.end, text: '</>' },
  ];
}
