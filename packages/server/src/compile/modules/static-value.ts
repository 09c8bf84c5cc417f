import { parseSync, type Expression, type ObjectExpression, type Program } from 'oxc-parser';

type Bindings = ReadonlyMap<string, Expression>;

/**
 * The value that a configuration file exports, read from its text without running it: literals, arrays, objects, and
 * constants of the file; a regular expression is its pattern's text. What needs running, such as a call, is left out. Null
 * for a file without such a value.
 */
export function exportedValue(path: string, source: string): unknown {
  const { program, errors } = parseSync(path, source, { sourceType: 'module' });
  if (errors.some(({ severity }) => severity === 'Error')) return null;
  const bindings = constantsOf(program);
  const exported = exportOf(program);
  return exported === null ? null : (valueOf(exported, bindings, 0) ?? null);
}

function constantsOf(program: Program): Map<string, Expression> {
  const bindings = new Map<string, Expression>();
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) bindings.set(id.name, init);
  }
  return bindings;
}

function exportOf(program: Program): Expression | null {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration as Expression;
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (left.type === 'MemberExpression' && 'name' in left.property && left.property.name === 'exports') return right;
  }
  return null;
}

const deepest = 40;

/** Undefined stands for what cannot be known without running the file. */
function valueOf(node: Expression, bindings: Bindings, depth: number): unknown {
  if (depth > deepest) return undefined;
  const read = (inner: Expression) => valueOf(inner, bindings, depth + 1);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? node.regex.pattern : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]!.value.cooked : undefined;
    case 'UnaryExpression':
      return node.operator === '-' ? -Number(read(node.argument)) : undefined;
    case 'ArrayExpression':
      return node.elements.flatMap((one) => {
        const value = one === null || one.type === 'SpreadElement' ? undefined : read(one);
        return value === undefined ? [] : [value];
      });
    case 'ObjectExpression':
      return objectOf(node, read);
    case 'Identifier': {
      const bound = bindings.get(node.name);
      return bound === undefined ? undefined : read(bound);
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return read(node.expression);
    case 'CallExpression':
      // `defineConfig({…})`, `withTheme({…})`: what is handed over is what is meant.
      return node.callee.type === 'Identifier' &&
        node.callee.name !== 'require' &&
        node.arguments[0]?.type === 'ObjectExpression'
        ? read(node.arguments[0])
        : undefined;
    default:
      return undefined;
  }
}

function objectOf(node: ObjectExpression, read: (inner: Expression) => unknown): Record<string, unknown> {
  const result = Object.create(null) as Record<string, unknown>;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const value = read(property.argument);
      if (typeof value === 'object' && value !== null) Object.assign(result, value);
      continue;
    }
    const { key } = property;
    const name =
      !property.computed && key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
    const value = read(property.value as Expression);
    if (name !== null && value !== undefined) result[name] = value;
  }
  return { ...result };
}
