import {
  attribute,
  bare,
  child,
  children,
  constantOf,
  constantText,
  elementName,
  keyOf,
  type SyntaxNode,
  text,
  walk,
} from '../syntax.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import type { Program } from './meanings.ts';
import {
  isVariable,
  lookUp,
  type ModuleGraph,
  type Placed,
  type Scope,
  type Source,
  type Variable,
} from './program-graph.ts';
import { constantsOf, typesOfValue, type ValueType } from './value-types.ts';

type Write = { entity: string; module: ModuleGraph; node: SyntaxNode; how: string };

/** Everything that the code of an app says about its entities and their fields. */
export function collectEvidence(program: Program): Evidence {
  const evidence = createEvidence();
  /** Variables whose value is written to an entity as it is: forms. */
  const forms = new Map<Variable, Set<string>>();

  for (const module of program.modules.values()) {
    for (const placed of module.calls) readCall(module, placed);
  }
  for (const module of program.modules.values()) {
    for (const placed of module.members) readMember(module, placed);
    for (const placed of module.elements) readInput(module, placed);
    for (const placed of module.switches) readSwitch(module, placed);
    readPatterns(module.scope);
  }
  for (const known of program.functions.values()) readPatterns(known.scope);
  return evidence;

  function readCall(module: ModuleGraph, { node, scope }: Placed) {
    const callee = bare(child(node, 'callee'));
    if (callee?.type !== 'MemberExpression') return;
    const method = keyOf(callee, 'property');
    const object = program.evaluate(child(callee, 'object'), scope);
    const given = children(node, 'arguments');
    if (object?.kind === 'auth' && method === 'updateMe') {
      return writeShape(given[0] ?? null, scope, { entity: 'User', module, node, how: 'written by updateMe' });
    }
    if (object?.kind !== 'entity' || method === null) return;
    const entity = object.name;
    if (entity !== 'User') evidence.see(entity, module, node);
    const how = `${entity}.${method}`;
    const write = (value: SyntaxNode | undefined) =>
      writeShape(value ?? null, scope, { entity, module, node, how: `written by ${how}` });
    switch (method) {
      case 'create':
      case 'updateMyUserData':
        return write(given[0]);
      case 'update':
        return write(given[1]);
      case 'bulkCreate':
      case 'bulkUpdate':
      case 'upsert':
        return writeList(given[0] ?? null, scope, { entity, module, node, how: `written by ${how}` });
      case 'updateMany':
        readQuery(given[0] ?? null, scope, { entity, module, node, how });
        for (const [, value] of entriesOf(given[1] ?? null)) write(value);
        return;
      case 'filter':
      case 'count':
      case 'deleteMany':
        readQuery(given[0] ?? null, scope, { entity, module, node, how });
        return readSort(given[1] ?? null, scope, { entity, module, node, how });
      case 'list':
        return readSort(given[0] ?? null, scope, { entity, module, node, how });
    }
  }

  function readSort(node: SyntaxNode | null, scope: Scope, { entity, module, node: place, how }: Write) {
    const one = bare(node);
    const values = one ? [constantText(one) ?? '', ...constantsOf({ from: one, scope, path: [] }).map(String)] : [];
    for (const value of values) {
      for (const part of value.split(',')) {
        const name = part.trim().replace(/^[+-]/, '');
        if (name) evidence.add(entity, name, { module, node: place, how: `sorted by in ${how}`, weight: 2 });
      }
    }
  }

  function readQuery(node: SyntaxNode | null, scope: Scope, write: Write, depth = 0) {
    for (const object of objectsOf(node, scope)) {
      for (const one of children(object.node, 'properties')) {
        const key = one.type === 'SpreadElement' ? null : keyOf(one);
        const value = child(one, one.type === 'SpreadElement' ? 'argument' : 'value');
        if (key === null || key.startsWith('$')) {
          const parts = value?.type === 'ArrayExpression' ? children(value, 'elements') : value ? [value] : [];
          if (depth < 4) for (const part of parts) readQuery(part, object.scope, write, depth + 1);
          continue;
        }
        const types = typesOfValue(value, object.scope).filter(({ type }) => type !== 'array' && type !== 'object');
        evidence.add(write.entity, key, {
          module: write.module,
          node: write.node,
          how: `asked for in ${write.how}`,
          weight: 2,
          types,
          options: literalsIn(types),
        });
      }
    }
  }

  function writeList(node: SyntaxNode | null, scope: Scope, write: Write) {
    const one = bare(node);
    if (!one) return;
    if (one.type === 'ArrayExpression') {
      for (const element of children(one, 'elements')) writeShape(element, scope, write);
      return;
    }
    const callee = one.type === 'CallExpression' ? bare(child(one, 'callee')) : null;
    if (callee?.type === 'MemberExpression' && keyOf(callee, 'property') === 'map') {
      for (const run of program.functionsOf(children(one, 'arguments')[0] ?? null, scope)) {
        const known = program.functions.get(run);
        for (const value of known?.returns ?? []) writeShape(value, known!.scope, write);
      }
      return;
    }
    if (one.type !== 'Identifier') return;
    const variable = lookUp(scope, text(one, 'name') ?? '');
    for (const source of variable?.sources ?? []) {
      if (source.path.length === 0 && !isVariable(source.from) && bare(source.from) !== one)
        writeList(source.from, source.scope, write);
    }
  }

  /** The fields of a value that is written, wherever it was put together. */
  function writeShape(node: SyntaxNode | null, scope: Scope, write: Write, seen = new Set<unknown>()) {
    const one = bare(node);
    if (!one || seen.has(one) || seen.size > 400) return;
    seen.add(one);
    switch (one.type) {
      case 'ObjectExpression':
        return writeObject(one, scope, write, seen);
      case 'Identifier': {
        const variable = lookUp(scope, text(one, 'name') ?? '');
        return variable ? writeVariable(variable, write, seen) : undefined;
      }
      case 'LogicalExpression':
        writeShape(child(one, 'left'), scope, write, seen);
        return writeShape(child(one, 'right'), scope, write, seen);
      case 'ConditionalExpression':
        writeShape(child(one, 'consequent'), scope, write, seen);
        return writeShape(child(one, 'alternate'), scope, write, seen);
      case 'AwaitExpression':
        return writeShape(child(one, 'argument'), scope, write, seen);
      case 'MemberExpression':
        return writeMember(one, scope, write, seen);
      case 'CallExpression':
        for (const run of program.functionsOf(child(one, 'callee'), scope)) {
          const known = program.functions.get(run);
          for (const value of known?.returns ?? []) writeShape(value, known!.scope, write, seen);
        }
    }
  }

  /** `variables.data`, where the whole came as an object. */
  function writeMember(node: SyntaxNode, scope: Scope, write: Write, seen: Set<unknown>) {
    const object = bare(child(node, 'object'));
    const key = keyOf(node, 'property');
    const variable = object?.type === 'Identifier' ? lookUp(scope, text(object, 'name') ?? '') : null;
    for (const source of variable?.sources ?? []) {
      for (const found of objectsAt({
        ...source,
        path: key === null ? source.path : [...source.path, { member: key }],
      })) {
        writeShape(found.node, found.scope, write, seen);
      }
    }
  }

  function writeObject(object: SyntaxNode, scope: Scope, write: Write, seen: Set<unknown>) {
    for (const one of children(object, 'properties')) {
      if (one.type === 'SpreadElement') {
        writeShape(child(one, 'argument'), scope, write, seen);
        continue;
      }
      const value = child(one, 'value');
      for (const key of keysOf(one, scope)) addWritten(key, value, scope, write, one);
    }
  }

  function addWritten(key: string, value: SyntaxNode | null, scope: Scope, write: Write, at: SyntaxNode) {
    const types = typesOfValue(value, scope);
    const { module } = scope;
    evidence.add(write.entity, key, {
      module,
      node: at,
      how: write.how,
      weight: 3,
      types,
      options: literalsIn(types),
    });
  }

  function writeVariable(variable: Variable, write: Write, seen: Set<unknown>) {
    if (seen.has(variable)) return;
    seen.add(variable);
    forms.set(variable, (forms.get(variable) ?? new Set()).add(write.entity));
    for (const { key, value, scope } of variable.assigned) addWritten(key, value, scope, write, value);
    for (const source of variable.sources) {
      if (isVariable(source.from)) {
        if (source.path.length === 0) writeVariable(source.from, write, seen);
      } else if (source.path.length === 0) writeShape(source.from, source.scope, write, seen);
      else for (const found of objectsAt(source)) writeShape(found.node, found.scope, write, seen);
    }
  }

  /** The names under which a property is written, where they can be told. */
  function keysOf(property: SyntaxNode, scope: Scope): string[] {
    const key = keyOf(property);
    if (key !== null) return [key];
    const computed = bare(child(property, 'key'));
    if (!computed) return [];
    const attributeName = computed.type === 'MemberExpression' ? keyOf(computed, 'property') : null;
    if (attributeName === 'name' || attributeName === 'id') return inputNames(scope.module, attributeName);
    return [...new Set(constantsOf({ from: computed, scope, path: [] }).map(String))];
  }

  function readMember(module: ModuleGraph, { node, parent, scope }: Placed) {
    const key = keyOf(node, 'property');
    if (key === null) return readLookup(module, node, scope);
    const meaning = program.evaluate(node, scope);
    const hint = hintOf(node, parent);
    if (meaning?.kind === 'value') {
      const [name, below] = meaning.field;
      const types: ValueType[] = below === undefined ? hint.types : isMethod(below) ? [] : [{ type: 'object' }];
      evidence.add(meaning.entity, name!, { module, node, how: 'read', weight: 1, types, options: hint.options });
      return;
    }
    const object = bare(child(node, 'object'));
    const variable = object?.type === 'Identifier' ? lookUp(scope, text(object, 'name') ?? '') : null;
    for (const entity of (variable && forms.get(variable)) ?? []) {
      if (variable?.sources.some(({ from }) => !isVariable(from) && from.type === 'ObjectExpression')) {
        evidence.add(entity, key, {
          module,
          node,
          how: 'part of a form',
          weight: 1,
          types: hint.types,
          options: hint.options,
        });
      }
    }
  }

  /** `entities[kind]` names entities; of `colours[task.status]` the keys that are written out are the values. */
  function readLookup(module: ModuleGraph, node: SyntaxNode, scope: Scope) {
    if (program.evaluate(child(node, 'object'), scope)?.kind === 'entities')
      for (const name of program.namesOf(node, scope)) evidence.see(name, module, node);
    const key = bare(child(node, 'property'));
    const meaning = key && program.evaluate(key, scope);
    if (!key || meaning?.kind !== 'value' || meaning.field.length !== 1) return;
    for (const object of objectsOf(child(node, 'object'), scope)) {
      const options = children(object.node, 'properties').flatMap((one) => keyOf(one) ?? []);
      evidence.add(meaning.entity, meaning.field[0]!, {
        module,
        node,
        how: 'read',
        weight: 1,
        options: options.filter((option) => option !== 'default'),
      });
    }
  }

  function readSwitch(module: ModuleGraph, { node, scope }: Placed) {
    const meaning = program.evaluate(child(node, 'discriminant'), scope);
    if (meaning?.kind !== 'value' || meaning.field.length !== 1) return;
    const options = children(node, 'cases').flatMap((one) => constantText(child(one, 'test')) ?? []);
    evidence.add(meaning.entity, meaning.field[0]!, { module, node, how: 'read', weight: 1, options });
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
          how: 'read',
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
    const { types, options, isTyped } = inputKind(node, scope);
    for (const entity of entities) {
      evidence.add(entity, key, {
        module,
        node,
        how: 'shown in a field of a form',
        weight: 1,
        types,
        options,
        choices: options,
        isTyped,
      });
    }
  }

  function inputKind(element: SyntaxNode, scope: Scope): { types: ValueType[]; options: string[]; isTyped: boolean } {
    const name = elementName(element);
    const type = constantText(attribute(element, 'type') ?? null);
    if (attribute(element, 'checked') !== undefined || /^(?:Switch|Checkbox)$/.test(name))
      return { types: [{ type: 'boolean' }], options: [], isTyped: false };
    if (/^(?:Slider|Progress)$/.test(name) || type === 'number' || type === 'range')
      return { types: [{ type: 'number' }], options: [], isTyped: true };
    if (type === 'date') return { types: [{ type: 'string', format: 'date' }], options: [], isTyped: true };
    if (type === 'datetime-local')
      return { types: [{ type: 'string', format: 'date-time' }], options: [], isTyped: true };
    if (/^(?:Select|select|RadioGroup|ToggleGroup|Tabs)$/.test(name))
      return { types: [{ type: 'string' }], options: offered(element, scope), isTyped: false };
    const isText = /^(?:Input|input|Textarea|textarea|ReactQuill)$/.test(name);
    return { types: isText ? [{ type: 'string' }] : [], options: [], isTyped: isText };
  }

  /** The values of the items below a choice. */
  function offered(element: SyntaxNode, scope: Scope): string[] {
    const values: string[] = [];
    walk(element, (one) => {
      if (one.type !== 'JSXElement' || !/^(?:SelectItem|option|RadioGroupItem|ToggleGroupItem)$/.test(elementName(one)))
        return;
      const value = bare(attribute(one, 'value') ?? null);
      const constant = constantOf(value);
      if (typeof constant === 'string') values.push(constant);
      else if (value)
        values.push(...constantsOf({ from: value, scope: innerScope(value, scope), path: [] }).map(String));
    });
    return values.filter((value) => value !== '');
  }

  /** The scope of a place below an element, inside the callbacks around it. */
  function innerScope(node: SyntaxNode, scope: Scope): Scope {
    let inner = scope;
    for (const [run, known] of program.functions) {
      const isAround = run.start <= node.start && node.end <= run.end && known.scope.module === scope.module;
      if (isAround && depthOf(known.scope) > depthOf(inner)) inner = known.scope;
    }
    return inner;
  }

  function objectsOf(node: SyntaxNode | null, scope: Scope): { node: SyntaxNode; scope: Scope }[] {
    const one = bare(node);
    if (!one) return [];
    if (one.type === 'ObjectExpression') return [{ node: one, scope }];
    if (one.type === 'LogicalExpression') return objectsOf(child(one, 'right'), scope);
    if (one.type === 'ConditionalExpression')
      return [...objectsOf(child(one, 'consequent'), scope), ...objectsOf(child(one, 'alternate'), scope)];
    if (one.type !== 'Identifier') return [];
    const variable = lookUp(scope, text(one, 'name') ?? '');
    const found = (variable?.sources ?? []).flatMap((source) => objectsAt(source));
    const assigned = variable?.assigned ?? [];
    if (assigned.length === 0) return found;
    // `const query = {}; query.status = …`
    const properties = assigned.map(({ key, value }) => ({
      type: 'Property',
      start: value.start,
      end: value.end,
      key: { type: 'Identifier', start: value.start, end: value.end, name: key },
      value,
    }));
    return [
      ...found,
      { scope: assigned[0]!.scope, node: { type: 'ObjectExpression', start: one.start, end: one.end, properties } },
    ];
  }

  /** The objects, written out somewhere, that a source takes its value from. */
  function objectsAt(source: Source, depth = 0): { node: SyntaxNode; scope: Scope }[] {
    if (depth > 6) return [];
    let found: { node: SyntaxNode; scope: Scope }[] = isVariable(source.from)
      ? source.from.sources.slice(0, 12).flatMap((one) => objectsAt(one, depth + 1))
      : startsOf(source.from, source.scope, depth);
    for (const step of source.path) {
      found = found.flatMap(({ node, scope }) => {
        if (step === 'element' || 'index' in step) {
          const elements = node.type === 'ArrayExpression' ? children(node, 'elements') : [];
          return elements.flatMap((one) => startsOf(one, scope, depth + 1));
        }
        const property = children(node, 'properties').find(
          (one) => one.type !== 'SpreadElement' && keyOf(one) === step.member,
        );
        return startsOf(property ? child(property, 'value') : null, scope, depth + 1);
      });
    }
    return found;
  }

  function startsOf(node: SyntaxNode | null, scope: Scope, depth: number): { node: SyntaxNode; scope: Scope }[] {
    const one = bare(node);
    if (!one || depth > 6) return [];
    if (one.type === 'Identifier') {
      const variable = lookUp(scope, text(one, 'name') ?? '');
      return (variable?.sources ?? []).slice(0, 12).flatMap((source) => objectsAt(source, depth + 1));
    }
    return [{ node: one, scope }];
  }
}

