import { child, type SyntaxNode, walk } from '../source-code/syntax.ts';

const lineBreak = /\r\n|[\n\r\u2028\u2029]/g;

/** Where a line and column lie in the code; both count from 1, columns in UTF-16 as the compiler counts them. */
export function offsetAt(code: string, line: number, column: number): number | null {
  let start = 0;
  lineBreak.lastIndex = 0;
  for (let at = 1; at < line; at += 1) {
    const found = lineBreak.exec(code);
    if (!found) return null;
    start = found.index + found[0].length;
  }
  const offset = start + column - 1;
  return offset < code.length ? offset : null;
}

/** A JSX element and what it lies in, the nearest first. */
export type FoundElement = { element: SyntaxNode; opening: SyntaxNode; name: string; above: SyntaxNode[] };

/** The element that begins exactly at `offset`. */
export function findElement(program: SyntaxNode, code: string, offset: number): FoundElement | null {
  const parents = new Map<SyntaxNode, SyntaxNode | null>();
  let element: SyntaxNode | null = null;
  walk(program, (node, parent) => {
    if (node.type !== 'Program' && (offset < node.start || offset >= node.end)) return false;
    parents.set(node, parent);
    if (node.type === 'JSXElement' && node.start === offset) element ??= node;
  });
  return element && describe(element, code, parents);
}

function describe(
  element: SyntaxNode,
  code: string,
  parents: ReadonlyMap<SyntaxNode, SyntaxNode | null>,
): FoundElement | null {
  const opening = child(element, 'openingElement');
  const name = opening && child(opening, 'name');
  if (!opening || !name) return null;
  const above: SyntaxNode[] = [];
  for (let at = parents.get(element); at; at = parents.get(at)) above.push(at);
  return { element, opening, name: code.slice(name.start, name.end).replace(/\s+/g, ''), above };
}

/** Whether the element is made by a function that is handed to a call, as the rows of a list are. */
export const isRepeated = ({ above }: FoundElement): boolean =>
  above.some(
    (node, index) =>
      isFunction(node) && above[index + 1]?.type === 'CallExpression' && listCalls.has(calledName(above[index + 1]!)),
  );

const listCalls = new Set(['map', 'flatMap', 'from']);

export const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/** The last name of what is called: `map` of `items.filter(Boolean).map(...)`. */
export function calledName(call: SyntaxNode): string {
  const callee = child(call, 'callee');
  const last = callee?.type === 'MemberExpression' ? child(callee, 'property') : callee;
  return typeof last?.['name'] === 'string' ? last['name'] : '';
}
