import { bare, child, children, keyOf, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { isVariable, lookUp, type Scope, type Source } from './program-graph.ts';

export type WrittenObject = { node: SyntaxNode; scope: Scope };

/** The objects, written out somewhere, that an expression can be. */
export function objectsOf(node: SyntaxNode | null, scope: Scope): WrittenObject[] {
  const one = bare(node);
  if (!one) return [];
  if (one.type === 'ObjectExpression') return [{ node: one, scope }];
  if (one.type === 'LogicalExpression') return objectsOf(child(one, 'right'), scope);
  if (one.type === 'ConditionalExpression')
    return [...objectsOf(child(one, 'consequent'), scope), ...objectsOf(child(one, 'alternate'), scope)];
  if (one.type !== 'Identifier') return [];
  const variable = lookUp(scope, text(one, 'name') ?? '');
  const found = (variable?.sources ?? []).flatMap((source) => objectsAt(source));
  const assigned = variable?.assigned ?? [];
  if (assigned.length === 0) return found;
  // `const query = {}; query.status = …`
  const properties = assigned.map(({ key, value }) => ({
    type: 'Property',
    start: value.start,
    end: value.end,
    key: { type: 'Identifier', start: value.start, end: value.end, name: key },
    value,
  }));
  return [
    ...found,
    { scope: assigned[0]!.scope, node: { type: 'ObjectExpression', start: one.start, end: one.end, properties } },
  ];
}

/** The objects, written out somewhere, that a source takes its value from. */
export function objectsAt(source: Source, depth = 0): WrittenObject[] {
  if (depth > 6) return [];
  let found: WrittenObject[] = isVariable(source.from)
    ? source.from.sources.slice(0, 12).flatMap((one) => objectsAt(one, depth + 1))
    : startsOf(source.from, source.scope, depth);
  for (const step of source.path) {
    found = found.flatMap(({ node, scope }) => {
      if (step === 'element' || 'index' in step) {
        const elements = node.type === 'ArrayExpression' ? children(node, 'elements') : [];
        return elements.flatMap((one) => startsOf(one, scope, depth + 1));
      }
      const property = children(node, 'properties').find(
        (one) => one.type !== 'SpreadElement' && keyOf(one) === step.member,
      );
      return startsOf(property ? child(property, 'value') : null, scope, depth + 1);
    });
  }
  return found;
}

function startsOf(node: SyntaxNode | null, scope: Scope, depth: number): WrittenObject[] {
  const one = bare(node);
  if (!one || depth > 6) return [];
  if (one.type === 'Identifier') {
    const variable = lookUp(scope, text(one, 'name') ?? '');
    return (variable?.sources ?? []).slice(0, 12).flatMap((source) => objectsAt(source, depth + 1));
  }
  return [{ node: one, scope }];
}
