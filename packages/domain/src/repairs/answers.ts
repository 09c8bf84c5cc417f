import { child, isNode, type SyntaxNode } from '../source-code/syntax.ts';
import { isFunction } from '../source-code/scopes.ts';

/** Whether some statement below answers a value; functions inside answer for themselves. */
export function answersSomething(node: SyntaxNode): boolean {
  if (node.type === 'ReturnStatement') return child(node, 'argument') !== null;
  if (isFunction(node)) return false;
  return Object.values(node).some((one) => {
    const list: unknown[] = Array.isArray(one) ? one : [one];
    return list.some((inner) => isNode(inner) && answersSomething(inner));
  });
}
