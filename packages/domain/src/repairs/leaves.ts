import { child, children, type SyntaxNode } from '../source-code/syntax.ts';

/** Whether a statement of a function may end it before `place` is reached. */
export function mayLeaveBefore(holder: SyntaxNode, place: Pick<SyntaxNode, 'start'>): boolean {
  const body = child(holder, 'body');
  if (body?.type !== 'BlockStatement') return false;
  return children(body, 'body').some((one) => one.end <= place.start && leaves(one));
}

/** A statement after which the rest may not be reached. */
function leaves(node: SyntaxNode): boolean {
  if (node.type === 'ReturnStatement') return true;
  if (node.type === 'BlockStatement') return children(node, 'body').some(leaves);
  if (node.type !== 'IfStatement') return false;
  const branches = [child(node, 'consequent'), child(node, 'alternate')];
  return branches.some((one) => one !== null && leaves(one));
}
