import type { Entity, Field } from '../plan/plan.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** What one person uses at a time; a course or a service has room for several. */
const usedByOne =
  /apartment|flat|house|home|villa|cabin|property|room|hall|venue|studio|desk|space|car|van|bike|bicycle|boat|vehicle|scooter|court|pitch|field|table|equipment|tool|machine|camera|tent|place|platz/i;

/** The thing and the days of a booking that nobody else may have; null where bookings may overlap. */
export function bookedThing(entity: Entity): { thing: Field; from: Field; until: Field | undefined } | null {
  const thing = entity.fields.find(({ type, label }) => type === 'reference' && usedByOne.test(label));
  const from = entity.fields.find(({ type, name }) => (type === 'date' || type === 'datetime') && /^(?:start|from|date|check_in|when)/.test(name));
  const until = entity.fields.find((field) => field.type === from?.type && field !== from && /^(?:end|until|to|check_out)/.test(field.name));
  return entity.verb === 'Book' && thing && from ? { thing, from, until } : null;
} // prettier-ignore

/** Parts of a form that refuses days that are taken: the test, the records it needs, and how it is called. */
export function bookedOnce(entity: Entity, imports: Imports): { test: string; hook: string; call: string } | null {
  const booked = bookedThing(entity);
  if (!booked) return null;
  const { many, Many, one, service } = entityNames(entity);
  const { thing, from, until } = booked;
  const endOf = (record: string) => (until ? `(${record}.${until.name} || ${record}.${from.name})` : `${record}.${from.name}`);
  imports.use(`use${Many}`, `@/${service}`);
  imports.format('day');
  return {
    hook: `const { data: ${many} = [] } = use${Many}();`,
    call: `(values) => ({ ...taken(values, ${many}), ...check(values) })`,
    test: code`
      /** Days on which this ${entityNames(entity).noun} would meet another one; what was cancelled does not count. */
      function taken(values, ${many}, id) {
        const other = ${many}.find(
          (${one}) =>
            ${one}.id !== id &&
            ${one}.${thing.name} === values.${thing.name} &&
            !/cancel|reject/i.test(${one}.status ?? '') &&
            ${one}.${from.name} <= ${endOf('values')} &&
            ${endOf(one)} >= values.${from.name},
        );
        if (!other || !values.${thing.name} || !values.${from.name}) return {};
        return { ${from.name}: ${quote('Taken from ')} + day(other.${from.name}) + ' to ' + day(${endOf('other')}) + ${quote('. Choose other days.')} };
      }
    `,
  };
} // prettier-ignore
