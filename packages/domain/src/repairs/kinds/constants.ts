import { child, children, patternNames, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { isFunction } from '../../source-code/scopes.ts';
import type { ModuleFacts } from '../../source-code/module-facts.ts';
import type { ReadFile } from '../app-facts.ts';
import { type Edit, lineAt, type Problem } from '../problem.ts';
import { settersIn } from '../states.ts';

/** `const sum = 0; sum += 1`, and states that are assigned instead of set. */
export function changedConstants(file: ReadFile): Problem[] {
  const { path, code, module } = file;
  const changes = Map.groupBy(changesIn(module), ({ name }) => name);
  if (changes.size === 0) return [];
  const declared = declarationsIn(module);
  const setters = new Map([...settersIn(module)].map(([setter, state]) => [state, setter]));
  return [...changes].flatMap(([name, all]): Problem[] => {
    const [only, ...others] = declared.get(name) ?? [];
    if (others.length > 0 || only?.type !== 'VariableDeclaration' || only['kind'] !== 'const') return [];
    const setter = setters.get(name);
    const edits = setter ? all.map((one) => asSet(path, code, one, setter)) : [asLet(path, only)];
    const message = `“${name}” is a constant, so changing it fails.`;
    const told = setter ? `Set ${name} by ${setter}.` : `Made ${name} a variable that may change.`;
    const isWhole = edits.every((one) => one !== null);
    const line = lineAt(code, all[0]!.node.start);
    return [
      {
        ...{ kind: 'constant', severity: 'error', file: path, line, message },
        ...(isWhole && { fix: { edits, told } }),
      },
    ];
  });
}

type Change = { name: string; node: SyntaxNode; statement: boolean };

function changesIn({ parents }: ModuleFacts): Change[] {
  return [...parents].flatMap(([node, parent]): Change[] => {
    const left =
      node.type === 'AssignmentExpression'
        ? child(node, 'left')
        : node.type === 'UpdateExpression'
          ? child(node, 'argument')
          : null;
    if (left?.type !== 'Identifier') return [];
    return [{ name: text(left, 'name')!, node, statement: parent.type === 'ExpressionStatement' }];
  });
}

/** Every place that declares a name, whatever it is; two of one name are two variables. */
function declarationsIn({ parents, imports }: ModuleFacts): Map<string, SyntaxNode[]> {
  const found = new Map<string, SyntaxNode[]>();
  const add = (name: string | null, node: SyntaxNode) => {
    if (name !== null) found.set(name, [...(found.get(name) ?? []), node]);
  };
  for (const { names, node } of imports) for (const { local } of names) add(local, node);
  for (const [node, parent] of parents) {
    if (node.type === 'VariableDeclarator') for (const name of patternNames(child(node, 'id'))) add(name, parent);
    if (isFunction(node)) {
      add(text(child(node, 'id'), 'name'), node);
      for (const name of children(node, 'params').flatMap(patternNames)) add(name, node);
    }
    if (node.type.startsWith('Class')) add(text(child(node, 'id'), 'name'), node);
    if (node.type === 'CatchClause') for (const name of patternNames(child(node, 'param'))) add(name, node);
  }
  return found;
}

const asLet = (file: string, { start }: SyntaxNode): Edit => ({
  file,
  start,
  end: start + 'const'.length,
  text: 'let',
});

/** `count++` → `setCount(count + 1)`; null where the value of the change is used. */
function asSet(file: string, code: string, { name, node, statement }: Change, setter: string): Edit | null {
  const operator = text(node, 'operator') ?? '';
  const right = child(node, 'right');
  if (!statement || /^(?:&&|\|\||\?\?)=$/.test(operator)) return null;
  const given = right ? code.slice(right.start, right.end) : '1';
  const value = operator === '=' ? given : `${name} ${operator[0]!} ${right ? `(${given})` : given}`;
  return { file, start: node.start, end: node.end, text: `${setter}(${value})` };
}
