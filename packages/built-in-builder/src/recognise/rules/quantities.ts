import type { FormulaPart } from '../../plan/formula.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import type { NamedDraft } from '../drafts.ts';

type Unit = { said: RegExp; field: RegExp; unit?: RegExp; line?: string; german?: string };
const ofUnit: readonly Unit[] = [
  { said: /^(?:square met|sq|m²|quadratmeter)/, field: /square|(?:^|_)area|^size|flaeche|quadratmeter|groesse/, unit: /m²/, line: 'Square metres: number m²', german: 'Quadratmeter: number m²' }, // prettier-ignore
  {
    said: /^(?:kwh)/,
    field: /kwh|consumption|verbrauch|energy/,
    unit: /kwh/i,
    line: 'kWh: number kWh',
    german: 'kWh: number kWh',
  },
  {
    said: /^(?:km|kilomet)/,
    field: /^km|kilomet|distance|strecke/,
    unit: /km/,
    line: 'Kilometres: number km',
    german: 'Kilometer: number km',
  },
  { said: /^(?:mile)/, field: /mile|distance/, line: 'Miles: number', german: 'Meilen: number' },
  { said: /^(?:met)/, field: /met(?:er|re)|^length|laenge/, unit: /^m$/ },
  {
    said: /^(?:kilo|kg)/,
    field: /kilo|kg|weight|gewicht/,
    unit: /kg/,
    line: 'Weight: number kg',
    german: 'Gewicht: number kg',
  },
  { said: /^(?:lit|l$)/, field: /lit(?:er|re)/, unit: /^l$/, line: 'Litres: number l', german: 'Liter: number l' },
  { said: /^(?:person|people|head)/, field: /person|people|heads|guests|gaeste/ },
  { said: /^(?:page|seite)/, field: /page|seite/ },
  { said: /^(?:piece|stück)/, field: /piece|stueck|anzahl|quantity/ },
  { said: /^(?:ticket)/, field: /ticket/ },
  { said: /^(?:seat|box)/, field: /seat|box/ },
  { said: /^(?:karton|carton)/, field: /karton|carton/, line: 'Cartons: number', german: 'Kartons: number' },
];
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

/** How many of a unit a record has; `line` is the field by which it is entered where nothing says it yet. */
export function quantityOf(
  drafts: readonly NamedDraft[],
  entity: Entity,
  unit: string,
  isAdded: true,
): { line: string; german: string } | null;
export function quantityOf(
  drafts: readonly NamedDraft[],
  entity: Entity,
  unit: string,
  isAdded: false,
): FormulaPart | null;
export function quantityOf(drafts: readonly NamedDraft[], entity: Entity, unit: string, isAdded: boolean) {
  const known = ofUnit.find(({ said }) => said.test(unit));
  if (isAdded) return known?.line ? { line: known.line, german: known.german ?? known.line } : /^(?:hour|hr|stunde)/.test(unit) ? { line: 'Hours: number h', german: 'Stunden: number h' } : null; // prettier-ignore
  if (unit.startsWith('cubic')) {
    const sides = [/^(?:length|laenge)/, /^(?:width|breite)/, /^(?:height|hoehe|depth|tiefe)/].map((name) => entity.fields.find((field) => isNumber(field) && name.test(field.name))); // prettier-ignore
    return sides.every((side) => side !== undefined) ? { formula: { by: 'product', parts: sides.map((side) => ({ field: side.name })) } } : null; // prettier-ignore
  }
  const time = spanIn(entity, 'time');
  const days = spanIn(entity, 'date');
  if (/^(?:hour|hr|stunde)/.test(unit)) return numberIn(entity, /^(?:hours?|stunden?|duration_in_hours|dauer_in_stunden)$/, /^h$/) ?? (time ? { formula: { by: 'quotient', parts: [time, { number: 60 }] } } : null); // prettier-ignore
  if (unit.startsWith('minute')) return numberIn(entity, /minute/, /^min$/) ?? time;
  if (/^(?:second|sekunde)/.test(unit)) return numberIn(entity, /second|sekunde/, /^s$/);
  if (/^(?:night|day|nächte|nacht|tag)/.test(unit)) return numberIn(entity, /^(?:number_of_)?(?:nights|days|naechte|tage)$/) ?? days; // prettier-ignore
  if (/^(?:week|woche)/.test(unit)) return numberIn(entity, /^(?:weeks|wochen)$/) ?? (days ? { formula: { by: 'begun', parts: [days, { number: 7 }] } } : null); // prettier-ignore
  if (!known) return null;
  const own = numberIn(entity, known.field, known.unit);
  if (own) return own;
  for (const via of entity.fields.filter(({ type }) => type === 'reference')) {
    const target = drafts.find(({ draft }) => draft.entity.name === via.reference)?.draft.entity;
    const field = target?.fields.find((one) => isNumber(one) && !one.formula && known.field.test(one.name) && !/max|min/.test(one.name)); // prettier-ignore
    if (field) return { field: field.name, via: via.name };
  }
  return null;
} // prettier-ignore

const numberIn = ({ fields }: Entity, name: RegExp, unit?: RegExp): FormulaPart | null => {
  const field = fields.find((one) => isNumber(one) && name.test(one.name)) ?? fields.find((one) => isNumber(one) && unit?.test(one.unit ?? '')); // prettier-ignore
  return field ? { field: field.name } : null;
};
