import type { Field } from './plan.ts';

/** A number or an amount of money. */
export const isNumber = ({ type }: Pick<Field, 'type'>): boolean => type === 'number' || type === 'money';
/** A day, with a time of day or without. */
export const isDay = ({ type }: Pick<Field, 'type'>): boolean => type === 'date' || type === 'datetime';
