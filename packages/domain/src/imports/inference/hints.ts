import { bare, child, children, constantOf, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import type { ValueType } from './value-types.ts';

const textOnly = new Set(
  'toLowerCase toUpperCase trim startsWith endsWith charAt substring replace replaceAll match localeCompare split'.split(
    ' ',
  ),
);
const listOnly = new Set('map forEach filter some every reduce join push find findIndex flatMap'.split(' '));
const otherMethods = new Set(
  'length includes slice concat indexOf toString toFixed toLocaleString sort toISOString getTime then'.split(' '),
);
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
  'moment',
  'dayjs',
]);

/** Methods of texts and lists, which are no fields below the one they are called on. */
export const isMethod = (name: string) => textOnly.has(name) || listOnly.has(name) || otherMethods.has(name);

/** What is left of a list by these is one still. */
export const keepsList: ReadonlySet<string> = new Set(['slice', 'sort', 'reverse', 'concat']);
export const isListMethod = (name: string) => listOnly.has(name);

const list: ValueType = { type: 'array', items: [] };

const day: ValueType = { type: 'string', format: 'date' };
const instant: ValueType = { type: 'string', format: 'date-time' };

/** What a method says of the value that it is called on; `call` may be the call itself. */
export function typesOfMethod(method: string, call: SyntaxNode | null = null): ValueType[] {
  if (cutsDay(method, call)) return [day];
  if (textOnly.has(method)) return [{ type: 'string' }];
  if (listOnly.has(method)) return [list];
  return method === 'toFixed' || method === 'toLocaleString' ? [{ type: 'number' }] : [];
}

/** `split('T')`, `slice(0, 10)`, `startsWith('2026-')`: what is done with dates that are texts. */
function cutsDay(method: string, call: SyntaxNode | null): boolean {
  if (call?.type !== 'CallExpression') return false;
  const [first, second] = children(call, 'arguments').map((one) => constantOf(one));
  if (method === 'split') return first === 'T';
  if (method === 'startsWith') return typeof first === 'string' && /^20\d\d(?:-|$)/.test(first);
  return (method === 'slice' || method === 'substring') && first === 0 && (second === 10 || second === 7);
}

/** Names of functions that show numbers, and of variables that add them up, in the languages of most exports. */
const numberFormats =
  /^(?:format|fmt|to|as)?_?(?:currency|money|price|number|percent|brl|moeda|moneda|valor)(?:format\w*)?$/i;
const sums = /^(?:acc|accumulator|sum|soma|suma|total|subtotal)(?:[A-Z_]\w*)?$/;
const nowNames = /^(?:today|now|hoje|hoy|agora|ahora)(?:[A-Z_]\w*)?$/;

