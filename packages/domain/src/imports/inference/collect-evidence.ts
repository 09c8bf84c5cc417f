import { attribute, bare, child, children, constantText, keyOf, type SyntaxNode, text } from '../syntax.ts';
import { readQuery, readSort } from './asked-fields.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { inputKind } from './form-inputs.ts';
import { hintOf, isMethod } from './hints.ts';
import type { Program } from './meanings.ts';
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
    const { types, options, isTyped } = inputKind(program, node, scope);
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
}

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
