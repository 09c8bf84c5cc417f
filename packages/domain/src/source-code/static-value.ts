import { child, children, constantOf, keyOf, type SyntaxNode, text } from './syntax.ts';

type Bindings = ReadonlyMap<string, SyntaxNode>;

/**
 * The value that a configuration file exports, read from its tree without running it: literals, arrays, objects, and
 * constants of the file; a regular expression is its pattern's text. What needs running, such as a call, is left out. Null
 * for a file without such a value.
 */
export function exportedValue(program: SyntaxNode): unknown {
  const exported = exportOf(program);
  return exported === null ? null : (valueOf(exported, constantsOf(program), 0) ?? null);
}

function constantsOf(program: SyntaxNode): Bindings {
  const bindings = new Map<string, SyntaxNode>();
  for (const statement of children(program, 'body')) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const declaration of children(statement, 'declarations')) {
      const name = text(child(declaration, 'id'), 'name');
      const value = child(declaration, 'init');
      if (name !== null && value) bindings.set(name, value);
    }
  }
  return bindings;
}

function exportOf(program: SyntaxNode): SyntaxNode | null {
  for (const statement of children(program, 'body')) {
    if (statement.type === 'ExportDefaultDeclaration') return child(statement, 'declaration');
    const assignment = child(statement, 'expression');
    const left = assignment?.type === 'AssignmentExpression' ? child(assignment, 'left') : null;
    if (left && text(child(left, 'property'), 'name') === 'exports') return child(assignment!, 'right');
  }
  return null;
}

const deepest = 40;

/** Undefined stands for what cannot be known without running the file. */
function valueOf(node: SyntaxNode | null, bindings: Bindings, depth: number): unknown {
  if (!node || depth > deepest) return undefined;
  const read = (inner: SyntaxNode | null) => valueOf(inner, bindings, depth + 1);
  switch (node.type) {
    case 'Literal':
      return patternOf(node) ?? constantOf(node);
    case 'TemplateLiteral':
      return constantOf(node);
    case 'UnaryExpression':
      return node['operator'] === '-' ? -Number(read(child(node, 'argument'))) : undefined;
    case 'ArrayExpression':
      return children(node, 'elements').flatMap((one) => {
        const value = read(one);
        return value === undefined ? [] : [value];
      });
    case 'ObjectExpression':
      return objectOf(node, read);
    case 'Identifier':
      return read(bindings.get(text(node, 'name')!) ?? null);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return read(child(node, 'expression'));
    case 'CallExpression': {
      // `defineConfig({…})`, `withTheme({…})`: what is handed over is what is meant.
      const [given] = children(node, 'arguments');
      const callee = text(child(node, 'callee'), 'name');
      return callee !== null && callee !== 'require' && given?.type === 'ObjectExpression' ? read(given) : undefined;
    }
    default:
      return undefined;
  }
}

function patternOf(literal: SyntaxNode): string | null {
  const { regex } = literal;
  return typeof regex === 'object' && regex !== null && 'pattern' in regex ? String(regex.pattern) : null;
}

function objectOf(node: SyntaxNode, read: (inner: SyntaxNode | null) => unknown): Record<string, unknown> {
  const result = Object.create(null) as Record<string, unknown>;
  for (const property of children(node, 'properties')) {
    if (property.type === 'SpreadElement') {
      const value = read(child(property, 'argument'));
      if (typeof value === 'object' && value !== null) Object.assign(result, value);
      continue;
    }
    const name = keyOf(property);
    const value = read(child(property, 'value'));
    if (name !== null && value !== undefined) result[name] = value;
  }
  return { ...result };
}
