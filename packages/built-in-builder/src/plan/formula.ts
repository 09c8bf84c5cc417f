/** A field of the record, of what it belongs to (`via` is the reference), the days between two dates, or a plain number. */
export type FormulaPart = { field: string; via?: string } | { from: string; to: string } | { number: number };

/**
 * What follows from other fields: "price times amount", "nights times the price of the flat", "price plus 19 %"; of a day, so
 * many days or months after the day that is the first part.
 */
export type Formula = {
  by: 'product' | 'sum' | 'difference' | 'quotient' | 'days-after' | 'months-after';
  parts: FormulaPart[];
};

/** The fields of its own record that a formula stands on. */
export const fieldsOfFormula = ({ parts }: Formula): string[] =>
  parts.flatMap((part) => {
    if ('via' in part && part.via !== undefined) return [part.via];
    if ('field' in part) return [part.field];
    return 'from' in part ? [part.from, part.to] : [];
  });
