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

/** Days before today on which people were born. */
const births = [-12_410, -9_730, -16_020, -20_550, -7_460, -25_300, -13_880, -11_090];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const poolFor = <T>(pools: readonly [RegExp, T][], ...names: string[]): T | undefined =>
  pools.find(([words]) => names.some((name) => words.test(name)))?.[1];

/** A title that is a name, a number or a place says what its field says; others what the records are. */
function titleOf(entity: Entity, field: Field, index: number): SampleValue {
  if (field.type !== 'text') return wordsFor(field, index) ?? '';
  const own = /^(?:name|title|titel|bezeichnung)$/.test(field.name)
    ? undefined
    : poolFor(textPools, field.name, plain(field.label));
  const pool = own ?? poolFor(titlePools, plain(entity.label), plain(entity.plural));
  return pool ? at(pool, index) : `${entity.label} „${at(anyTitles, index)}“`;
}

const plain = (label: string): string => label.toLocaleLowerCase('de');

/** Undefined for what stays as it is. */
function wordsFor(field: Field, index: number): string | number | undefined {
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
    case 'date':
      return /geburt/.test(field.name) ? at(births, index) : undefined;
    default:
      return undefined;
  }
}
