import { bare, child, children, constantOf, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { isVariable, lookUp, type Scope, type Source } from './program-graph.ts';

/** A kind of value that an expression may have. A weak one also stands for what is typed in or not there yet, a
 * computed one for text that is put together. */
export type ValueType =
  | { type: 'string'; literal?: string; format?: 'date' | 'date-time'; isWeak?: boolean; isComputed?: boolean }
  | { type: 'number' | 'boolean' }
  | { type: 'object'; members?: Members }
  | { type: 'array'; items: ValueType[]; members?: Members };

/** What an object that is written out holds. */
export type Members = ReadonlyMap<string, ValueType[]>;

const numberCalls = new Set(['Number', 'parseInt', 'parseFloat']);
const numberMethods = new Set([
  'getTime',
  'now',
  'round',
  'floor',
  'ceil',
  'max',
  'min',
  'abs',
  'random',
  'getFullYear',
  'getMonth',
  'indexOf',
]);
const textMethods = new Set([
  'trim',
  'toLowerCase',
  'toUpperCase',
  'toString',
  'join',
  'replace',
  'toFixed',
  'slice',
  'substring',
  'toLocaleString',
]);
const maxDepth = 6;

/** The kinds of values that an expression may have, as far as the code says. */
export function typesOfValue(node: SyntaxNode | null, scope: Scope, depth = 0): ValueType[] {
  const one = bare(node);
  if (!one || depth > maxDepth) return [];
  const constant = constantOf(one);
  if (typeof constant === 'string') return [textType(constant)];
  if (typeof constant === 'number') return [{ type: 'number' }];
  if (typeof constant === 'boolean') return [{ type: 'boolean' }];
  const again = (inner: SyntaxNode | null) => typesOfValue(inner, scope, depth + 1);
  switch (one.type) {
    case 'TemplateLiteral':
      return [{ type: 'string', isComputed: true }];
    case 'UnaryExpression':
      if (one['operator'] === '!') return [{ type: 'boolean' }];
      return one['operator'] === '+' || one['operator'] === '-' ? [{ type: 'number' }] : [];
    case 'BinaryExpression':
      return ofBinary(one, again);
    case 'ConditionalExpression':
      return [...again(child(one, 'consequent')), ...again(child(one, 'alternate'))];
    case 'LogicalExpression':
      return [...(one['operator'] === '&&' ? [] : again(child(one, 'left'))), ...again(child(one, 'right'))];
    case 'ArrayExpression':
      return [ofArray(one, again)];
    case 'ObjectExpression':
      return [{ type: 'object', members: membersOf([one], again) }];
    case 'AwaitExpression':
      return again(child(one, 'argument'));
    case 'CallExpression':
      return ofCall(one, again);
    case 'MemberExpression':
      return ofMember(one);
    case 'Identifier':
      return ofIdentifier(one, scope, depth);
    default:
      return [];
  }
}

function textType(literal: string): ValueType {
  if (literal === '') return { type: 'string', isWeak: true };
  if (/^\d{4}-\d{2}-\d{2}$/.test(literal)) return { type: 'string', format: 'date' };
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(literal)) return { type: 'string', format: 'date-time' };
  return { type: 'string', literal };
}

function ofBinary(node: SyntaxNode, again: (inner: SyntaxNode | null) => ValueType[]): ValueType[] {
  const operator = String(node['operator']);
  if (/^(?:[<>]=?|[!=]==?|in|instanceof)$/.test(operator)) return [{ type: 'boolean' }];
  if (operator !== '+') return [{ type: 'number' }];
  const sides = [...again(child(node, 'left')), ...again(child(node, 'right'))];
  if (sides.some(({ type }) => type === 'string')) return [{ type: 'string', isComputed: true }];
  return sides.some(({ type }) => type === 'number') ? [{ type: 'number' }] : [];
}

