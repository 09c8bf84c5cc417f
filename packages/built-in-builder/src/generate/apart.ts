import type { AppPlan, Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { type Booked, bookedThing, isOpenEnded, lengthUnit } from './booked-once.ts';
import { code, quote } from './code.ts';
import { onceRules } from './only-once.ts';

/** The choices with which something is called off, and keeps nothing from others. */
const offValues = (entity: Entity): object => {
  const { state } = rolesOf(entity);
  const off = (state?.options ?? []).flatMap(({ value }) => (/cancel|reject|abgesagt|storniert|abgelehnt/i.test(value) ? [value] : [])); // prettier-ignore
  return state && off.length > 0 ? { unless: { [state.name]: off } } : {};
};

const each = { each: 'creator' };
const isPrivate = (entity: Entity | undefined): boolean => entity === undefined || entity.access.read === 'creator';

/** How the entity's file says what its forms refuse, so that the server holds to it for people who do not see each other. */
export function apartRules({ entities }: AppPlan, entity: Entity): object {
  const listOf = ({ reference }: Field) => entities.find(({ name }) => name === reference);
  const once = onceRules(entity).map(({ fields, until }) => {
    // what is still out is out for everybody, where it belongs to all
    const isShared = until !== undefined && fields.some((field) => field.type === 'reference' && !isPrivate(listOf(field)));
    const ownAlone = isPrivate(entity) || entity.isSent === true || entity.theirsBy !== undefined;
    return {
      fields: fields.map(({ name }) => name),
      ...(until && { until: until.name }),
      ...(ownAlone && !isShared && each),
      ...offValues(entity),
    };
  });
  const booked = bookedThing(entity);
  return {
    ...(once.length > 0 && { 'x-once': once }),
    ...(booked && { 'x-no-overlap': { ...noOverlap(booked), ...(isPrivate(entity) && (!booked.thing || isPrivate(listOf(booked.thing))) && each), ...offValues(entity) } }),
  };
} // prettier-ignore

function noOverlap({ thing, others, from, until, time, endTime, length, slot }: Booked): object {
  const things = [thing, ...others].flatMap((field) => field?.name ?? []);
  // one of fixed spans is no day
  if (from.type === 'select') return { things, slot: from.name };
  return {
    things,
    from: from.name,
    ...(until && { until: until.name, ...(isOpenEnded(until) && { isOpenEnded: true }) }),
    ...(time && { time: time.name }),
    ...(endTime && { endTime: endTime.name }),
    ...(length && { length: length.name, minutes: lengthUnit(length) / 60_000 }),
    ...(slot && { slot: slot.name }),
  };
}

/** What a form says where the server knew of one that this person does not see, or somebody was faster. */
export function saidByServer(plan: AppPlan, entity: Entity): { test: string; refused: string } | null {
  const rules = Object.keys(apartRules(plan, entity));
  if (rules.length === 0) return null;
  const sentences = [
    ...(rules.includes('x-once') ? [`'not-unique': ${quote('This is taken: another entry has the same.')},`] : []),
    ...(rules.includes('x-no-overlap') ? [`'time-taken': ${quote('Taken already. Choose another time.')},`] : []),
  ];
  return {
    refused: '.catch(sayTaken)',
    test: code`
      const takenSentences = {
        ${sentences}
      };

      /** The server knows of those as well that this person cannot see. */
      const sayTaken = (error) => {
        throw takenSentences[error.code] ? new Error(takenSentences[error.code]) : error;
      };
    `,
  };
}
