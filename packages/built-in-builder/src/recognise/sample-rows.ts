import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { sampleValue } from './sample-values.ts';

/** What visitors look at has no gaps. */
export const filled = (entity: Entity, index: number): SampleRow =>
  Object.fromEntries(
    entity.fields.flatMap((field) => {
      const value = sampleValue({ ...field, isRequired: true }, index);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );

const homes = /house|home|property|villa|real estate|listing/;
const sums = {
  home: [245_000, 179_000, 320_000, 265_000, 415_000, 298_000, 150_000, 385_000],
  night: [85, 120, 64, 140, 95, 210, 72, 110],
};

/** A "3-bedroom apartment" is one in every field, and a house does not cost what a lamp does. */
export function asItsTitleSays(entity: Entity, noun: string, row: SampleRow): SampleRow {
  const name = String(row[rolesOf(entity).title.name] ?? '').toLowerCase();
  const index = sampleIndex(name, homes.test(noun) ? sums.home.length : sums.night.length);
  const changed: Record<string, SampleValue> = { ...row };
  for (const field of entity.fields) {
    const said = field.type === 'select' ? field.options?.find(({ value }) => name.includes(value.toLowerCase().split(/ (?=apartment)/)[0]!)) : undefined; // prettier-ignore
    if (said) changed[field.name] = said.value;
    if (field.type === 'money' && field.name === 'price' && homes.test(noun)) changed[field.name] = sums.home[index]!;
    if (field.type === 'money' && field.name === 'price' && /apartment|flat|room|cabin/.test(noun)) changed[field.name] = sums.night[index]!; // prettier-ignore
    if (field.name === 'bedrooms')
      changed[field.name] = bedroomsIn(String(changed['kind'] ?? name)) ?? row[field.name] ?? 2;
  }
  return changed;
}

const sampleIndex = (text: string, count: number): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count; // prettier-ignore

const counts: readonly [RegExp, number][] = [
  [/studio|one-bedroom|1-bedroom/i, 1],
  [/two-bedroom|2-bedroom/i, 2],
  [/three-bedroom|3-bedroom/i, 3],
];
const bedroomsIn = (text: string): number | undefined => counts.find(([words]) => words.test(text))?.[1];
