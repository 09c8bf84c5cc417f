import { deedOf } from '../plan/deeds.ts';
import type { Entity, Field } from '../plan/plan.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { isPartlyOpen } from '../plan/partly-open.ts';

/** What one person uses at a time; a course or a service has room for several. */
const usedByOne =
  /apartment|flat|house|home|villa|cabin|property|room|hall|venue|studio|desk|space|car|van|bike|bicycle|boat|kayak|canoe|surf|vehicle|scooter|court|pitch|field|table|equipment|tool|machine|camera|tent|instrument|projector|locker|place|platz/i;

/** Who has it, which is not what is had: of the one thing that several share there is no list. */
export const isParty =
  /^(?:family|household|friend|couple|neighbou?r|sibling|brother|sister|party|owner|familie|haushalt|partei|freund|paar|nachbar|eigentümer|geschwister)$/i;

export type Booked = {
  thing: Field | undefined;
  from: Field;
  until: Field | undefined;
  /** The time of day that goes with the day. */
  time: Field | undefined;
  /** One of fixed spans of a day. */
  slot: Field | undefined;
  /** How many hours or minutes it lasts. */
  length: Field | undefined;
  /** The time of day at which it ends. */
  endTime: Field | undefined;
  /** Further things that nobody has twice: the driver beside the van. */
  others: Field[];
};

const endsAt =
  /^(?:end|until|to$|to_|bis|ende|landezeit|landung|finish|return|back|time_back|time_until|zurueck|uhrzeit_bis|time_in$)/;

/** The thing and the time of a booking that nobody else may have; null where bookings may overlap. */
export function bookedThing(entity: Entity): Booked | null {
  const { fields, isExclusive, things } = entity;
  // a slot of a day that has a record of its own
  const isSlot = ({ type, name }: Field) => type === 'select' && /slot/.test(name);
  const isDay = ({ type }: Field) => type === 'date' || type === 'datetime';
  const named = fields.filter(({ name }) => things?.includes(name));
  const [thing = fields.find(({ type, label }) => type === 'reference' && !isParty.test(label) && (isExclusive || usedByOne.test(label))), ...others] = things ? named : [];
  const from = fields.find((field) => isDay(field) && /^(?:start|from|date|day|check_in|arriv|ankunft|when|pick|booked|reserv|beginn|von$|anfang|anreise)/.test(field.name)) ?? (isExclusive ? (fields.find(isDay) ?? fields.find(isSlot)) : undefined);
  const until = fields.find((field) => field.type === from?.type && field !== from && /^(?:end|until|to|check_out|depart|return|ende|enddatum|abreise|bis$)/.test(field.name));
  // a viewing takes an hour of somebody's day, not the flat itself
  const isMeeting = /viewing|visit|appointment/i.test(entity.label);
  if (!from || !(isExclusive || (deedOf(entity) === 'book' && thing && !isMeeting))) return null;
  const time = from.type === 'date' ? fields.find(({ type, name }) => type === 'time' && !endsAt.test(name)) : undefined;
  const endTime = time ? fields.find(({ type, name }) => type === 'time' && endsAt.test(name)) : undefined;
  const length = fields.find(({ type, name }) => type === 'number' && /hour|duration|minutes|how_long|length/.test(name));
  const slot = time || isSlot(from) ? undefined : fields.find(({ type, name }) => type === 'select' && /slot|time|hour|part_of_day/.test(name));
  return { thing, from, until, time, slot, length, endTime, others };
} // prettier-ignore

/** Two of the same slot are at the same time, as places in the list of slots. */
const slotCode = ({ name, options = [] }: Field): string => code`
  /** Which slot it takes. */
  function spanOf(booking) {
    const from = [${options.map(({ value }) => quote(value)).join(', ')}].indexOf(booking.${name});
    return { from, until: from + 1 };
  }
`;

