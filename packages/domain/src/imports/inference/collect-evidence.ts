import {
  attribute,
  bare,
  child,
  children,
  constantText,
  keyOf,
  type SyntaxNode,
  text,
} from '../../source-code/syntax.ts';
import { readQuery, readSort } from './asked-fields.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { inputKind } from './form-inputs.ts';
import { hintOf, isListMethod, isMethod, keepsList, typesOfMethod } from './hints.ts';
import { inList, type Program } from './meanings.ts';
import { isVariable, lookUp, type ModuleGraph, type Placed, type Scope } from './program-graph.ts';
import type { ValueType } from './value-types.ts';
import { createWrittenFields } from './written-fields.ts';
import { objectsOf } from './written-objects.ts';

/** Everything that the code of an app says about its entities and their fields. */
export function collectEvidence(program: Program): Evidence {
  const evidence = createEvidence();
  const { forms, writeList, writeShape } = createWrittenFields(program, evidence);

  for (const module of program.modules.values()) {
    for (const placed of module.calls) readCall(module, placed);
    readImports(module);
    readNamed(module);
  }
  for (const module of program.modules.values()) {
    for (const placed of module.members) readMember(module, placed);
    for (const placed of module.elements) readInput(module, placed);
    for (const placed of module.switches) readSwitch(module, placed);
    for (const placed of module.identifiers) readIdentifier(module, placed);
    readPatterns(module.scope);
    readLoaded(module.scope);
  }
  for (const known of program.functions.values()) {
    readPatterns(known.scope);
    readLoaded(known.scope);
  }
  return evidence;

  /** What is imported as an entity is one, also where nothing is called of it. */
  function readImports(module: ModuleGraph) {
    for (const variable of module.scope.variables.values()) {
      if (!variable.imported) continue;
      const meaning = program.ofSource({ from: variable, scope: module.scope, path: [] });
      if (meaning?.kind === 'entity' && meaning.name !== 'User')
        evidence.see(meaning.name, module, variable.imported.node);
    }
  }

  /** What an export names in its own list is one, too; `Query` stands in lists that have none yet. */
  function readNamed(module: ModuleGraph) {
    if (!/^api\/entities\.[jt]s$/.test(module.path)) return;
    for (const [name, source] of module.exports) {
      const meaning = program.ofSource(source);
      if (meaning?.kind === 'entity' && !['User', 'Query'].includes(name))
        evidence.see(meaning.name, module, isVariable(source.from) ? source.from.imported!.node : source.from);
    }
  }

  /** The same of `const { Task } = await import('@/api/entities')`. */
  function readLoaded(scope: Scope) {
    for (const variable of scope.variables.values()) {
      const node = variable.sources.map(({ from }) => from).find((from) => !isVariable(from) && isLoad(from));
      const meaning = node && program.ofSource({ from: variable, scope, path: [] });
      if (meaning?.kind === 'entity' && meaning.name !== 'User')
        evidence.see(meaning.name, scope.module, node as SyntaxNode);
    }
  }

  function readCall(module: ModuleGraph, { node, scope }: Placed) {
    const callee = bare(child(node, 'callee'));
    if (callee?.type !== 'MemberExpression') return;
    const method = keyOf(callee, 'property');
    if (method === 'isArray') isList(module, node, children(node, 'arguments')[0] ?? null, scope);
    const object = program.evaluate(child(callee, 'object'), scope);
    const given = children(node, 'arguments');
    if (object?.kind === 'auth' && (method === 'updateMe' || method === 'updateMyUserData')) {
      return writeShape(given[0] ?? null, scope, { entity: 'User', module, node, how: method });
    }
    if (object?.kind !== 'entity' || method === null) return;
    const entity = object.name;
    if (entity !== 'User') evidence.see(entity, module, node);
    const how = `${entity}.${method}`;
    const write = (value: SyntaxNode | undefined) => writeShape(value ?? null, scope, { entity, module, node, how });
    switch (method) {
      case 'create':
      case 'updateMyUserData':
        return write(given[0]);
      case 'update':
        return write(given[1]);
      case 'bulkCreate':
      case 'bulkUpdate':
      case 'upsert':
        return writeList(given[0] ?? null, scope, { entity, module, node, how });
      case 'updateMany':
        readQuery(evidence, given[0] ?? null, scope, { entity, module, node, how });
        for (const [, value] of entriesOf(given[1] ?? null)) write(value);
        return;
      case 'filter':
      case 'count':
      case 'deleteMany':
        readQuery(evidence, given[0] ?? null, scope, { entity, module, node, how });
        return readSort(evidence, given[1] ?? null, scope, { entity, module, node, how });
      case 'list':
        return readSort(evidence, given[0] ?? null, scope, { entity, module, node, how });
    }
  }

  function readMember(module: ModuleGraph, { node, parent, scope }: Placed) {
    const key = keyOf(node, 'property');
    if (key === null) return readLookup(module, node, parent, scope);
    const meaning = program.evaluate(node, scope);
    const hint = hintOf(node, parent);
    if (meaning?.kind === 'value') {
      const [name, ...path] = meaning.field;
      const types = typesBelow(path, hint.types, parent);
      const options = path.length === 0 ? hint.options : [];
      evidence.add(meaning.entity, name!, { module, node, how: ['field-read'], weight: 1, types, options });
      return;
    }
    if (meaning?.kind === 'entity' && meaning.name !== 'User' && isHandedOn(module, parent))
      evidence.see(meaning.name, module, node);
    const object = bare(child(node, 'object'));
    readThrough(module, object, key, scope);
    const variable = object?.type === 'Identifier' ? lookUp(scope, text(object, 'name') ?? '') : null;
    for (const entity of (variable && forms.get(variable)) ?? []) {
      if (variable?.sources.some(({ from }) => !isVariable(from) && from.type === 'ObjectExpression')) {
        evidence.add(entity, key, {
          module,
          node,
          how: ['field-in-form'],
          weight: 1,
          types: hint.types,
          options: hint.options,
        });
      }
    }
  }

  /** A field that came into a variable or a parameter: `const show = (day) => new Date(day)`. */
  function readIdentifier(module: ModuleGraph, { node, parent, scope }: Placed) {
    const { types, options } = hintOf(node, parent);
    if (types.length === 0) return;
    const meaning = program.evaluate(node, scope);
    if (meaning?.kind !== 'value') return;
    const [name, ...path] = meaning.field;
    const at = { module, node, how: ['field-read'] as const, weight: 1, types: typesBelow(path, types, null) };
    evidence.add(meaning.entity, name!, { ...at, options: path.length === 0 ? options : [] });
  }

  /** `task.steps.slice(0, 3).map()`: what is done with a part of a list says that the whole is one. */
  function readThrough(module: ModuleGraph, object: SyntaxNode | null, key: string, scope: Scope) {
    const callee = object?.type === 'CallExpression' && isListMethod(key) ? bare(child(object, 'callee')) : null;
    if (callee?.type === 'MemberExpression' && keepsList.has(keyOf(callee, 'property') ?? ''))
      isList(module, callee, child(callee, 'object'), scope);
  }

  function isList(module: ModuleGraph, node: SyntaxNode, value: SyntaxNode | null, scope: Scope) {
    const meaning = program.evaluate(value, scope);
    if (meaning?.kind !== 'value' || meaning.field.length !== 1) return;
    const types = typesOfMethod('map');
    evidence.add(meaning.entity, meaning.field[0]!, { module, node, how: ['field-read'], weight: 1, types });
  }

  /**
   * `entities[kind]` names entities; of `colours[task.status]` the keys that are written out are the values, and all of
   * them where the code fails without one.
   */
  function readLookup(module: ModuleGraph, node: SyntaxNode, parent: SyntaxNode | null, scope: Scope) {
    if (program.evaluate(child(node, 'object'), scope)?.kind === 'entities')
      for (const name of program.namesOf(node, scope)) evidence.see(name, module, node);
    const key = bare(child(node, 'property'));
    const meaning = key && program.evaluate(key, scope);
    if (!key || meaning?.kind !== 'value' || meaning.field.length !== 1) return;
    for (const object of objectsOf(child(node, 'object'), scope)) {
      const keys = children(object.node, 'properties').flatMap((one) => keyOf(one) ?? []);
      const options = keys.filter((key) => key !== 'default');
      const isSure = keys.length === options.length && failsWithout(node, parent);
      evidence.add(meaning.entity, meaning.field[0]!, {
        module,
        node,
        how: ['field-read'],
        weight: 1,
        options,
        ...(isSure && { choices: options }),
      });
    }
  }

  function readSwitch(module: ModuleGraph, { node, scope }: Placed) {
    const meaning = program.evaluate(child(node, 'discriminant'), scope);
    if (meaning?.kind !== 'value' || meaning.field.length !== 1) return;
    const options = children(node, 'cases').flatMap((one) => constantText(child(one, 'test')) ?? []);
    evidence.add(meaning.entity, meaning.field[0]!, { module, node, how: ['field-read'], weight: 1, options });
  }

  /** Fields that come out of a record by a pattern: `const { title } = task`. */
  function readPatterns(scope: Scope) {
    for (const variable of scope.variables.values()) {
      for (const source of variable.sources) {
        if (source.path.length === 0 || isVariable(source.from)) continue;
        const meaning = program.ofSource(source);
        if (meaning?.kind !== 'value' || meaning.field.length !== 1) continue;
        evidence.add(meaning.entity, meaning.field[0]!, {
          module: scope.module,
          node: source.from,
          how: ['field-read'],
          weight: 1,
        });
      }
    }
  }

  /** An input or a choice that shows a field says what the field holds. */
  function readInput(module: ModuleGraph, { node, scope }: Placed) {
    const shown = bare(attribute(node, 'value') ?? attribute(node, 'checked') ?? attribute(node, 'selected') ?? null);
    const member = shown?.type === 'LogicalExpression' ? bare(child(shown, 'left')) : shown;
    if (member?.type !== 'MemberExpression') return;
    const key = keyOf(member, 'property');
    const object = bare(child(member, 'object'));
    const variable = object?.type === 'Identifier' ? lookUp(scope, text(object, 'name') ?? '') : null;
    const meaning = program.evaluate(member, scope);
    const entities = new Set(variable ? forms.get(variable) : []);
    if (meaning?.kind === 'value') entities.add(meaning.entity);
    if (key === null || entities.size === 0) return;
    const { types, options, isTyped } = inputKind(program, node, scope);
    for (const entity of entities) {
      evidence.add(entity, key, {
        module,
        node,
        how: ['field-shown-in-form'],
        weight: 1,
        types,
        options,
        choices: options,
        isTyped,
      });
    }
  }
}

