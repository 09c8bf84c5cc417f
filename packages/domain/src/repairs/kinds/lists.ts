import { child, children, constantOf, keyOf, type SyntaxNode, text, bare } from '../../source-code/syntax.ts';
import type { ReadFile } from '../app-facts.ts';
import type { ModuleFacts } from '../../source-code/module-facts.ts';
import { mayLeaveBefore } from '../leaves.ts';
import { type Edit, lineAt, type Fix, type Problem } from '../problem.ts';
import { functionAround, isFunction } from '../../source-code/scopes.ts';

const listCalls = new Set(
  'map filter forEach reduce find findIndex some every slice sort flatMap join length'.split(' '),
);

/** Options of a query with which there is something before it has loaded. */
const givesData = new Set(['initialData', 'placeholderData']);

/** `useState()` or `const { data } = useQuery(…)`, whose list is used before there is one. */
export function undefinedLists(file: ReadFile): Problem[] {
  return [...file.module.parents.keys()].flatMap((node) =>
    node.type === 'VariableDeclarator' ? ofDeclarator(file, node) : [],
  );
}

function ofDeclarator(file: ReadFile, declarator: SyntaxNode): Problem[] {
  const unset = valueThatIsUnset(file, declarator);
  const holder = unset && functionAround(declarator, file.module.parents);
  if (!unset || !holder) return [];
  const scope = file.code.slice(holder.start, holder.end);
  if (isGuarded(unset.name, scope) || /\bif\s*\([^)]*\)\s*(?:\{\s*)?return\b/.test(scope)) return [];
  const use = firstUse(unset.name, holder, file.module);
  if (!use) return recordWithoutValue(file, unset.name, holder);
  const member = text(child(use, 'property'), 'name') ?? '';
  const message = `“${unset.name}” has no value at first, so “${unset.name}.${member}” fails when the page opens.`;
  return [
    {
      kind: 'undefined-list',
      severity: 'error',
      file: file.path,
      line: lineAt(file.code, use.start),
      message,
      fix: unset.fix,
    },
  ];
}

/** `useState(null)` whose record is drawn before it was loaded: `device.name`. Under a condition nothing is certain. */
function recordWithoutValue({ path, code, module }: ReadFile, name: string, holder: SyntaxNode): Problem[] {
  const { parents } = module;
  const reads = [...parents].flatMap(([node, parent]) => {
    const isRead =
      node.type === 'MemberExpression' &&
      node['optional'] !== true &&
      node.start >= holder.start &&
      node.end <= holder.end &&
      text(child(node, 'object'), 'name') === name &&
      !(parent.type === 'AssignmentExpression' && child(parent, 'left') === node);
    return isRead && isCertain(node, holder, parents) && !mayLeaveBefore(holder, node) ? [node] : [];
  });
  const [first] = reads;
  if (!first) return [];
  const read = code.slice(first.start, first.end);
  const message = `“${name}” has no value at first, so “${read}” fails when the page opens.`;
  const edits = reads.map((node): Edit => {
    const { end } = child(node, 'object')!;
    return { file: path, start: end, end, text: node['computed'] === true ? '?.' : '?' };
  });
  const fix = { edits, told: `Let ${name} be empty until it is there.` };
  return [{ kind: 'undefined-list', severity: 'error', file: path, line: lineAt(code, first.start), message, fix }];
}

const conditions = /^(?:ConditionalExpression|LogicalExpression|IfStatement|SwitchStatement|TryStatement)$/;

/** Reached each time that the component is drawn. */
function isCertain(node: SyntaxNode, holder: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): boolean {
  for (let one = parents.get(node); one && one !== holder; one = parents.get(one)) {
    if (isFunction(one) || conditions.test(one.type)) return false;
  }
  return /^(?:[A-Z]|use[A-Z])/.test(nameOfFunction(holder, parents));
}

const nameOfFunction = (holder: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): string => {
  const parent = parents.get(holder);
  const declared = parent?.type === 'VariableDeclarator' ? text(child(parent, 'id'), 'name') : null;
  return text(child(holder, 'id'), 'name') ?? declared ?? '';
};

function valueThatIsUnset({ path }: ReadFile, declarator: SyntaxNode): { name: string; fix: Fix } | null {
  const init = bare(child(declarator, 'init'));
  const id = child(declarator, 'id');
  if (init?.type !== 'CallExpression' || !id) return null;
  const callee = child(init, 'callee');
  const hook = text(callee, 'name') ?? text(callee ? child(callee, 'property') : null, 'name');
  const told = (name: string) => `Began ${name} as an empty list.`;
  if (hook === 'useState' && id.type === 'ArrayPattern') {
    const [value] = children(id, 'elements');
    const [initial] = children(init, 'arguments');
    const isUnset = !initial || constantOf(initial) === null || text(initial, 'name') === 'undefined';
    if (value?.type !== 'Identifier' || !isUnset) return null;
    const name = text(value, 'name') ?? '';
    const place = initial ?? { start: init.end - 1, end: init.end - 1 };
    return {
      name,
      fix: { edits: [{ file: path, start: place.start, end: place.end, text: '[]' }], told: told(name) },
    };
  }
  if (hook === 'useQuery' && id.type === 'ObjectPattern') {
    const data = children(id, 'properties').find((one) => text(child(one, 'key'), 'name') === 'data');
    const value = data ? child(data, 'value') : null;
    const [options] = children(init, 'arguments');
    const isGiven = options && children(options, 'properties').some((one) => givesData.has(keyOf(one) ?? ''));
    if (value?.type !== 'Identifier' || isGiven) return null;
    const name = text(value, 'name') ?? '';
    return {
      name,
      fix: { edits: [{ file: path, start: value.end, end: value.end, text: ' = []' }], told: told(name) },
    };
  }
  return null;
}

/** Some place asks whether there is a value; which of the uses it guards is not looked into. */
const isGuarded = (name: string, code: string) =>
  new RegExp(
    `\\b${name}\\s*(?:\\?\\.|\\?\\?|\\?(?!\\?)|&&|\\|\\||[!=]==?)|!\\s*${name}\\b|\\(\\s*${name}\\s*\\)\\s*(?:\\?|&&|\\{)|isArray\\(\\s*${name}|Boolean\\(\\s*${name}`,
  ).test(code);

/** A use while the component is drawn, not in a function that runs later. */
function firstUse(name: string, holder: SyntaxNode, { parents }: ModuleFacts): SyntaxNode | null {
  for (const node of parents.keys()) {
    if (
      node.type !== 'MemberExpression' ||
      node.start < holder.start ||
      node.end > holder.end ||
      node['optional'] === true
    )
      continue;
    if (text(child(node, 'object'), 'name') !== name || !listCalls.has(text(child(node, 'property'), 'name') ?? ''))
      continue;
    if (runsAtOnce(node, holder, parents)) return node;
  }
  return null;
}

function runsAtOnce(node: SyntaxNode, holder: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode>): boolean {
  for (let one = parents.get(node); one && one !== holder; one = parents.get(one)) {
    if (!isFunction(one)) continue;
    const call = parents.get(one);
    const callee = call?.type === 'CallExpression' ? child(call, 'callee') : null;
    if (text(callee, 'name') !== 'useMemo') return false;
  }
  return true;
}
