import { child, children, constantOf, type SyntaxNode, text, bare } from '../../source-code/syntax.ts';
import type { ReadFile } from '../app-facts.ts';
import type { ModuleFacts } from '../../source-code/module-facts.ts';
import { lineAt, type Fix, type Problem } from '../problem.ts';
import { functionAround, isFunction } from '../../source-code/scopes.ts';

const listCalls = new Set(
  'map filter forEach reduce find findIndex some every slice sort flatMap join length'.split(' '),
);

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
  if (!use) return [];
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
    if (value?.type !== 'Identifier') return null;
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
