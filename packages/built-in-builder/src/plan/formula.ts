/**
 * A field of the record (`times` a number), of what it belongs to (`via` is the reference), the days between two dates, a plain number, or
 * what the records that belong to it come to.
 */
export type FormulaPart =
  { field: string; via?: string; times?: number } | { from: string; to: string } | { number: number } | OverPart;

/**
 * How many records of `over` point to this one by `by`, what their `field` adds up to, the highest of it, or its last value
 * by `day` and how much that differs from the one before. `via` is a reference of theirs, whose record has the field; `only`
 * and `week` (the name of a day) leave out others.
 */
export type OverPart = {
  over: string;
  by: string;
  take: 'count' | 'sum' | 'latest' | 'last' | 'change';
  field?: string;
  via?: string;
  only?: { field: string; is: string | boolean };
  week?: string;
  day?: string;
};

/**
 * What follows from other fields: "price times amount", "nights times the price of the flat", "price plus 19 %"; of a day, so
 * many days, weeks or months after the day that is the first part. `same` is its one part as it is.
 */
export type Formula = {
  by: 'product' | 'sum' | 'difference' | 'quotient' | 'same' | 'days-after' | 'weeks-after' | 'months-after';
  parts: FormulaPart[];
};

/** The fields of its own record that a formula stands on. */
export const fieldsOfFormula = ({ parts }: Formula): string[] =>
  parts.flatMap((part) => {
    if ('over' in part) return [];
    if ('via' in part && part.via !== undefined) return [part.via];
    if ('field' in part) return [part.field];
    return 'from' in part ? [part.from, part.to] : [];
  });
