import { bare, child, children, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { isFunction } from '../../source-code/scopes.ts';
import type { ReadFile } from '../app-facts.ts';
import { answersSomething } from '../answers.ts';
import { lineAt, type Problem } from '../problem.ts';
import { settersIn } from '../states.ts';

/** What callbacks and components build without returning it: rows that are not drawn, sums of nothing, states that are lost. */
export function lostResults(file: ReadFile): Problem[] {
  const setters = settersIn(file.module);
  return [...file.module.parents.keys()].flatMap((node) => {
    if (!isFunction(node)) return [];
    const what = whatIsLost(node, file, setters);
    return what === null ? [] : [lost(file, node, what)];
  });
}

/** What a walk over a list asks of its callback; `map` whose answer nobody takes may be meant as a loop. */
const askingWalks = new Set(
  'map filter reduce find findIndex findLast some every flatMap sort toSorted reduceRight'.split(' '),
);

function whatIsLost(node: SyntaxNode, file: ReadFile, setters: ReadonlyMap<string, string>): string | null {
  const body = child(node, 'body');
  if (body?.type !== 'BlockStatement' || node['generator'] === true) return null;
  const statements = children(body, 'body');
  if (statements.length === 0 || answersSomething(body) || statements.some(({ type }) => type === 'ThrowStatement')) {
    return null;
  }
  // An element that stands alone is always meant as the answer.
  if (statements.some(isLoneElement)) return 'What is drawn here is not returned, so nothing is shown.';
  const call = file.module.parents.get(node);
  if (call?.type !== 'CallExpression' || children(call, 'arguments')[0] !== node || node['async'] === true) return null;
  const callee = child(call, 'callee');
  const setter = callee?.type === 'Identifier' ? text(callee, 'name')! : '';
  if (setters.has(setter)) return `What is given to ${setter} returns nothing, so “${setters.get(setter)}” is lost.`;
  const walk = callee?.type === 'MemberExpression' ? (text(child(callee, 'property'), 'name') ?? '') : '';
  const isTaken = file.module.parents.get(call)?.type !== 'ExpressionStatement';
  if (!askingWalks.has(walk) || !isTaken) return null;
  return `What is given to ${walk} returns nothing, so its result is of no use.`;
}

const isLoneElement = (statement: SyntaxNode) =>
  statement.type === 'ExpressionStatement' &&
  /^JSX(?:Element|Fragment)$/.test(bare(child(statement, 'expression'))?.type ?? '');

/** What a last statement may be returned as. */
const values =
  /^(?:JSXElement|JSXFragment|BinaryExpression|LogicalExpression|ConditionalExpression|CallExpression|MemberExpression|AssignmentExpression|ArrayExpression|ObjectExpression|TemplateLiteral|Identifier|UnaryExpression)$/;

function lost({ path, code, module }: ReadFile, holder: SyntaxNode, message: string): Problem {
  const statements = children(child(holder, 'body')!, 'body');
  const last = statements.at(-1)!;
  const expression = last.type === 'ExpressionStatement' ? child(last, 'expression') : null;
  const isValue = expression !== null && values.test(bare(expression)?.type ?? '');
  // A list that is only changed in place answers its length.
  const isChange = /^(?:push|unshift|splice|forEach|pop|shift)$/.test(
    text(child(child(bare(expression) ?? last, 'callee') ?? last, 'property'), 'name') ?? '',
  );
  const base = { kind: 'lost-result' as const, severity: 'error' as const, file: path, message };
  const line = lineAt(code, (statements.find(isLoneElement) ?? module.parents.get(holder) ?? holder).start);
  if (!isValue || isChange) return { ...base, line };
  const edits = [{ file: path, start: last.start, end: last.start, text: 'return ' }];
  return { ...base, line, fix: { edits, told: 'Returned what a function builds.' } };
}
