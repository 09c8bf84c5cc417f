import type { FormulaPart } from '../../plan/formula.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import type { NamedDraft } from '../drafts.ts';
import { unitOf } from '../units.ts';

const isNumber = ({ type }: Field): boolean => type === 'number';
const startNames = /^(?:start|from|begin|beginn|von|arriv|check_in|departure_time|abfahrt|released?)/;
const endNames = /^(?:end|until|to$|to_|ende|bis|depart|check_out|return|agreed_return|landezeit|landung|ankunft|arrival|home)/; // prettier-ignore

/** From when until when a record lasts, by its times or its days. */
export function spanIn({ fields }: Entity, type: 'time' | 'date'): { from: string; to: string } | null {
  const own = fields.filter((field) => field.type === type && !field.formula);
  const from = own.find(({ name }) => startNames.test(name));
  const to = own.find((field) => field !== from && endNames.test(field.name));
  return from && to ? { from: from.name, to: to.name } : null;
}

/** The line of the field by which people enter how many of a unit there are, in both languages. */
export const enteredAs = (unit: string) => unitOf(unit)?.entered;

/** How many of a unit a record has: as a number of it or of what it points to, or from when until when it lasts. */
export function quantityOf(drafts: readonly NamedDraft[], entity: Entity, unit: string): FormulaPart | null {
  if (unit.startsWith('cubic')) {
    const sides = [/^(?:length|laenge)/, /^(?:width|breite)/, /^(?:height|hoehe|depth|tiefe)/].map((name) => entity.fields.find((field) => isNumber(field) && name.test(field.name))); // prettier-ignore
    return sides.every((side) => side !== undefined) ? { formula: { by: 'product', parts: sides.map((side) => ({ field: side.name })) } } : null; // prettier-ignore
  }
  const known = unitOf(unit);
  if (!known) return null;
  const time = spanIn(entity, 'time');
  const days = spanIn(entity, 'date');
  switch (known.name) {
    case 'hour': {
      const hours = numberIn(entity, /^(?:hours?|stunden?|duration_in_hours|dauer_in_stunden)$/, known.short);
      return hours ?? (time ? { formula: { by: 'quotient', parts: [time, { number: 60 }] } } : null);
    }
    case 'minute':
      return numberIn(entity, known.counts, known.short) ?? time;
    case 'second':
      return numberIn(entity, known.counts, known.short);
    case 'day':
      return numberIn(entity, known.counts) ?? days;
    case 'week':
      return numberIn(entity, known.counts) ?? (days ? { formula: { by: 'begun', parts: [days, { number: 7 }] } } : null); // prettier-ignore
    default:
      return numberIn(entity, known.counts, known.short) ?? numberOfOther(drafts, entity, known.counts);
  }
}

/** A number of what a record points to: the square metres of the hall that is rented. */
function numberOfOther(drafts: readonly NamedDraft[], entity: Entity, counts: RegExp): FormulaPart | null {
  for (const via of entity.fields.filter(({ type }) => type === 'reference')) {
    const target = drafts.find(({ draft }) => draft.entity.name === via.reference)?.draft.entity;
    const field = target?.fields.find((one) => isNumber(one) && !one.formula && counts.test(one.name) && !/max|min/.test(one.name)); // prettier-ignore
    if (field) return { field: field.name, via: via.name };
  }
  return null;
}

const numberIn = ({ fields }: Entity, name: RegExp, unit?: RegExp): FormulaPart | null => {
  const field = fields.find((one) => isNumber(one) && name.test(one.name)) ?? fields.find((one) => isNumber(one) && unit?.test(one.unit ?? '')); // prettier-ignore
  return field ? { field: field.name } : null;
};
