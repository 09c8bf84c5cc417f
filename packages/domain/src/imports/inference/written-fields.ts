import { bare, child, children, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import type { Evidence } from './evidence.ts';
import { inputNames } from './form-inputs.ts';
import type { Program } from './meanings.ts';
import { isVariable, lookUp, type ModuleGraph, type Scope, type Variable } from './program-graph.ts';
import { constantsOf, literalsIn, typesOfValue } from './value-types.ts';
import { objectsAt } from './written-objects.ts';

/** A call that writes records of an entity, or asks for them; `how` says so in words. */
export type EntityCall = { entity: string; module: ModuleGraph; node: SyntaxNode; how: string };

/** What this call of a function hands to its parameters, in place of what all its callers do. */
type Bound = ReadonlyMap<Variable, { node: SyntaxNode; scope: Scope; bound: Bound }>;
const unbound: Bound = new Map();

/** Follows the values that an app writes to its entities back to where their fields are named. */
export function createWrittenFields(program: Program, evidence: Evidence) {
  /** Variables whose value is written to an entity as it is: forms. */
  const forms = new Map<Variable, Set<string>>();
  return { forms, writeList, writeShape };

  function writeList(node: SyntaxNode | null, scope: Scope, write: EntityCall) {
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
  function writeShape(
    node: SyntaxNode | null,
    scope: Scope,
    write: EntityCall,
    seen = new Set<unknown>(),
    bound: Bound = unbound,
  ): void {
    const one = bare(node);
    if (!one || seen.has(one) || seen.size > 400) return;
    seen.add(one);
    switch (one.type) {
      case 'ObjectExpression':
        return writeObject(one, scope, write, seen, bound);
      case 'Identifier': {
        const variable = lookUp(scope, text(one, 'name') ?? '');
        const given = variable && bound.get(variable);
        if (given) return writeShape(given.node, given.scope, write, seen, given.bound);
        return variable ? writeVariable(variable, write, seen) : undefined;
      }
      case 'LogicalExpression':
        writeShape(child(one, 'left'), scope, write, seen, bound);
        return writeShape(child(one, 'right'), scope, write, seen, bound);
      case 'ConditionalExpression':
        writeShape(child(one, 'consequent'), scope, write, seen, bound);
        return writeShape(child(one, 'alternate'), scope, write, seen, bound);
      case 'AwaitExpression':
        return writeShape(child(one, 'argument'), scope, write, seen, bound);
      case 'MemberExpression':
        return writeMember(one, scope, write, seen);
      case 'CallExpression':
        for (const run of program.functionsOf(child(one, 'callee'), scope)) {
          const known = program.functions.get(run);
          const within = boundBy(one, run, scope, bound);
          for (const value of known?.returns ?? []) writeShape(value, known!.scope, write, seen, within);
        }
    }
  }

  /** `withOwner(form)`: of a helper that many call, this call writes what it is given and not what the others give. */
  function boundBy(call: SyntaxNode, run: SyntaxNode, scope: Scope, bound: Bound): Bound {
    const known = program.functions.get(run);
    const given = children(call, 'arguments');
    const pairs = (known?.parameters ?? []).flatMap((parameter, at) => {
      const name = text(parameter.type === 'AssignmentPattern' ? child(parameter, 'left') : parameter, 'name');
      const variable = name === null ? undefined : known!.scope.variables.get(name);
      const node = given[at];
      return variable && node && node.type !== 'SpreadElement' ? [[variable, { node, scope, bound }] as const] : [];
    });
    return new Map(pairs);
  }

  /** `variables.data`, where the whole came as an object. */
  function writeMember(node: SyntaxNode, scope: Scope, write: EntityCall, seen: Set<unknown>) {
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

  function writeObject(object: SyntaxNode, scope: Scope, write: EntityCall, seen: Set<unknown>, bound: Bound) {
    for (const one of children(object, 'properties')) {
      if (one.type === 'SpreadElement') {
        writeShape(child(one, 'argument'), scope, write, seen, bound);
        continue;
      }
      const keys = keysOf(one, scope);
      // `[field]: value` of a form that sets all its fields by one function: the value is of one of them, and which is not said.
      const value = keys.length > 1 ? null : child(one, 'value');
      for (const key of keys) addWritten(key, value, scope, write, one);
    }
  }

  function addWritten(key: string, value: SyntaxNode | null, scope: Scope, write: EntityCall, at: SyntaxNode) {
    const types = typesOfValue(value, scope);
    const { module } = scope;
    evidence.add(write.entity, key, {
      module,
      node: at,
      how: ['field-written', write.how],
      weight: 3,
      types,
      options: literalsIn(types),
    });
  }

  function writeVariable(variable: Variable, write: EntityCall, seen: Set<unknown>) {
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
}
