import { bare, child, children, constantText, keyOf, type SyntaxNode } from '../../source-code/syntax.ts';
import type { Evidence } from './evidence.ts';
import type { Scope } from './program-graph.ts';
import { constantsOf, literalsIn, typesOfValue } from './value-types.ts';
import type { EntityCall } from './written-fields.ts';
import { objectsOf } from './written-objects.ts';

/** The fields that a list is sorted by: `'-created_date'`, `'name,-age'`. */
export function readSort(
  evidence: Evidence,
  node: SyntaxNode | null,
  scope: Scope,
  { entity, module, node: place, how: call }: EntityCall,
) {
  const one = bare(node);
  const values = one ? [constantText(one) ?? '', ...constantsOf({ from: one, scope, path: [] }).map(String)] : [];
  for (const value of values) {
    for (const part of value.split(',')) {
      const name = part.trim().replace(/^[+-]/, '');
      if (name) evidence.add(entity, name, { module, node: place, how: ['field-sorted-by', call], weight: 2 });
    }
  }
}

/** The fields that a query names. */
export function readQuery(evidence: Evidence, node: SyntaxNode | null, scope: Scope, call: EntityCall, depth = 0) {
  for (const object of objectsOf(node, scope)) {
    for (const one of children(object.node, 'properties')) {
      const key = one.type === 'SpreadElement' ? null : keyOf(one);
      const value = child(one, one.type === 'SpreadElement' ? 'argument' : 'value');
      if (key === null || key.startsWith('$')) {
        const parts = value?.type === 'ArrayExpression' ? children(value, 'elements') : value ? [value] : [];
        if (depth < 4) for (const part of parts) readQuery(evidence, part, object.scope, call, depth + 1);
        continue;
      }
      const types = typesOfValue(value, object.scope).filter(({ type }) => type !== 'array' && type !== 'object');
      evidence.add(call.entity, key, {
        module: call.module,
        node: call.node,
        how: ['field-asked-for', call.how],
        weight: 2,
        types,
        options: literalsIn(types),
      });
    }
  }
}
