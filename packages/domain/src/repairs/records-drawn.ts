import { bare, child, children, type SyntaxNode, text } from '../source-code/syntax.ts';
import type { ModuleFacts } from '../source-code/module-facts.ts';
import { isFunction } from '../source-code/scopes.ts';

export type DrawnField = { entity: string; field: string; start: number; end: number };

const loaders = new Set(['list', 'filter']);

/**
 * Fields that a file reads off records, where it is certain what they are: a state that only ever takes what
 * `Entity.list()` or `.filter()` answers, walked with `map` and the like.
 */
export function recordsDrawn(module: ModuleFacts, entityOf: (node: SyntaxNode | null) => string | null): DrawnField[] {
  const states = statesIn(module);
  const loaded = new Map<string, Set<string | null>>();
  const note = (setter: string | null, entity: string | null) => {
    const state = setter === null ? undefined : states.get(setter);
    if (state !== undefined) loaded.set(state, new Set([...(loaded.get(state) ?? []), entity]));
  };
  const results = resultsIn(module, entityOf);
  for (const node of module.parents.keys()) {
    if (node.type !== 'CallExpression') continue;
    const callee = child(node, 'callee');
    const [argument = null] = children(node, 'arguments');
    if (callee?.type === 'Identifier' && states.has(text(callee, 'name') ?? '')) {
      const value = bare(argument);
      const isEmpty = value?.type === 'ArrayExpression' && children(value, 'elements').length === 0;
      if (!isEmpty && !isUpdate(value)) note(text(callee, 'name'), answered(value, entityOf, results));
    }
    // `Task.list().then(setTasks)`
    if (callee?.type === 'MemberExpression' && text(child(callee, 'property'), 'name') === 'then') {
      note(text(argument, 'name'), loadedBy(child(callee, 'object'), entityOf));
    }
  }
  const certain = new Map<string, string>();
  for (const [state, entities] of loaded) {
    const [only] = entities;
    if (entities.size === 1 && only) certain.set(state, only);
  }
  return certain.size === 0 ? [] : readsOf(module, certain);
}

/** Setter to state. */
function statesIn({ parents }: ModuleFacts): Map<string, string> {
  const states = new Map<string, string>();
  const twice = new Set<string>();
  for (const node of parents.keys()) {
    if (node.type !== 'VariableDeclarator') continue;
    const id = child(node, 'id');
    const init = bare(child(node, 'init'));
    const [value, setter] = id?.type === 'ArrayPattern' ? children(id, 'elements') : [];
    if (init?.type !== 'CallExpression' || !value || !setter) continue;
    const callee = child(init, 'callee');
    if ((text(callee, 'name') ?? text(callee ? child(callee, 'property') : null, 'name')) !== 'useState') continue;
    const name = text(setter, 'name') ?? '';
    if (states.has(name)) twice.add(name);
    states.set(name, text(value, 'name') ?? '');
  }
  for (const name of twice) states.delete(name);
  return states;
}

/** `setTasks((before) => …)` changes what is there. */
const isUpdate = (value: SyntaxNode | null) => value !== null && isFunction(value);

/** Variables that hold what a load answered: `const data = await Task.list()`. */
function resultsIn(
  { parents }: ModuleFacts,
  entityOf: (node: SyntaxNode | null) => string | null,
): Map<string, string | null> {
  const results = new Map<string, string | null>();
  for (const node of parents.keys()) {
    if (node.type !== 'VariableDeclarator' || child(node, 'id')?.type !== 'Identifier') continue;
    const name = text(child(node, 'id'), 'name') ?? '';
    const entity = answered(child(node, 'init'), entityOf, new Map());
    results.set(name, results.has(name) && results.get(name) !== entity ? null : entity);
  }
  return results;
}

function answered(
  value: SyntaxNode | null,
  entityOf: (node: SyntaxNode | null) => string | null,
  results: ReadonlyMap<string, string | null>,
): string | null {
  const one = bare(value);
  if (one?.type === 'AwaitExpression') return loadedBy(child(one, 'argument'), entityOf);
  return one?.type === 'Identifier' ? (results.get(text(one, 'name') ?? '') ?? null) : null;
}

function loadedBy(node: SyntaxNode | null, entityOf: (node: SyntaxNode | null) => string | null): string | null {
  const call = bare(node);
  const callee = call?.type === 'CallExpression' ? child(call, 'callee') : null;
  if (callee?.type !== 'MemberExpression' || !loaders.has(text(child(callee, 'property'), 'name') ?? '')) return null;
  return entityOf(child(callee, 'object'));
}

const walkers = new Set(['map', 'filter', 'forEach', 'find', 'some', 'every']);

/** `tasks.map((task) => task.titel)` */
function readsOf({ parents }: ModuleFacts, certain: ReadonlyMap<string, string>): DrawnField[] {
  const found: DrawnField[] = [];
  for (const node of parents.keys()) {
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : null;
    if (callee?.type !== 'MemberExpression' || !walkers.has(text(child(callee, 'property'), 'name') ?? '')) continue;
    const entity = certain.get(text(child(callee, 'object'), 'name') ?? '');
    const [callback] = children(node, 'arguments');
    const [item] = callback && isFunction(callback) ? children(callback, 'params') : [];
    if (entity === undefined || !callback || item?.type !== 'Identifier') continue;
    const name = text(item, 'name');
    for (const read of parents.keys()) {
      if (read.type !== 'MemberExpression' || read['computed'] === true) continue;
      if (read.start < callback.start || read.end > callback.end) continue;
      if (text(child(read, 'object'), 'name') !== name) continue;
      const parent = parents.get(read);
      // Written to, so the app adds it itself.
      if (parent?.type === 'AssignmentExpression' && child(parent, 'left') === read) return [];
      const property = child(read, 'property')!;
      found.push({ entity, field: text(property, 'name') ?? '', start: property.start, end: property.end });
    }
  }
  return found;
}