function ofArray(node: SyntaxNode, again: (inner: SyntaxNode | null) => ValueType[]): ValueType {
  const elements = children(node, 'elements').filter(({ type }) => type !== 'SpreadElement');
  return { type: 'array', items: elements.flatMap(again), members: membersOf(elements, again) };
}

function membersOf(objects: readonly SyntaxNode[], again: (inner: SyntaxNode | null) => ValueType[]): Members {
  const members = new Map<string, ValueType[]>();
  for (const one of objects.flatMap((object) => children(object, 'properties'))) {
    const key = keyOf(one);
    if (key !== null) members.set(key, [...(members.get(key) ?? []), ...again(child(one, 'value'))]);
  }
  return members;
}

function ofCall(node: SyntaxNode, again: (inner: SyntaxNode | null) => ValueType[]): ValueType[] {
  const callee = bare(child(node, 'callee'));
  const name = text(callee, 'name');
  if (name !== null) {
    if (numberCalls.has(name)) return [{ type: 'number' }];
    if (name === 'String') return [{ type: 'string' }];
    if (name === 'Boolean') return [{ type: 'boolean' }];
    if (name === 'format') return ofDateFormat(children(node, 'arguments')[1] ?? null);
    return [];
  }
  const method = callee?.type === 'MemberExpression' ? keyOf(callee, 'property') : null;
  if (method === null) return [];
  const object = callee && bare(child(callee, 'object'));
  if (method === 'toISOString') return [{ type: 'string', format: 'date-time' }];
  if (method === 'stringify') return [{ type: 'string' }];
  if (numberMethods.has(method)) return [{ type: 'number' }];
  if (method === 'split') return [{ type: 'array', items: [{ type: 'string' }] }];
  if (['map', 'filter', 'concat', 'flatMap'].includes(method)) {
    const known = again(object).filter(({ type }) => type === 'array');
    return known.length > 0 && method !== 'map' ? known : [{ type: 'array', items: [] }];
  }
  if (method === 'reduce') return again(children(node, 'arguments')[1] ?? null);
  if (textMethods.has(method)) return [{ type: 'string', isWeak: method === 'slice' }];
  return [];
}

function ofDateFormat(pattern: SyntaxNode | null): ValueType[] {
  const written = constantOf(pattern);
  if (written === 'yyyy-MM-dd') return [{ type: 'string', format: 'date' }];
  return [{ type: 'string' }];
}

/** `new Date().toISOString().split('T')[0]` is a date; what an input holds is text, whatever it means. */
function ofMember(node: SyntaxNode): ValueType[] {
  const key = keyOf(node, 'property');
  if (key === 'value') return [{ type: 'string', isWeak: true }];
  if (key === 'checked') return [{ type: 'boolean' }];
  if (key === 'length') return [{ type: 'number' }];
  if (key === 'file_url' || key === 'url') return [{ type: 'string' }];
  const object = bare(child(node, 'object'));
  const callee = object?.type === 'CallExpression' ? bare(child(object, 'callee')) : null;
  if (
    callee?.type === 'MemberExpression' &&
    keyOf(callee, 'property') === 'split' &&
    constantOf(child(node, 'property')) === 0
  ) {
    const inner = bare(child(callee, 'object'));
    const innerCallee = inner?.type === 'CallExpression' ? bare(child(inner, 'callee')) : null;
    const isInstant = innerCallee?.type === 'MemberExpression' && keyOf(innerCallee, 'property') === 'toISOString';
    return [isInstant ? { type: 'string', format: 'date' } : { type: 'string' }];
  }
  return [];
}

function ofIdentifier(node: SyntaxNode, scope: Scope, depth: number): ValueType[] {
  const name = text(node, 'name') ?? '';
  if (name === 'file_url') return [{ type: 'string' }];
  const variable = lookUp(scope, name);
  return (variable?.sources ?? []).slice(0, 8).flatMap((source) => ofSource(source, depth + 1));
}

