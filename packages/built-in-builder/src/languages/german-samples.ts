import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import type { Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { isPerson } from '../reading/chunks.ts';
import { descriptionByGrade } from '../recognise/sample-by-grade.ts';
import { isPersonNoun } from '../recognise/sample-people.ts';
import { agesOfPeople, amountPools, dayPools, numberPools } from './german/sample-numbers.ts';
import { animals, plants, emails, longPools, marks, phones, remarks, textPools } from './german/sample-texts.ts';
import { titlePools } from './german/sample-titles.ts';

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
      if (field.type === 'text' && isDescribing.test(field.name) && field.name !== title && !field.isRequired && descriptionByGrade(plain(entity.label), index, 'de') === undefined) return []; // prettier-ignore
      // of a text whose name tells nothing, no value is better than one that says nothing
      if (field.type === 'text' && field.name !== title && !field.isRequired && isUnknown(entity, field)) return [];
      return [
        [field.name, field.name === title ? titleOf(entity, field, index) : (wordsFor(entity, field, index) ?? value)],
      ];
    }),
  );
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const poolFor = <T>(pools: readonly (readonly [RegExp, T])[], ...names: string[]): T | undefined =>
  pools.find(([words]) => names.some((name) => words.test(name)))?.[1];

/** A title that is a name, a number or a place says what its field says; others what the records are. */
function titleOf(entity: Entity, field: Field, index: number): SampleValue {
  if (field.type !== 'text') return wordsFor(entity, field, index) ?? '';
  const own = /^(?:name|title|titel|bezeichnung)$/.test(field.name)
    ? undefined
    : poolFor(textPools, field.name, plain(field.label));
  const isOfPerson = field.name === 'name' && isSent.test(plain(entity.label)) && entity.fields.some(({ type }) => type === 'email' || type === 'phone'); // prettier-ignore
  const pool =
    own ??
    (isOfPerson ? poolFor(titlePools, 'person') : poolFor(titlePools, plain(entity.label), plain(entity.plural)));
  if (pool) return at(pool, index);
  return isPerson(plain(entity.label)) ? at(poolFor(titlePools, 'person')!, index) : `${entity.label} ${index + 1}`;
}

/** What somebody sends in bears their name. */
const isSent =
  /nachricht|anfrage|termin|anmeldung|buchung|reservierung|bestellung|bewerbung|rückmeldung|meldung|message|booking/;

const plain = (label: string): string => label.toLocaleLowerCase('de');

/** Undefined for what stays as it is. */
function wordsFor({ label }: Entity, field: Field, index: number): string | number | undefined {
  const names = [field.name, plain(field.label)];
  switch (field.type) {
    case 'text':
      if (/(?:art|sorte)$/.test(field.name)) {
        if (isAnimal.test(label)) return at(animals, index);
        if (isPlant.test(label)) return at(plants, index);
      }
      if (isDescribing.test(field.name)) return descriptionByGrade(plain(label), index, 'de') ?? at(marks, index);
      return at(poolFor(textPools, ...names) ?? marks, index);
    case 'longtext':
      return (isDescribing.test(field.name) && descriptionByGrade(plain(label), index, 'de')) || at(poolFor(longPools, ...names) ?? remarks, index); // prettier-ignore
    case 'email':
      return at(emails, index);
    case 'phone':
      return at(phones, index);
    case 'number':
      if (isPersonNoun(label) && /(?:^|_)alter$/.test(field.name)) return at(agesOfPeople, index);
      return numberOf(numberPools, names, index);
    case 'money':
      return numberOf(amountPools, names, index);
    case 'date':
      return numberOf(dayPools, names, index);
    default:
      return undefined;
  }
}

const isDescribing = /^(?:beschreibung|description)$/;

const isUnknown = ({ label }: Entity, { name, label: called }: Field): boolean =>
  poolFor(textPools, name, plain(called)) === undefined && !((isAnimal.test(label) || isPlant.test(label)) && /(?:art|sorte)$/.test(name)); // prettier-ignore

const isPlant = /pflanze|blume|baum|kraut|kräuter|strauch/i;
const isAnimal = /^(?:haus|zoo|pflege)?tier$/i;

const numberOf = (pools: typeof numberPools, names: string[], index: number): number | undefined => {
  const pool = poolFor(pools, ...names);
  return pool && at(pool, index);
};
