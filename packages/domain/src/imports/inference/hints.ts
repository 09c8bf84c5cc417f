import { child, constantOf, keyOf, type SyntaxNode, text } from '../syntax.ts';
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
]);

/** Methods of texts and lists, which are no fields below the one they are called on. */
export const isMethod = (name: string) => textOnly.has(name) || listOnly.has(name) || otherMethods.has(name);

/** What the place of a field says about its value. */
export function hintOf(node: SyntaxNode, parent: SyntaxNode | null): { types: ValueType[]; options: string[] } {
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
