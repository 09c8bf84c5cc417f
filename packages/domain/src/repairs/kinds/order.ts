import { child, children, patternNames, type SyntaxNode, text, walk } from '../../source-code/syntax.ts';
import { isFunction } from '../../source-code/scopes.ts';
import type { ReadFile } from '../app-facts.ts';
import { lineAt, type Edit, type Problem } from '../problem.ts';

type Declared = { index: number; statement: SyntaxNode; declarator: SyntaxNode };

/** A list that is filtered above the line that declares it: `const`, `let` and classes have no value before that line. */
export function usedTooEarly(file: ReadFile): Problem[] {
  return [...file.module.parents.keys()].flatMap((node) => {
    const holder = file.module.parents.get(node);
    return node.type === 'BlockStatement' && holder && isFunction(holder) ? inBlock(file, node) : [];
  });
}

function inBlock(file: ReadFile, block: SyntaxNode): Problem[] {
  const statements = children(block, 'body');
  const declared = new Map<string, Declared>();
  for (const [index, statement] of statements.entries()) {
    if (statement.type !== 'VariableDeclaration' || statement['kind'] === 'var') continue;
    for (const declarator of children(statement, 'declarations')) {
      for (const name of patternNames(child(declarator, 'id'))) declared.set(name, { index, statement, declarator });
    }
  }
  const found = new Map<SyntaxNode, Problem>();
  for (const [index, statement] of statements.entries()) {
    for (const node of usedAtOnce(statement)) {
      const name = text(node, 'name')!;
      const late = declared.get(name);
      if (!late || late.index <= index || found.has(late.statement)) continue;
      found.set(late.statement, problem(file, node, name, moved(file, statements, index, late)));
    }
  }
  return [...found.values()];
}

const walks = /^(?:map|filter|reduce|find|findIndex|some|every|flatMap|forEach|sort|toSorted)$/;

/** Names that a statement reads when it is reached; what functions inside read comes later, but for those of a walk. */
function usedAtOnce(statement: SyntaxNode): SyntaxNode[] {
  const used: SyntaxNode[] = [];
  walk(statement, (node, parent) => {
    if (isFunction(node)) return parent !== null && isRunAtOnce(node, parent);
    if (node.type.startsWith('Class') || node.type.startsWith('TS')) return false;
    if (node.type === 'Identifier' && (parent === null || isRead(node, parent))) used.push(node);
    return true;
  });
  // What a function of the statement takes under the same name is another variable.
  const own = new Set<string>();
  walk(statement, (node) => {
    if (isFunction(node)) for (const name of children(node, 'params').flatMap(patternNames)) own.add(name);
    if (node.type === 'VariableDeclarator') for (const name of patternNames(child(node, 'id'))) own.add(name);
  });
  return used.filter((node) => !own.has(text(node, 'name')!));
}

function isRunAtOnce(callback: SyntaxNode, call: SyntaxNode): boolean {
  const callee = call.type === 'CallExpression' ? child(call, 'callee') : null;
  if (!callee || children(call, 'arguments')[0] !== callback) return false;
  return text(callee, 'name') === 'useMemo' || walks.test(text(child(callee, 'property'), 'name') ?? '');
}

/** An identifier that stands for a value, and not for a member, a key or a label. */
function isRead(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type === 'MemberExpression') return parent['computed'] === true || child(parent, 'object') === node;
  if (parent.type === 'Property') return parent['computed'] === true || child(parent, 'value') === node;
  if (parent.type === 'UnaryExpression') return parent['operator'] !== 'typeof';
  return !/^(?:LabeledStatement|BreakStatement|ContinueStatement|MethodDefinition|PropertyDefinition)$/.test(
    parent.type,
  );
}

/** The line that declares goes up, where it needs nothing of what it passes. */
function moved(
  { path, code }: ReadFile,
  statements: readonly SyntaxNode[],
  index: number,
  { statement, index: at }: Declared,
): Edit[] | null {
  const passed = new Set(
    statements
      .slice(index, at)
      .flatMap((one) => [
        ...children(one, 'declarations').flatMap((each) => patternNames(child(each, 'id'))),
        text(child(one, 'id'), 'name') ?? '',
      ]),
  );
  let isFree = true;
  walk(statement, (node) => {
    if (node.type === 'Identifier' && passed.has(text(node, 'name')!)) isFree = false;
  });
  if (!isFree) return null;
  const target = statements[index]!;
  const lineStart = code.lastIndexOf('\n', statement.start) + 1;
  const isAlone = code.slice(lineStart, statement.start).trim() === '';
  const start = isAlone ? lineStart : statement.start;
  const end = isAlone && code[statement.end] === '\n' ? statement.end + 1 : statement.end;
  const indent = /[ \t]*$/.exec(code.slice(0, target.start))![0];
  const written = code.slice(statement.start, statement.end);
  return [
    { file: path, start: target.start, end: target.start, text: `${written}\n${indent}` },
    { file: path, start, end, text: '' },
  ];
}

function problem({ path, code }: ReadFile, at: SyntaxNode, name: string, edits: Edit[] | null): Problem {
  const message = `“${name}” is used above the line that declares it, where it has no value yet.`;
  return {
    ...{ kind: 'undefined-name', severity: 'error', file: path, line: lineAt(code, at.start), message },
    ...(edits && { fix: { edits, told: `Moved ${name} above its first use.` } }),
  };
}
