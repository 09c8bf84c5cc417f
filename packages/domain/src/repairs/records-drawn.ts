import { bare, child, children, patternNames, type SyntaxNode, text } from '../source-code/syntax.ts';
import type { ModuleFacts } from '../source-code/module-facts.ts';
import { isFunction } from '../source-code/scopes.ts';
import { settersIn } from './states.ts';

/** `node` is the whole read: `task.title`. */
export type DrawnField = { entity: string; field: string; start: number; end: number; node: SyntaxNode };

const loaders = new Set(['list', 'filter']);

/**
 * Fields that a file reads off records, where it is certain what they are: a state that only ever takes what
 * `Entity.list()` or `.filter()` answers, walked with `map` and the like.
 */
export function recordsDrawn(module: ModuleFacts, entityOf: EntityOf): DrawnField[] {
  const items = itemsIn(module, entityOf);
  return items.length === 0 ? [] : readsOf(module, items);
}

/** Where the same records stand by themselves: `task` in `Task.delete(task)` and in `<p>{task}</p>`. */
export function recordNames(module: ModuleFacts, entityOf: EntityOf): Map<SyntaxNode, string> {
  const items = itemsIn(module, entityOf);
  const found = new Map<SyntaxNode, string>();
  for (const { entity, name, callback, item } of items) {
    for (const [node, parent] of module.parents) {
      if (node.type !== 'Identifier' || node === item || text(node, 'name') !== name) continue;
      if (node.start < callback.start || node.end > callback.end) continue;
      const isMember = parent.type === 'MemberExpression' || parent.type === 'Property';
      if (!isMember && functionTaking(name, node, module.parents) === callback) found.set(node, entity);
    }
  }
  return found;
}

/** The nearest function around that takes something of this name. */
function functionTaking(
  name: string,
  node: SyntaxNode,
  parents: ReadonlyMap<SyntaxNode, SyntaxNode>,
): SyntaxNode | null {
  for (let one = parents.get(node); one; one = parents.get(one)) {
    if (isFunction(one) && children(one, 'params').flatMap(patternNames).includes(name)) return one;
  }
  return null;
}

type EntityOf = (node: SyntaxNode | null) => string | null;
type Item = { entity: string; name: string; callback: SyntaxNode; item: SyntaxNode };

/** What the callbacks take that walk over lists of records. */
function itemsIn(module: ModuleFacts, entityOf: EntityOf): Item[] {
  const states = settersIn(module);
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
  for (const [name, entity] of queriedIn(module, entityOf)) {
    loaded.set(name, new Set([...(loaded.get(name) ?? []), entity]));
  }
  const certain = new Map<string, string>();
  for (const [state, entities] of loaded) {
    const [only] = entities;
    if (entities.size === 1 && only) certain.set(state, only);
  }
  return certain.size === 0 ? [] : walkedIn(module, certain);
}

/** `setTasks((before) => …)` changes what is there. */
const isUpdate = (value: SyntaxNode | null) => value !== null && isFunction(value);

/** Names that hold what a load answered: `const data = await Task.list()`. */
function resultsIn({ parents }: ModuleFacts, entityOf: EntityOf): Map<string, string | null> {
  const results = new Map<string, string | null>();
  const note = (name: string | null, entity: string | null) => {
    if (name !== null) results.set(name, results.has(name) && results.get(name) !== entity ? null : entity);
  };
  for (const [node, parent] of parents) {
    if (node.type === 'VariableDeclarator' && child(node, 'id')?.type === 'Identifier') {
      note(text(child(node, 'id'), 'name'), answered(child(node, 'init'), entityOf, new Map()));
    }
    // `Task.list().then((tasks) => …)`; whatever else is called so is something else.
    if (isFunction(node)) {
      const [first, ...others] = children(node, 'params');
      const callee =
        parent.type === 'CallExpression' && children(parent, 'arguments')[0] === node ? child(parent, 'callee') : null;
      const isThen = callee?.type === 'MemberExpression' && text(child(callee, 'property'), 'name') === 'then';
      if (first) note(text(first, 'name'), isThen ? loadedBy(child(callee, 'object'), entityOf) : null);
      for (const other of others) note(text(other, 'name'), null);
    }
  }
  return results;
}

function answered(
  value: SyntaxNode | null,
  entityOf: EntityOf,
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

/** `const { data: tasks = [] } = useQuery({ queryFn: () => Task.list() })` */
function queriedIn({ parents }: ModuleFacts, entityOf: EntityOf): [string, string | null][] {
  return [...parents.keys()].flatMap((node): [string, string | null][] => {
    const id = node.type === 'VariableDeclarator' ? child(node, 'id') : null;
    const init = bare(node.type === 'VariableDeclarator' ? child(node, 'init') : null);
    const [options] = init?.type === 'CallExpression' ? children(init, 'arguments') : [];
    // A loop over records takes them apart without a value of its own.
    if (id?.type !== 'ObjectPattern' || !init || text(child(init, 'callee'), 'name') !== 'useQuery') return [];
    const member = (holder: SyntaxNode | undefined, key: string) =>
      holder && children(holder, 'properties').find((one) => text(child(one, 'key'), 'name') === key);
    const value = child(member(id, 'data') ?? id, 'value');
    const name = text(value?.type === 'AssignmentPattern' ? child(value, 'left') : value, 'name');
    const load = child(member(options, 'queryFn') ?? id, 'value');
    // What `select` makes of the records is something else.
    if (name === null || member(options, 'select')) return [];
    return [[name, load && isFunction(load) ? loadedBy(child(load, 'body'), entityOf) : null]];
  });
}

const walkers = new Set(['map', 'filter', 'forEach', 'find', 'some', 'every']);

/** `tasks.map((task) => …)` */
const walkedIn = ({ parents }: ModuleFacts, certain: ReadonlyMap<string, string>): Item[] =>
  [...parents.keys()].flatMap((node): Item[] => {
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : null;
    if (callee?.type !== 'MemberExpression' || !walkers.has(text(child(callee, 'property'), 'name') ?? '')) return [];
    const entity = certain.get(text(child(callee, 'object'), 'name') ?? '');
    const [callback] = children(node, 'arguments');
    const [item] = callback && isFunction(callback) ? children(callback, 'params') : [];
    if (entity === undefined || !callback || item?.type !== 'Identifier') return [];
    return [{ entity, name: text(item, 'name')!, callback, item }];
  });

/** `tasks.map((task) => task.titel)` */
function readsOf({ parents }: ModuleFacts, items: readonly Item[]): DrawnField[] {
  const found: DrawnField[] = [];
  for (const { entity, name, callback } of items) {
    for (const read of parents.keys()) {
      if (read.type !== 'MemberExpression' || read['computed'] === true) continue;
      if (read.start < callback.start || read.end > callback.end) continue;
      if (text(child(read, 'object'), 'name') !== name) continue;
      const parent = parents.get(read);
      // Written to, so the app adds it itself.
      if (parent?.type === 'AssignmentExpression' && child(parent, 'left') === read) return [];
      const property = child(read, 'property')!;
      found.push({ entity, field: text(property, 'name') ?? '', start: property.start, end: property.end, node: read });
    }
  }
  return found;
}
