import { bare, child, constantOf, type SyntaxNode } from '../../source-code/syntax.ts';
import type { ReadFile } from '../app-facts.ts';
import { lineAt, type Problem } from '../problem.ts';

/** `if (state = 'done')`: a value that is assigned where it was meant to be compared. */
export function assignedComparisons({ path, code, module }: ReadFile): Problem[] {
  return [...module.parents].flatMap(([node, parent]): Problem[] => {
    const value = node.type === 'AssignmentExpression' && node['operator'] === '=' ? child(node, 'right') : null;
    if (value === null || constantOf(value) === undefined || !isCondition(node, parent, module.parents)) return [];
    const left = child(node, 'left')!;
    const at = left.end + code.slice(left.end, value.start).indexOf('=');
    const message = `${code.slice(left.start, left.end)} is given a value here where it was meant to be compared.`;
    const edits = [{ file: path, start: at, end: at + 1, text: '===' }];
    const fix = { edits, told: 'Compared a value instead of assigning it.' };
    return [{ kind: 'comparison', severity: 'error', file: path, line: lineAt(code, node.start), message, fix }];
  });
}

/** The test of an `if` or a condition, the left of `&&` and `||`, or one of several that stand there. */
function isCondition(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  parents: ReadonlyMap<SyntaxNode, SyntaxNode>,
): boolean {
  if (!parent) return false;
  if (parent.type === 'ParenthesizedExpression') return isCondition(parent, parents.get(parent), parents);
  if (/^(?:IfStatement|ConditionalExpression)$/.test(parent.type)) return child(parent, 'test') === node;
  if (parent.type === 'UnaryExpression') return parent['operator'] === '!';
  if (parent.type !== 'LogicalExpression') return false;
  return bare(child(parent, 'left')) === bare(node) || isCondition(parent, parents.get(parent), parents);
}