/** Whether nothing must not come out of an expression: a member of it is read, or it is a component. */
function failsWithout(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  if (parent?.type === 'MemberExpression') return child(parent, 'object') === node && parent['optional'] !== true;
  return parent?.type === 'VariableDeclarator' && /^[A-Z]/.test(text(child(parent, 'id'), 'name') ?? '');
}

/** `useRecords(client.entities.Task)`, outside of the list of names that every export has. */
const isHandedOn = ({ path }: ModuleGraph, parent: SyntaxNode | null): boolean =>
  parent?.type === 'CallExpression' && !/^api\/entities\.[jt]s$/.test(path);

/** The properties of an object that is written out. */
function entriesOf(node: SyntaxNode | null): [string, SyntaxNode][] {
  const one = bare(node);
  if (one?.type !== 'ObjectExpression') return [];
  return children(one, 'properties').flatMap((property): [string, SyntaxNode][] => {
    const key = keyOf(property);
    const value = child(property, 'value');
    return key !== null && value ? [[key, value]] : [];
  });
}

/** What a place in a field, `items[].price.toFixed`, says of the field; `types` is what is said of the place. */
function typesBelow([first, ...rest]: string[], types: ValueType[], parent: SyntaxNode | null): ValueType[] {
  if (first === undefined) return types;
  if (first === inList) {
    const items = rest.length === 0 || !isMethod(rest[0]!) ? [] : typesOfMethod(rest[0]!, parent);
    const members =
      rest.length > 0 && !isMethod(rest[0]!)
        ? new Map([[rest[0]!, typesBelow(rest.slice(1), types, parent)]])
        : undefined;
    return [{ type: 'array', items, ...(members && { members }) }];
  }
  if (isMethod(first)) return typesOfMethod(first, parent);
  return [{ type: 'object', members: new Map([[first, typesBelow(rest, types, parent)]]) }];
}

/** `import('…')`, waited for or not. */
function isLoad(node: SyntaxNode): boolean {
  const one = bare(node);
  return (
    one?.type === 'ImportExpression' ||
    (one?.type === 'AwaitExpression' && child(one, 'argument')?.type === 'ImportExpression')
  );
}