function ofSource(source: Source, depth: number): ValueType[] {
  if (depth > maxDepth) return [];
  if (source.path.length === 0) {
    return isVariable(source.from)
      ? source.from.sources.slice(0, 8).flatMap((one) => ofSource(one, depth + 1))
      : typesOfValue(source.from, source.scope, depth);
  }
  return constantsOf(source, depth).flatMap((value) =>
    typeof value === 'string' ? [textType(value)] : typeof value === 'number' ? [{ type: 'number' as const }] : [],
  );
}

/** The constants that a source may have, read out of lists and objects that are written out. */
export function constantsOf(source: Source, depth = 0): (string | number | boolean)[] {
  if (depth > maxDepth) return [];
  let nodes = nodesOf(source.from, source.scope, depth);
  for (const step of source.path) {
    nodes = nodes.flatMap(({ node, scope }) => stepInto(node, scope, step, depth));
  }
  return nodes.flatMap(({ node }) => {
    const value = constantOf(node);
    return value === undefined || value === null ? [] : [value];
  });
}

type InScope = { node: SyntaxNode; scope: Scope };

function nodesOf(from: Source['from'], scope: Scope, depth: number): InScope[] {
  if (depth > maxDepth) return [];
  if (isVariable(from)) {
    return from.sources.slice(0, 8).flatMap((one) => {
      let nodes = nodesOf(one.from, one.scope, depth + 1);
      for (const step of one.path) nodes = nodes.flatMap(({ node, scope: at }) => stepInto(node, at, step, depth));
      return nodes;
    });
  }
  const node = bare(from);
  if (node?.type === 'Identifier') {
    const variable = lookUp(scope, text(node, 'name') ?? '');
    return variable ? nodesOf(variable, scope, depth + 1) : [];
  }
  if (node?.type === 'MemberExpression') {
    const key = keyOf(node, 'property');
    const object = child(node, 'object');
    return key === null || !object
      ? []
      : nodesOf(object, scope, depth + 1).flatMap((one) => stepInto(one.node, one.scope, { member: key }, depth));
  }
  const callee = node?.type === 'CallExpression' ? bare(child(node, 'callee')) : null;
  if (callee?.type === 'MemberExpression' && text(bare(child(callee, 'object')), 'name') === 'Object' && node) {
    const [object] = children(node, 'arguments');
    const entries = object ? nodesOf(object, scope, depth + 1) : [];
    return entries.map((one) => ({
      ...one,
      node: { type: `Object.${keyOf(callee, 'property')}`, start: 0, end: 0, of: one.node },
    }));
  }
  return node ? [{ node, scope }] : [];
}

function stepInto(node: SyntaxNode, scope: Scope, step: Source['path'][number], depth: number): InScope[] {
  const within = (found: SyntaxNode | null | undefined): InScope[] => (found ? nodesOf(found, scope, depth + 1) : []);
  if (step !== 'element' && 'member' in step) {
    if (node.type !== 'ObjectExpression') return [];
    return within(child(children(node, 'properties').find((one) => keyOf(one) === step.member) ?? node, 'value'));
  }
  if (node.type.startsWith('Object.')) {
    const properties = children(child(node, 'of') ?? node, 'properties');
    if (node.type === 'Object.values') return properties.flatMap((one) => within(child(one, 'value')));
    const keys = properties.flatMap((one) => keyOf(one) ?? []);
    const asNodes = keys.map((key): InScope => ({ scope, node: { type: 'Literal', start: 0, end: 0, value: key } }));
    if (node.type === 'Object.keys') return asNodes;
    return asNodes.map((one) => ({ scope, node: { type: 'ArrayExpression', start: 0, end: 0, elements: [one.node] } }));
  }
  if (node.type !== 'ArrayExpression') return [];
  const elements = children(node, 'elements');
  return step === 'element' ? elements.flatMap(within) : within(elements[step.index]);
}

/** The texts that a value is known to be. */
export const literalsIn = (types: readonly ValueType[]): string[] =>
  types.flatMap((type) => (type.type === 'string' && type.literal !== undefined ? [type.literal] : []));
