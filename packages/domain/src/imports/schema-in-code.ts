import { isPlainObject } from '../entities/json.ts';
import { bare, child, children, keyOf, type SyntaxNode } from '../source-code/syntax.ts';

/**
 * The schema of an entity that was copied out of the builder as a module, as JSON; null for any other module. It exports
 * one object of plain values, and nothing else stands in it.
 */
export function schemaInCode(program: SyntaxNode): string | null {
  const [statement, ...more] = children(program, 'body');
  const exported = statement?.type.startsWith('Export') ? child(statement, 'declaration') : null;
  const named = exported?.type === 'VariableDeclaration' ? children(exported, 'declarations')[0] : null;
  const value = more.length > 0 ? null : bare(named ? child(named, 'init') : exported);
  if (value?.type !== 'ObjectExpression') return null;
  try {
    const schema = plainValue(value);
    return isPlainObject(schema) && isPlainObject(schema['properties']) ? JSON.stringify(schema) : null;
  } catch {
    return null;
  }
}

/** Throws for what is no plain value. */
function plainValue(node: SyntaxNode | null): unknown {
  const one = bare(node);
  if (one?.type === 'Literal') return one['value'];
  if (one?.type === 'ArrayExpression') return children(one, 'elements').map(plainValue);
  if (one?.type !== 'ObjectExpression') throw new Error('not a plain value');
  return Object.fromEntries(
    children(one, 'properties').map((property) => {
      const key = keyOf(property);
      if (key === null) throw new Error('not a plain key');
      return [key, plainValue(child(property, 'value'))];
    }),
  );
}
