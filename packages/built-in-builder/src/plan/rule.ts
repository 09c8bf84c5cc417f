import { ownFieldsOf, type Fact } from './fact.ts';

/** How much later than a day or a time; what is less than nothing is earlier. */
export type Later = { days: number } | { months: number } | { minutes: number };

/**
 * One side of what a record has to keep to: a field of it or of what it points to (`via`), some time later (`plus`), what was `latest` before this `day` of the `same`, a number, a choice, today, or all
 * records that have the same `same`, this one among them: how many there are, or what `total` of
 * them adds up to. With `where`, of its own fields, only those count of which it holds, and only such a record is held to it.
 */
export type RuleSide =
  | { field: string; via?: string; plus?: Later }
  | { latest: string; same: string[]; day: string }
  | { number: number }
  | { value: string }
  | { day: 'today'; plus?: Later }
  | { same: string[]; total?: string; where?: Fact[] };

/** What has to hold of a record; a form refuses what does not. `at` is the field beside which it says so. */
export type Rule = {
  left: RuleSide;
  is: 'at-most' | 'at-least' | 'same' | 'differs';
  right: RuleSide;
  at: string;
};

/** The fields of its own that a rule stands on. */
export const fieldsOfRule = ({ left, right, at }: Rule): string[] => [
  ...new Set([
    ...[left, right].flatMap((side) => {
      if ('latest' in side) return [...side.same, side.latest, side.day];
      if ('same' in side) return [...side.same, ...(side.total === undefined ? [] : [side.total]), ...ownFieldsOf(side.where ?? [])]; // prettier-ignore
      return 'field' in side ? [side.via ?? side.field] : [];
    }),
    at,
  ]),
];
