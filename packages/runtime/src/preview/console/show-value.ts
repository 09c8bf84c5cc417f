import { limits } from '@whittle/contract/limits';
import type { ConsoleValue } from '@whittle/contract/preview-console';
import { ownFrames } from '../../errors/place.ts';

/** How many parts may still be read for one entry of the console. */
export type Budget = { nodes: number };

/**
 * A value as the builder's console shows it. Bounded in depth, in parts and in length of text, and safe: getters are not
 * run, cycles are named, and what does not let itself be read says so. Never throws.
 */
export function showValue(value: unknown, budget: Budget, ancestors: readonly object[] = []): ConsoleValue {
  budget.nodes -= 1;
  try {
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return showPrimitive(value);
    if (ancestors.includes(value)) return { kind: 'cycle', text: 'Circular' };
    return showObject(value, budget, [...ancestors, value]);
  } catch {
    return { kind: 'unread', text: '(cannot be read)' };
  }
}

export const cut = (text: string, maxChars: number = limits.consoleTextMaxChars) =>
  text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text;

function showPrimitive(value: unknown): ConsoleValue {
  if (value === null) return { kind: 'null', text: 'null' };
  switch (typeof value) {
    case 'string':
      return { kind: 'string', text: cut(value) };
    case 'number':
      return { kind: 'number', text: Object.is(value, -0) ? '-0' : String(value) };
    case 'bigint':
      return { kind: 'bigint', text: cut(`${value}n`) };
    case 'boolean':
      return { kind: 'boolean', text: String(value) };
    case 'symbol':
      return { kind: 'symbol', text: cut(String(value), 200) };
    default:
      return { kind: 'undefined', text: 'undefined' };
  }
}

type Parts = { entries: [string, ConsoleValue][]; more: number };

function showObject(value: object, budget: Budget, path: readonly object[]): ConsoleValue {
  const part = (one: unknown) => showValue(one, budget, path);
  const isDeep = path.length > limits.consoleDepth || budget.nodes <= 0;
  const withParts = (kind: ConsoleValue['kind'], text: string, read: () => Parts): ConsoleValue =>
    isDeep ? { kind, text } : { kind, text, ...read() };

  if (typeof value === 'function') return { kind: 'function', text: functionText(value as () => unknown) };
  if (value instanceof Error) {
    return withParts('error', cut(`${value.name}: ${value.message}`), () => errorParts(value, part));
  }
  if (value instanceof Date) {
    return { kind: 'date', text: Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString() };
  }
  if (value instanceof RegExp) return { kind: 'regexp', text: cut(String(value), 200) };
  if (value instanceof Promise) return { kind: 'promise', text: 'Promise' };
  if (value instanceof Node) return { kind: 'element', text: nodeText(value) };
  if (value instanceof Map) {
    return withParts('map', `Map(${value.size})`, () =>
      listParts(value.entries(), value.size, budget, ([key, one]) => [keyText(part(key)), part(one)]),
    );
  }
  if (value instanceof Set) {
    return withParts('set', `Set(${value.size})`, () =>
      listParts(value.values(), value.size, budget, (one, index) => [String(index), part(one)]),
    );
  }
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))) {
    const list = value as ArrayLike<unknown>;
    return withParts('array', `${nameOf(value) ?? 'Array'}(${list.length})`, () => arrayParts(list, budget, part));
  }
  return withParts('object', nameOf(value) ?? 'Object', () => objectParts(value, budget, part));
}

type ShowPart = (value: unknown) => ConsoleValue;

function arrayParts(list: ArrayLike<unknown>, budget: Budget, part: ShowPart): Parts {
  const entries: Parts['entries'] = [];
  const count = Math.min(list.length, limits.consolePartsMax);
  for (let index = 0; index < count && budget.nodes > 0; index += 1) entries.push([String(index), part(list[index])]);
  return { entries, more: list.length - entries.length };
}

function listParts<T>(
  items: Iterable<T>,
  size: number,
  budget: Budget,
  show: (item: T, index: number) => [string, ConsoleValue],
): Parts {
  const entries: Parts['entries'] = [];
  for (const item of items) {
    if (entries.length >= limits.consolePartsMax || budget.nodes <= 0) break;
    entries.push(show(item, entries.length));
  }
  return { entries, more: Math.max(0, size - entries.length) };
}

function objectParts(value: object, budget: Budget, part: ShowPart): Parts {
  const entries: Parts['entries'] = [];
  const keys = Object.keys(value);
  for (const key of keys) {
    if (entries.length >= limits.consolePartsMax || budget.nodes <= 0) break;
    const property = Object.getOwnPropertyDescriptor(value, key);
    const shown: ConsoleValue = property?.get ? { kind: 'unread', text: '(getter)' } : part(property?.value);
    entries.push([cut(key, 200), shown]);
  }
  return { entries, more: keys.length - entries.length };
}

function errorParts(error: Error, part: ShowPart): Parts {
  const stack = ownFrames(error.stack ?? '');
  const entries: Parts['entries'] = stack === '' ? [] : [['stack', { kind: 'string', text: cut(stack) }]];
  if (error.cause !== undefined) entries.push(['cause', part(error.cause)]);
  for (const key of Object.keys(error).slice(0, 10)) {
    const property = Object.getOwnPropertyDescriptor(error, key);
    if (key !== 'stack' && key !== 'cause' && property && !property.get) entries.push([key, part(property.value)]);
  }
  return { entries, more: 0 };
}

function functionText(value: () => unknown): string {
  const source = Function.prototype.toString.call(value);
  const name = typeof value.name === 'string' && value.name ? value.name : 'anonymous';
  return cut(source.startsWith('class') ? `class ${name}` : `${name}()`, 200);
}

/** An element by its opening tag; the parts of a page are not followed. */
function nodeText(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  const shell = node.cloneNode(false) as Element;
  const tag = /^<[^>]*>/.exec(shell.outerHTML)?.[0] ?? node.nodeName;
  return cut(tag, 300);
}

function nameOf(value: object): string | null {
  const prototype = Object.getPrototypeOf(value) as { constructor?: { name?: unknown } } | null;
  const name = prototype?.constructor?.name;
  return typeof name === 'string' && name !== '' ? cut(name, 100) : null;
}

const keyText = ({ text }: ConsoleValue) => cut(text, 200);