const depthOf = (scope: Scope): number => (scope.parent ? depthOf(scope.parent) + 1 : 0);

const literalsIn = (types: readonly ValueType[]): string[] =>
  types.flatMap((type) => (type.type === 'string' && type.literal !== undefined ? [type.literal] : []));

function entriesOf(node: SyntaxNode | null): [string, SyntaxNode][] {
  const one = bare(node);
  if (one?.type !== 'ObjectExpression') return [];
  return children(one, 'properties').flatMap((property): [string, SyntaxNode][] => {
    const key = keyOf(property);
    const value = child(property, 'value');
    return key !== null && value ? [[key, value]] : [];
  });
}

function inputNames(module: ModuleGraph, name: string): string[] {
  return module.elements.flatMap(({ node }) =>
    /^(?:Input|input|Textarea|textarea|select|Select)$/.test(elementName(node))
      ? (constantText(attribute(node, name) ?? null) ?? [])
      : [],
  );
}

const textOnly = new Set(
  'toLowerCase toUpperCase trim startsWith endsWith charAt substring replace replaceAll match localeCompare split'.split(
    ' ',
  ),
);
const listOnly = new Set('map forEach filter some every reduce join push find findIndex flatMap'.split(' '));
const otherMethods = new Set(
  'length includes slice concat indexOf toString toFixed toLocaleString sort toISOString getTime then'.split(' '),
);
const isMethod = (name: string) => textOnly.has(name) || listOnly.has(name) || otherMethods.has(name);
const dateCalls = new Set([
  'parseISO',
  'isAfter',
  'isBefore',
  'differenceInDays',
  'formatDistanceToNow',
  'isToday',
  'isPast',
  'isFuture',
  'addDays',
]);

