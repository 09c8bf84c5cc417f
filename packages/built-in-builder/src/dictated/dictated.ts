import type { WrittenField } from '../recognise/make-field.ts';

/**
 * A field as somebody wrote it into a list. `of` are the words that may name another list which it points to; `counts` where each
 * record gets the next number.
 */
export type DictatedField = WrittenField & { of: string; counts?: true };

/**
 * A list that a message writes down with its fields: `noun` singular in small letters, `said` as it was written. `seeds` are
 * records that it says are there from the start, by name with a number.
 */
export type DictatedList = {
  noun: string;
  said: string;
  fields: DictatedField[];
  seeds?: { name: string; number: number | null }[];
};
