import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import type { KnownFamily } from './families.ts';
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

/** What things of a kind cost. */
const prices: readonly (readonly [RegExp, readonly number[]])[] = [
  [/tariff|subscription|membership|(?:service|data|phone|mobile) plan$|^plan$/, [9.9, 14.9, 19.9, 24.9, 29.9, 39.9, 12.5, 6.9]],
  [/food|dish|meal|menu|pizza|drink/, [6.5, 14.9, 12.5, 9.8, 11, 5.9, 4.2, 8.4]],
  [/car$|vehicle|van$|truck|motorcycle/, [39, 55, 72, 89, 64, 48, 95, 110]],
  [/bike|bicycle|scooter/, [12, 18, 15, 24, 30, 22, 9, 16]],
  [/tour|cruise|safari|holiday package|travel package/, [890, 460, 1240, 1580, 720, 390, 1950, 640]],
  [/hotel|guesthouse|hostel|accommodation|resort/, [85, 120, 64, 140, 95, 210, 72, 110]],
  [/attraction|museum|park$|screening|flight|train|bus/, [12, 8, 15, 24, 10, 18, 9, 14]],
]; // prettier-ignore

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
    const usual = field.type === 'money' && field.name === 'price' ? prices.find(([nouns]) => nouns.test(noun))?.[1] : undefined; // prettier-ignore
    if (usual) changed[field.name] = usual[index % usual.length]!;
    if (field.name === 'bedrooms')
      changed[field.name] = bedroomsIn(name) ?? bedroomsIn(choicesOf(entity, changed)) ?? row[field.name] ?? 2;
  }
  return changed;
}

/** The row with what is so of a thing of its name: a bank is of the sector of finance. */
export function asIsKnown(entity: Entity, family: KnownFamily, row: SampleRow): SampleRow {
  const changed: Record<string, SampleValue> = { ...row };
  for (const fact of family.facts.get(String(row[rolesOf(entity).title.name] ?? '')) ?? []) {
    const [label = '', value] = fact.split(': ');
    const field = entity.fields.find((one) =>
      value === undefined
        ? one.type === 'select' && one.options?.some((option) => option.value === label)
        : one.label === label,
    );
    if (
      !field ||
      (value === undefined
        ? row[field.name] === undefined && !field.isRequired
        : !/^(?:text|number|money)$/.test(field.type))
    )
      continue;
    changed[field.name] = value === undefined ? label : field.type === 'text' ? value : Number(value);
  }
  return changed;
}

const choicesOf = ({ fields }: Entity, row: SampleRow): string =>
  fields.map(({ type, name }) => (type === 'select' ? String(row[name] ?? '') : '')).join(' ');

const sampleIndex = (text: string, count: number): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count; // prettier-ignore

const counts: readonly [RegExp, number][] = [
  [/studio|one-bedroom|1-bedroom/i, 1],
  [/two-bedroom|2-bedroom/i, 2],
  [/three-bedroom|3-bedroom/i, 3],
];
const bedroomsIn = (text: string): number | undefined => counts.find(([words]) => words.test(text))?.[1];
