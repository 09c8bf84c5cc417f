import { lostWholeNumber } from '@whittle/domain/entities/cells/exact-number';
import { AppError } from './app-error.ts';

const shownChars = 60;

/**
 * JSON text of a caller as a value. Throws `number-not-kept` for a whole number that would become another one, because
 * nobody would see it, and `SyntaxError` for what is no JSON.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const number = lostWholeNumber(text);
  if (number !== null) throw new AppError('number-not-kept', { values: { number: number.slice(0, shownChars) } });
  return value;
}