/** What the place of a field says about its value. */
function hintOf(node: SyntaxNode, parent: SyntaxNode | null): { types: ValueType[]; options: string[] } {
  const none = { types: [], options: [] };
  const only = (type: ValueType) => ({ types: [type], options: [] });
  switch (parent?.type) {
    case 'MemberExpression': {
      const method = child(parent, 'object') === node ? keyOf(parent, 'property') : null;
      if (method === null) return none;
      if (textOnly.has(method)) return only({ type: 'string' });
      if (listOnly.has(method)) return only({ type: 'array', items: [], fields: [] });
      return method === 'toFixed' ? only({ type: 'number' }) : none;
    }
    case 'NewExpression':
      return text(child(parent, 'callee'), 'name') === 'Date' ? only({ type: 'string', format: 'date-time' }) : none;
    case 'CallExpression':
      return dateCalls.has(text(child(parent, 'callee'), 'name') ?? '')
        ? only({ type: 'string', format: 'date-time' })
        : none;
    case 'BinaryExpression': {
      const operator = String(parent['operator']);
      const other = child(parent, 'left') === node ? child(parent, 'right') : child(parent, 'left');
      const value = constantOf(other);
      if (/^[!=]==?$/.test(operator)) {
        if (typeof value === 'string' && value !== '') return { types: [{ type: 'string' }], options: [value] };
        if (typeof value === 'boolean') return only({ type: 'boolean' });
        return typeof value === 'number' ? only({ type: 'number' }) : none;
      }
      if (/^[*/%]$/.test(operator)) return only({ type: 'number' });
      return /^[<>]=?$/.test(operator) && typeof value === 'number' ? only({ type: 'number' }) : none;
    }
    default:
      return none;
  }
}
