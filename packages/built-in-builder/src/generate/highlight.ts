import type { Entity } from '../plan/plan.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { onlyTest } from './only-test.ts';

/** What makes a record stand out, exported by the entity's data hooks; empty without a condition. */
export function highlightsCode(entity: Entity, imports: Imports): string {
  const { one, aNoun } = entityNames(entity);
  const highlights = entity.highlights ?? [];
  if (highlights.length === 0) return '';
  return code`
    /** Why ${aNoun} stands out in lists, in words; empty for one that does not. */
    export const highlightsOf = (${one}) =>
      [
        ${highlights.map(({ only, label, tone }) => `${onlyTest(only, entity, imports)} && ${tone ? `{ text: ${quote(label)}, tone: ${quote(tone)} }` : quote(label)},`)}
      ].filter(Boolean);
  `;
}

/** The mark of a row beside its name, and the class that the row needs for the edge; both empty without a condition. */
export function highlightMark(
  entity: Entity,
  imports: Imports,
  { isCard = false } = {},
): { mark: string; relative: string } {
  if (!entity.highlights?.length) return { mark: '', relative: '' };
  const { one, service } = entityNames(entity);
  imports.use('highlightsOf', `@/${service}`);
  const mark = `<${imports.component('Highlight')} reasons={highlightsOf(${one})}${isCard ? ' isCard' : ''} />`;
  return { mark, relative: 'relative ' };
}
