import type { VisualEditProblem } from '@whittle/contract/visual-edit';
import type { TextEdit } from '../source-code/text-edits.ts';
import { type FoundElement, isFunction } from './find-element.ts';

type Deletion = { ok: true; change: TextEdit } | { ok: false; problem: VisualEditProblem };

/** Steps between an element and what decides whether it may go. */
const choices = new Set(['ParenthesizedExpression', 'ConditionalExpression', 'LogicalExpression']);

/** Takes the element away: out of its parent with the line that it stood on, else nothing stands in its place. */
export function deleteElement(code: string, found: FoundElement): Deletion {
  const { element, above } = found;
  const parent = above[0];
  if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment')
    return { ok: true, change: { ...wholeLines(code, element.start, element.end), text: '' } };
  return isAllOfComponent(found)
    ? { ok: false, problem: 'whole-component' }
    : { ok: true, change: { start: element.start, end: element.end, text: 'null' } };
}

/** Whether a component answers the element itself, not as one of several things that it may show. */
function isAllOfComponent({ above }: FoundElement): boolean {
  let index = 0;
  let isChosen = false;
  for (; index < above.length && choices.has(above[index]!.type); index += 1)
    isChosen ||= above[index]!.type !== 'ParenthesizedExpression';
  if (isChosen) return false;
  const rest = above.slice(index);
  const at = rest.findIndex(isFunction);
  const isAnswer =
    at >= 0 &&
    rest.slice(0, at).every(({ type }) => ['ReturnStatement', 'BlockStatement', 'FunctionBody'].includes(type));
  return isAnswer && rest[at + 1]?.type !== 'CallExpression';
}

function wholeLines(code: string, start: number, end: number): { start: number; end: number } {
  const before = /(?:^|[\n\r])([ \t]*)$/.exec(code.slice(0, start));
  const after = /^[ \t]*(?:\r\n|[\n\r])/.exec(code.slice(end));
  if (!before || !after) return { start, end };
  return { start: start - before[1]!.length, end: end + after[0].length };
}
