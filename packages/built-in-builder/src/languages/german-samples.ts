import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { emails, longPools, marks, phones, remarks, textPools } from './german/sample-texts.ts';
import { anyTitles, titlePools } from './german/sample-titles.ts';

/** The `index`-th sample record with German words; numbers, dates and gaps stay. `choice` says what a choice is called. */
export function germanRow(
  entity: Entity,
  row: SampleRow,
  index: number,
  { choice, isSaid }: { choice: (field: string, value: string) => string; isSaid: (value: string) => boolean },
): SampleRow {
  const title = rolesOf(entity).title.name;
  return Object.fromEntries(
    entity.fields.flatMap((field): [string, SampleValue][] => {
      const value = row[field.name];
      if (value === undefined) return [];
      if (typeof value === 'string' && isSaid(value)) return [[field.name, value]];
      if (field.type === 'select') return [[field.name, choice(field.name, String(value))]];
      if (field.type === 'multiselect' && Array.isArray(value))
        return [[field.name, value.map((one) => choice(field.name, String(one)))]];
      return [[field.name, field.name === title ? titleOf(entity, field, index) : (wordsFor(field, index) ?? value)]];
    }),
  );
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const poolFor = <T>(pools: readonly [RegExp, T][], ...names: string[]): T | undefined =>
  pools.find(([words]) => names.some((name) => words.test(name)))?.[1];

/** A title that is a name, a number or a place says what its field says; others what the records are. */
function titleOf(entity: Entity, field: Field, index: number): SampleValue {
  if (field.type !== 'text') return wordsFor(field, index) ?? '';
  const own = /^(?:name|title|titel|bezeichnung)$/.test(field.name)
    ? undefined
    : poolFor(textPools, field.name, plain(field.label));
  const pool = own ?? poolFor(titlePools, plain(entity.label), plain(entity.plural)) ?? anyTitles;
  return at(pool, index);
}

const plain = (label: string): string => label.toLocaleLowerCase('de');

/** Undefined for what has no words. */
function wordsFor(field: Field, index: number): string | undefined {
  const names = [field.name, plain(field.label)];
  switch (field.type) {
    case 'text':
      return at(poolFor(textPools, ...names) ?? marks, index);
    case 'longtext':
      return at(poolFor(longPools, ...names) ?? remarks, index);
    case 'email':
      return at(emails, index);
    case 'phone':
      return at(phones, index);
    default:
      return undefined;
  }
}
