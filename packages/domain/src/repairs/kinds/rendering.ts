import { child, children, elementName, type SyntaxNode, text, walk } from '../../source-code/syntax.ts';
import { functionAround, isFunction } from '../../source-code/scopes.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { mayLeaveBefore } from '../leaves.ts';
import { lineAt, type Fix, type Problem } from '../problem.ts';
import { type EntityOf, entityReader } from '../record-calls.ts';
import { settersIn } from '../states.ts';

/** Components that are drawn again and again: by a state set while drawing, by an effect that wakes itself, or inside themselves. */
export function endlessRenders(file: ReadFile, facts: AppFacts): Problem[] {
  const setters = settersIn(file.module);
  const entityOf = entityReader(file, facts);
  return [...file.module.parents.keys()].flatMap((node) => {
    if (node.type === 'JSXElement') return insideItself(file, node);
    if (node.type !== 'CallExpression') return [];
    return [...setWhileDrawn(file, node, setters), ...effectOfItself(file, node, setters, entityOf)];
  });
}

const nameOf = (holder: SyntaxNode, { module: { parents } }: ReadFile): string => {
  const parent = parents.get(holder);
  const declared = parent?.type === 'VariableDeclarator' ? text(child(parent, 'id'), 'name') : null;
  return text(child(holder, 'id'), 'name') ?? declared ?? '';
};

/** `setCount(list.length)` among the statements of a component, under no condition. */
function setWhileDrawn(file: ReadFile, call: SyntaxNode, setters: ReadonlyMap<string, string>): Problem[] {
  const setter = text(child(call, 'callee'), 'name') ?? '';
  const holder = functionAround(call, file.module.parents);
  const statement = file.module.parents.get(call);
  if (!setters.has(setter) || !holder || statement?.type !== 'ExpressionStatement') return [];
  const isOwn = file.module.parents.get(statement) === child(holder, 'body');
  if (!isOwn || !/^(?:[A-Z]|use[A-Z])/.test(nameOf(holder, file)) || mayLeaveBefore(holder, call)) return [];
  const message = `${setter} is called each time the component is drawn, which draws it again, without an end.`;
  return [problem(file, call, message, null)];
}

/** An effect that sets what it waits for, or that loads after each drawing. */
function effectOfItself(
  file: ReadFile,
  call: SyntaxNode,
  setters: ReadonlyMap<string, string>,
  entityOf: EntityOf,
): Problem[] {
  const callee = child(call, 'callee');
  const hook = text(callee, 'name') ?? text(callee ? child(callee, 'property') : null, 'name') ?? '';
  const [effect, list] = children(call, 'arguments');
  if (!/^use(?:Layout)?Effect$/.test(hook) || !effect || !isFunction(effect)) return [];
  if (!list) {
    if (!loads(effect, entityOf) || !sets(effect, setters)) return [];
    const message =
      'The effect has no list of what it waits for, so it loads again after each drawing, without an end.';
    const edits = [{ file: file.path, start: effect.end, end: effect.end, text: ', []' }];
    return [problem(file, call, message, { edits, told: 'Let an effect load once.' })];
  }
  const awaited = list.type === 'ArrayExpression' ? children(list, 'elements').map((one) => text(one, 'name')) : [];
  const body = child(effect, 'body');
  const statements = body?.type === 'BlockStatement' ? children(body, 'body') : [];
  return statements.flatMap((statement) => {
    const set = statement.type === 'ExpressionStatement' ? child(statement, 'expression') : null;
    const state = set?.type === 'CallExpression' ? setters.get(text(child(set, 'callee'), 'name') ?? '') : undefined;
    const [value] = set ? children(set, 'arguments') : [];
    if (!set || !state || !awaited.includes(state) || !isAlwaysNew(value) || mayLeaveBefore(effect, set)) return [];
    const message = `The effect waits for “${state}” and changes it each time, without an end.`;
    return [problem(file, set, message, null)];
  });
}

const isAlwaysNew = (value: SyntaxNode | undefined) =>
  value?.type === 'ArrayExpression' || value?.type === 'ObjectExpression' || value?.type === 'BinaryExpression';

function loads(effect: SyntaxNode, entityOf: EntityOf): boolean {
  let isLoading = false;
  walk(effect, (node) => {
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : null;
    const of = callee?.type === 'MemberExpression' ? entityOf(child(callee, 'object')) : null;
    const method = callee ? text(child(callee, 'property'), 'name') : null;
    if (of !== null && /^(?:list|filter|get)$/.test(method ?? '')) isLoading = true;
  });
  return isLoading;
}

function sets(effect: SyntaxNode, setters: ReadonlyMap<string, string>): boolean {
  let isSetting = false;
  walk(effect, (node) => {
    if (node.type === 'Identifier' && setters.has(text(node, 'name') ?? '')) isSetting = true;
  });
  return isSetting;
}

const conditions = /^(?:ConditionalExpression|LogicalExpression|IfStatement|SwitchStatement|TryStatement)$/;

/** A component that draws itself, whatever it is given. */
function insideItself(file: ReadFile, element: SyntaxNode): Problem[] {
  const name = elementName(element);
  if (!/^[A-Z]/.test(name)) return [];
  const { parents } = file.module;
  let holder = parents.get(element);
  while (holder && !isFunction(holder)) {
    if (conditions.test(holder.type) || holder.type === 'JSXAttribute') return [];
    holder = parents.get(holder);
  }
  if (!holder || nameOf(holder, file) !== name || mayLeaveBefore(holder, element)) return [];
  return [problem(file, element, `${name} draws itself, and that one itself again, without an end.`, null)];
}

const problem = ({ path, code }: ReadFile, at: SyntaxNode, message: string, fix: Fix | null): Problem => ({
  ...{ kind: 'endless-render', severity: 'error', file: path, line: lineAt(code, at.start), message },
  ...(fix && { fix }),
});
