import { bare, child, children, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { functionAround } from '../../source-code/scopes.ts';
import type { ReadFile } from '../app-facts.ts';
import { lineAt, type Fix, type Problem } from '../problem.ts';
import { settersIn } from '../states.ts';

/** States that are taken apart as what they are not, and states that are changed in place and handed back. */
export function stateProblems(file: ReadFile): Problem[] {
  const setters = settersIn(file.module);
  return [...file.module.parents.keys()].flatMap((node) => {
    if (node.type === 'VariableDeclarator') return takenApart(file, node);
    return node.type === 'CallExpression' ? handedBack(file, node, setters) : [];
  });
}

/** `const { open, setOpen } = useState(false)` */
function takenApart(file: ReadFile, declarator: SyntaxNode): Problem[] {
  const id = child(declarator, 'id');
  const init = bare(child(declarator, 'init'));
  const callee = init?.type === 'CallExpression' ? child(init, 'callee') : null;
  const hook = text(callee, 'name') ?? text(callee && child(callee, 'property'), 'name');
  if (hook !== 'useState' || id?.type !== 'ObjectPattern') return [];
  const names = children(id, 'properties').map((one) =>
    one['shorthand'] === true && child(one, 'value')?.type === 'Identifier' ? keyOf(one) : null,
  );
  const isPair = names.length === 2 && names.every((name) => name !== null) && names[1]!.startsWith('set');
  const edits = [{ file: file.path, start: id.start, end: id.end, text: `[${names.join(', ')}]` }];
  const message = 'useState answers a list of the value and its setter, so names in braces stay empty.';
  return [problem(file, id, message, isPair ? { edits, told: `Took the state ${names[0]} out of its list.` } : null)];
}

const changes = new Set('push pop shift unshift splice sort reverse fill'.split(' '));

/** `tasks.push(task); setTasks(tasks)` */
function handedBack(file: ReadFile, call: SyntaxNode, setters: ReadonlyMap<string, string>): Problem[] {
  const setter = text(child(call, 'callee'), 'name') ?? '';
  const state = setters.get(setter);
  const [given] = children(call, 'arguments');
  const value = bare(given ?? null);
  if (!state || !given || value?.type !== 'Identifier' || text(value, 'name') !== state) return [];
  const { parents } = file.module;
  const holder = functionAround(call, parents);
  const how = holder && changedIn(holder, state, parents);
  if (!how) return [];
  const message = `${setter} gets the same ${how === 'list' ? 'list' : 'object'} back, so React sees no change and draws nothing anew.`;
  const copy = how === 'list' ? `[...${state}]` : `{ ...${state} }`;
  const edits = [{ file: file.path, start: given.start, end: given.end, text: copy }];
  return [problem(file, call, message, { edits, told: `Handed a copy to ${setter}.` })];
}

/** How a function changes a state of its component in place; null where it has a variable of that name, or changes nothing. */
function changedIn(
  holder: SyntaxNode,
  state: string,
  parents: ReadonlyMap<SyntaxNode, SyntaxNode>,
): 'list' | 'object' | null {
  let how: 'list' | 'object' | null = null;
  for (const [node, parent] of parents) {
    if (node.start < holder.start || node.end > holder.end) continue;
    if (node.type === 'VariableDeclarator' && text(child(node, 'id'), 'name') === state) return null;
    if (node.type !== 'MemberExpression' || text(child(node, 'object'), 'name') !== state) continue;
    const method = text(child(node, 'property'), 'name') ?? '';
    if (parent.type === 'CallExpression' && child(parent, 'callee') === node && changes.has(method)) how = 'list';
    if (parent.type === 'AssignmentExpression' && child(parent, 'left') === node && how === null) {
      if (node['computed'] !== true) how = 'object';
    }
  }
  return how;
}

const problem = ({ path, code }: ReadFile, at: SyntaxNode, message: string, fix: Fix | null): Problem => ({
  ...{ kind: 'state', severity: 'error', file: path, line: lineAt(code, at.start), message },
  ...(fix && { fix }),
});