/** What the place of a field says about its value. */
export function hintOf(node: SyntaxNode, parent: SyntaxNode | null): { types: ValueType[]; options: string[] } {
  const none = { types: [], options: [] };
  const only = (type: ValueType) => ({ types: [type], options: [] });
  switch (parent?.type) {
    case 'MemberExpression': {
      const method = child(parent, 'object') === node ? keyOf(parent, 'property') : null;
      return method === null ? none : { types: typesOfMethod(method), options: [] };
    }
    case 'NewExpression':
      if (text(child(parent, 'callee'), 'name') === 'Set') return only(list);
      return text(child(parent, 'callee'), 'name') === 'Date' ? only(instant) : none;
    case 'CallExpression':
      if (child(parent, 'callee') === node) return none;
      if (/^Object\.(?:keys|values|entries)$/.test(calleeOf(parent))) return only({ type: 'object' });
      return { types: typesOfArgument(parent), options: [] };
    case 'UnaryExpression':
      return parent['operator'] === '-' ? only({ type: 'number' }) : none;
    case 'AssignmentExpression': {
      const operator = String(parent['operator']);
      const isSum = operator === '+=' && sums.test(text(child(parent, 'left'), 'name') ?? '');
      return child(parent, 'right') === node && (isSum || /^[-*/]=$/.test(operator)) ? only({ type: 'number' }) : none;
    }
    case 'TemplateLiteral': {
      const next = children(parent, 'quasis')[children(parent, 'expressions').indexOf(node) + 1]?.['value'];
      const behind = typeof next === 'object' && next !== null && 'raw' in next ? String(next.raw) : '';
      if (/^T\d\d:/.test(behind)) return only(day);
      return behind.startsWith('%') ? only({ type: 'number' }) : none;
    }
    case 'BinaryExpression': {
      const operator = String(parent['operator']);
      const other = child(parent, 'left') === node ? child(parent, 'right') : child(parent, 'left');
      const value = constantOf(other);
      if (/^[!=]==?$/.test(operator)) {
        if (typeof value === 'string' && value !== '') return { types: [{ type: 'string' }], options: [value] };
        if (typeof value === 'boolean') return only({ type: 'boolean' });
        if (typeof value === 'number') return only({ type: 'number' });
        return isDay(other) ? only(day) : none;
      }
      if (/^[-*/%]$/.test(operator)) return only({ type: 'number' });
      if (operator === '+') {
        // `date + 'T00:00:00'` is how a day is kept where it is; `sum + row.price` adds up.
        if (typeof value === 'string') return /^T\d\d:/.test(value) ? only(day) : none;
        const isAdded = typeof value === 'number' || sums.test(text(bare(other), 'name') ?? '');
        return isAdded ? only({ type: 'number' }) : none;
      }
      if (!/^[<>]=?$/.test(operator)) return none;
      if (typeof value === 'number') return only({ type: 'number' });
      return isDay(other) ? only(day) : none;
    }
    case 'LogicalExpression':
      // `x || 0`, `x ?? []`: what stands in for a value is of its kind.
      return child(parent, 'left') === node ? { types: stub(bare(child(parent, 'right'))), options: [] } : none;
    default:
      return none;
  }
}

function typesOfArgument(call: SyntaxNode): ValueType[] {
  const name = text(child(call, 'callee'), 'name') ?? '';
  if (calleeOf(call).startsWith('Math.') || /^(?:Number|parseFloat|parseInt)$/.test(name) || numberFormats.test(name))
    return [{ type: 'number' }];
  if (dateCalls.has(name)) return [instant];
  const callee = bare(child(call, 'callee'));
  const maker =
    callee?.type === 'MemberExpression' && keyOf(callee, 'property') === 'format' ? child(callee, 'object') : null;
  return maker?.type === 'NewExpression' && calleeOf(maker) === 'Intl.NumberFormat' ? [{ type: 'number' }] : [];
}

/** `today`, `format(…)` and `….toISOString()`, cut or not. */
function isDay(node: SyntaxNode | null): boolean {
  const one = bare(node);
  if (one?.type === 'Identifier') return nowNames.test(text(one, 'name') ?? '');
  if (one?.type === 'MemberExpression') return isDay(child(one, 'object'));
  if (one?.type !== 'CallExpression') return false;
  const callee = bare(child(one, 'callee'));
  if (callee?.type !== 'MemberExpression') return text(callee, 'name') === 'format';
  return keyOf(callee, 'property') === 'toISOString' || isDay(child(callee, 'object'));
}

/** `Math.round`; the empty text for what is called by no such name. */
function calleeOf(call: SyntaxNode): string {
  const callee = bare(child(call, 'callee'));
  if (callee?.type !== 'MemberExpression') return '';
  return `${text(child(callee, 'object'), 'name') ?? ''}.${keyOf(callee, 'property') ?? ''}`;
}

function stub(node: SyntaxNode | null): ValueType[] {
  if (node?.type === 'ArrayExpression') return [list];
  if (node?.type === 'ObjectExpression') return [{ type: 'object' }];
  switch (typeof constantOf(node)) {
    case 'number':
      return [{ type: 'number' }];
    case 'boolean':
      return [{ type: 'boolean' }];
    case 'string':
      return [{ type: 'string', isWeak: true }];
    default:
      return [];
  }
}
