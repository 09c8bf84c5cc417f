import { child, children, keyOf, type SyntaxNode, text } from '../source-code/syntax.ts';
import type { ModuleFacts } from '../source-code/module-facts.ts';
import { isFunction } from '../source-code/scopes.ts';
import { mayLeaveBefore } from './leaves.ts';

/** What a component takes, and without which of it it certainly fails. */
export type ComponentNeeds = { takes: readonly string[]; needed: readonly string[] };

/** The components at the top of a file that take their properties by name and no others, by the name that the file gives them. */
export function needsIn({ program, parents }: ModuleFacts, code: string): Map<string, ComponentNeeds> {
  const found = new Map<string, ComponentNeeds>();
  for (const statement of children(program, 'body')) {
    const declaration = /^Export(?:Named|Default)Declaration$/.test(statement.type)
      ? child(statement, 'declaration')
      : statement;
    const declarators = declaration?.type === 'VariableDeclaration' ? children(declaration, 'declarations') : [];
    const made: [string | null, SyntaxNode | null][] = [
      [text(declaration && child(declaration, 'id'), 'name'), declaration],
      ...declarators.map((one): [string | null, SyntaxNode | null] => [
        text(child(one, 'id'), 'name'),
        child(one, 'init'),
      ]),
    ];
    for (const [name, holder] of made) {
      const needs = name && /^[A-Z]/.test(name) && holder && isFunction(holder) ? needsOf(holder, parents, code) : null;
      if (name && needs) found.set(name, needs);
    }
  }
  return found;
}

/** The same by the names under which other files import them. */
export function exportedNeeds(module: ModuleFacts, code: string): Map<string, ComponentNeeds> {
  const own = needsIn(module, code);
  const found = new Map<string, ComponentNeeds>();
  for (const [name, needs] of own) if (module.exports.has(name)) found.set(name, needs);
  const whole = children(module.program, 'body').find(({ type }) => type === 'ExportDefaultDeclaration');
  const declaration = whole && child(whole, 'declaration');
  const name =
    declaration?.type === 'Identifier'
      ? text(declaration, 'name')
      : text(declaration ? child(declaration, 'id') : null, 'name');
  const needs = name && own.get(name);
  if (needs) found.set('default', needs);
  return found;
}

type Parents = ReadonlyMap<SyntaxNode, SyntaxNode>;

function needsOf(holder: SyntaxNode, parents: Parents, code: string): ComponentNeeds | null {
  const [pattern, ...others] = children(holder, 'params');
  const properties = pattern?.type === 'ObjectPattern' ? children(pattern, 'properties') : null;
  if (!properties || others.length > 0) return null;
  const taken = properties.map((one) => ({
    name: one.type === 'Property' ? keyOf(one) : null,
    value: child(one, 'value'),
  }));
  if (taken.some(({ name }) => name === null)) return null;
  const inside = code.slice(holder.start, holder.end);
  const needed = taken.flatMap(({ name, value }) => {
    const local = value?.type === 'Identifier' ? text(value, 'name')! : null;
    return local && !isAskedFor(local, inside) && isNeeded(local, holder, parents) ? [name!] : [];
  });
  return { takes: taken.map(({ name }) => name!), needed };
}

/** Some place of the component asks whether it was given. */
const isAskedFor = (name: string, code: string): boolean =>
  new RegExp(
    `\\b${name}\\s*(?:\\?\\.|\\?\\?|\\?(?!\\?)|&&|\\|\\||[!=]==?)|!\\s*${name}\\b|\\(\\s*${name}\\s*\\)\\s*(?:\\?|&&|\\{)|(?:isArray|Boolean|typeof)\\b\\(?\\s*${name}\\b`,
  ).test(code);

/** It is read while the component is drawn, or called by one of its handlers, and no condition stands before that. */
function isNeeded(name: string, holder: SyntaxNode, parents: Parents): boolean {
  for (const [node, parent] of parents) {
    if (node.type !== 'Identifier' || text(node, 'name') !== name) continue;
    if (node.start < holder.start || node.end > holder.end || mayLeaveBefore(holder, node)) continue;
    const isRead = parent.type === 'MemberExpression' && child(parent, 'object') === node;
    const isCalled = parent.type === 'CallExpression' && child(parent, 'callee') === node;
    if ((isRead || isCalled) && isCertain(node, holder, parents, isCalled)) return true;
  }
  return false;
}

const conditions = /^(?:ConditionalExpression|LogicalExpression|IfStatement|SwitchStatement|TryStatement|CatchClause)$/;

function isCertain(node: SyntaxNode, holder: SyntaxNode, parents: Parents, mayBeLater: boolean): boolean {
  for (let one = parents.get(node); one && one !== holder; one = parents.get(one)) {
    if (conditions.test(one.type)) return false;
    if (isFunction(one) && (!mayBeLater || mayLeaveBefore(one, node))) return false;
  }
  return true;
}
