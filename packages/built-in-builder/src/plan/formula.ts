/**
 * A field of the record (`times` a number; `worth` what each choice of it stands for; a tick is one or nothing), of what it
 * belongs to (`via` is the reference), the days between two dates or the minutes between two times (or hours, `in` which it is told), a plain number, what the records that belong to it come to,
 * or another formula.
 */
export type FormulaPart =
  | { field: string; via?: string; times?: number; worth?: Record<string, number> }
  | { from: string; to: string; in?: 'hours' }
  | { number: number }
  | OverPart
  | { formula: Formula };

/**
 * How many records of `over` point to this one by `by`, what their `field` adds up to or is on average, the highest or lowest
 * of it, or its last value by `day` and how much that differs from the one before. `via` is a reference of theirs, whose record
 * has the field; `only`, and `week`, `month` and `year` (the name of a day that is in the present one) leave out others. Where
 * `by` is a text, it has this one's name. Without `by` all records there are.
 */
export type OverPart = {
  over: string;
  by?: string;
  take: 'count' | 'sum' | 'mean' | 'most' | 'least' | 'latest' | 'last' | 'change';
  field?: string;
  via?: string;
  only?: FieldIs | FieldIs[];
  week?: string;
  month?: string;
  year?: string;
  day?: string;
};

/** What a field holds, or does not hold; a tick that was never made is none. */
export type FieldIs = { field: string; is: string | boolean; not?: true };

/** Days from a day until today and the other way round, the same only once it is past, whole years (of a year as well), and days until its next anniversary. */
export const untilToday = ['days-since', 'days-until', 'days-late', 'years-since', 'days-to-anniversary'] as const;

/**
 * What follows from other fields: "price times amount", "nights times the price of the flat", "price plus 19 %"; of a day, so
 * many days, weeks or months after the day that is the first part. `same` is its one part as it is, `begun` a quotient that is
 * rounded up, `percent` the first part of the second, `at-least` the highest of its parts and `at-most` the lowest. `only`: it
 * stays empty for others.
 */
export type Formula = {
  by:
    | 'product'
    | 'sum'
    | 'difference'
    | 'quotient'
    | 'begun'
    | 'at-least'
    | 'at-most'
    | 'same'
    | 'days-after'
    | 'weeks-after'
    | 'months-after'
    | 'percent'
    | (typeof untilToday)[number];
  parts: FormulaPart[];
  only?: FieldIs[];
};

/** The fields of its own record that a formula stands on. */
export const fieldsOfFormula = ({ parts, only = [] }: Formula): string[] => [
  ...parts.flatMap((part) => {
    if ('formula' in part) return fieldsOfFormula(part.formula);
    if ('over' in part) return [];
    if ('via' in part && part.via !== undefined) return [part.via];
    if ('field' in part) return [part.field];
    return 'from' in part ? [part.from, part.to] : [];
  }),
  ...only.map(({ field }) => field),
];

/** All parts, those of the formulas in it among them. */
export const partsOf = ({ parts }: Formula): Exclude<FormulaPart, { formula: Formula }>[] =>
  parts.flatMap((part) => ('formula' in part ? partsOf(part.formula) : [part]));
