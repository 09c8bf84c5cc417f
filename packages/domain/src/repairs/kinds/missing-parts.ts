import { child, children, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { functionAround, isFunction, type FreeName } from '../../source-code/scopes.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { withImport } from '../edit-imports.ts';
import type { Edit, Fix } from '../problem.ts';

/** What a hook answers under the name that everybody gives it. */
const hooks: Readonly<Record<string, { hook: string; from: string; declared: string }>> = {
  navigate: { hook: 'useNavigate', from: 'react-router-dom', declared: 'navigate' },
  queryClient: { hook: 'useQueryClient', from: '@tanstack/react-query', declared: 'queryClient' },
  searchParams: { hook: 'useSearchParams', from: 'react-router-dom', declared: '[searchParams]' },
};

/** A hook that was never called: `navigate(…)` without `const navigate = useNavigate()`. */
export function withHook(file: ReadFile, name: string, uses: readonly FreeName[], facts: AppFacts): Fix | null {
  const known = Object.hasOwn(hooks, name) ? hooks[name]! : null;
  if (!known || !facts.tools.libraries.has(known.from)) return null;
  const { path, code, module } = file;
  const holders = new Set(uses.map(({ node }) => componentAround(node, module.parents)));
  const edits: Edit[] = [];
  for (const holder of holders) {
    const body = holder && child(holder, 'body');
    const [first] = body?.type === 'BlockStatement' ? children(body, 'body') : [];
    if (!first) return null;
    const indent = /[ \t]*$/.exec(code.slice(0, first.start))![0];
    const call = `const ${known.declared} = ${known.hook}();\n${indent}`;
    edits.push({ file: path, start: first.start, end: first.start, text: call });
  }
  if (!module.scopes.all.has(known.hook)) {
    edits.push(withImport(file, { imported: known.hook, local: known.hook, from: known.from }));
  }
  return { edits, told: `Called ${known.hook} for ${name}.` };
}

/** The outermost function around, where it is a component or a hook; its first lines are reached each time. */
function componentAround(node: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): SyntaxNode | null {
  let outer: SyntaxNode | null = null;
  for (let one = functionAround(node, parents); one; one = functionAround(one, parents)) outer = one;
  const parent = outer && parents.get(outer);
  const declared = parent?.type === 'VariableDeclarator' ? text(child(parent, 'id'), 'name') : null;
  const name = outer && (text(child(outer, 'id'), 'name') ?? declared);
  const isDefault = parent?.type === 'ExportDefaultDeclaration';
  return outer && (isDefault || /^(?:[A-Z]|use[A-Z])/.test(name ?? '')) ? outer : null;
}

/** `const save = () => { e.preventDefault(); … }` that is handed over as a handler: it takes the event. */
export function withEvent({ path, code, module }: ReadFile, name: string, uses: readonly FreeName[]): Fix | null {
  if (!/^(?:e|ev|evt)$/.test(name)) return null;
  const holders = new Set(uses.map(({ node }) => functionAround(node, module.parents)));
  const edits: Edit[] = [];
  for (const holder of holders) {
    const open = holder ? code.indexOf('(', holder.start) : -1;
    if (!holder || children(holder, 'params').length > 0 || !/^\(\s*\)/.test(code.slice(open))) return null;
    if (!isHandler(holder, module.parents)) return null;
    edits.push({ file: path, start: open + 1, end: open + 1, text: name });
  }
  return { edits, told: `Let a handler take the event as ${name}.` };
}

/** A function that is only ever handed over to an `on…`, never called by the file itself. */
function isHandler(holder: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): boolean {
  const parent = parents.get(holder);
  const inAttribute = (node: SyntaxNode | undefined) => {
    const attribute = node?.type === 'JSXExpressionContainer' ? parents.get(node) : undefined;
    return attribute?.type === 'JSXAttribute' && /^on[A-Z]/.test(text(child(attribute, 'name'), 'name') ?? '');
  };
  if (inAttribute(parent)) return true;
  const declared = parent?.type === 'VariableDeclarator' ? text(child(parent, 'id'), 'name') : null;
  const name = text(child(holder, 'id'), 'name') ?? declared;
  if (!name || !isFunction(holder)) return false;
  const uses = [...parents].filter(
    ([node, around]) =>
      node.type === 'Identifier' &&
      text(node, 'name') === name &&
      around !== holder &&
      around !== parent &&
      !(around.type === 'MemberExpression' && child(around, 'object') !== node),
  );
  return uses.length > 0 && uses.every(([, around]) => inAttribute(around));
}