/** From when until when a booking lasts, as code of the app: what names no length lasts an hour, a day lasts until its end. */
export function spanCode({ from, until, time, length, endTime }: Booked, hoursApart?: number): string {
  if (from.type === 'select') return slotCode(from);
  const hasClock = from.type === 'datetime' || time !== undefined;
  const moment = (field: Field) =>
    field.type === 'datetime'
      ? `new Date(booking.${field.name}).getTime()`
      : time && field === from
        ? `new Date(booking.${field.name} + 'T' + (booking.${time.name} || '00:00')).getTime()`
        : `new Date(booking.${field.name} + 'T00:00').getTime()`;
  const unit = length && lengthUnit(length);
  const lasts = length && hasClock ? `(Number(String(booking.${length.name} ?? '').replace(',', '.')) || 1) * ${unit}` : hasClock ? String((hoursApart ?? 1) * 3_600_000) : '86400000';
  // past midnight it ends on the next day
  const end = endTime
    ? `(booking.${endTime.name} ? new Date(booking.${from.name} + 'T' + booking.${endTime.name}).getTime() + (booking.${endTime.name} < booking.${time!.name} ? 86400000 : 0) : from + ${lasts})`
    : until
    ? isOpenEnded(until)
      ? `(booking.${until.name} ? ${moment(until)}${lastDay(until)} : Infinity)`
      : `(booking.${until.name} ? ${moment(until)}${lastDay(until)} : from + ${lasts})`
    : `from + ${lasts}`;
  return code`
    /** From when until when it lasts, in milliseconds. */
    function spanOf(booking) {
      const from = ${moment(from)};
      return { from, until: ${end} };
    }
  `;
} // prettier-ignore

/** What a number of a length counts, in milliseconds. */
export const lengthUnit = ({ name, unit }: Field): number =>
  /minute/.test(`${name}${unit === 'min' ? ' minutes' : ''}`) ? 60_000 : 3_600_000;
/** A day counts as a whole, but who leaves makes room on that day. */
const lastDay = ({ type, name }: Field): string =>
  type === 'date' && !/^(?:check_out|depart|abreise)/.test(name) ? ' + 86400000' : '';

/** What nobody has brought back is still out. */
export const isOpenEnded = (until: Field | undefined): boolean =>
  until !== undefined && /^(?:returned|back|until$)/.test(until.name);

/**
 * Parts of a form that refuses what is taken: the test, the records it needs, how it is called, and what becomes of the
 * server's refusal. `before` is the record that is changed, in code.
 */
export type BookedOnce = {
  test: string;
  hook: string;
  call(before: string): string;
  again(before: string): string;
  refused: string;
};

export function bookedOnce(entity: Entity, imports: Imports): BookedOnce | null {
  const booked = bookedThing(entity);
  if (!booked) return null;
  const { many, Many, one, noun, service } = entityNames(entity);
  const { thing, from, time, slot, others } = booked;
  // one of them taken is enough
  const isAlike = [thing, ...others]
    .flatMap((field) => (field ? `${one}.${field.name} === values.${field.name}` : []))
    .join(' || ');
  const hasClock = from.type === 'datetime' || time !== undefined;
  const hook = `use${isPartlyOpen(entity) ? 'Taken' : ''}${Many}`;
  imports.use(hook, `@/${service}`);
  if (from.type !== 'select') imports.format('day');
  if (hasClock) imports.format('time');
  const needed = [thing, from, slot].flatMap((field) => (field ? `!values.${field.name}` : []));
  const when = hasClock
    ? `day(new Date(other.from)) + ', ' + time(new Date(other.from)) + ' to ' + time(new Date(other.until))`
    : `day(new Date(other.from)) + ' to ' + day(new Date(other.until - 1))`;
  return {
    hook: `const { data: ${many} = [], refetch } = ${hook}();`,
    call: (before) => `(values) => ({ ...taken(values, ${many}, ${before}?.id), ...check(values) })`,
    refused: '',
    again: (before) => `// somebody else may have been faster
const [clash] = Object.values(taken(values, (await refetch()).data ?? [], ${before}?.id));
if (clash) throw new Error(clash);`,
    test: code`
      ${spanCode(booked, entity.hoursApart)}

      /** When this ${noun} would meet another one; what was cancelled does not count. */
      function taken(values, ${many}, id) {
        if (${needed.join(' || ')}) return {};
        const wanted = spanOf(values);
        const other = ${many}
          .filter((${one}) => ${one}.id !== id && ${isAlike && `${others.length > 0 ? `(${isAlike})` : isAlike} && `}${slot ? `${one}.${slot.name} === values.${slot.name} && ` : ''}!/cancel|reject|abgesagt|storniert|abgelehnt/i.test(${one}.status ?? ''))
          .map(spanOf)
          .find(({ from, until }) => from < wanted.until && wanted.from < until);
        if (!other) return {};${
          isOpenEnded(booked.until)
            ? `
        if (other.until === Infinity) return { ${(time ?? slot ?? from).name}: ${quote('This one is still out. Choose another one.')} };`
            : ''
        }
        return { ${(time ?? slot ?? from).name}: ${from.type === 'select' ? quote('Taken already. Choose another time.') : `${quote('Taken from ')} + ${when} + ${quote(`. Choose another ${hasClock || slot ? 'time' : 'day'}.`)}`} };
      }
    `,
  };
}
