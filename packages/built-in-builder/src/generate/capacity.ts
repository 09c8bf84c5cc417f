import { inSentence } from '../plan/names.ts';
import type { AppPlan, Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { bookedThing, type BookedOnce } from './booked-once.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** What people leave to come along: as many of them as there are places. */
const isSignUp =
  /sign[- ]?up|registration|enroll?ment|booking|reservation|participa|attendance|rsvp|anmeldung|buchung|reservierung|teilnahme|teilnehmer|belegung/i;
const capacityNames =
  /^(?:(?:max(?:imum|imale)?_?|number_of_|anzahl_|available_|free_|freie_|limited_|total_)?(?:places?|seats|spots|slots|participants|attendees|capacity|group_size|people_needed|volunteers_needed|helpers_needed|plaetze|sitzplaetze|teilnehmer|teilnehmerzahl|teilnehmeranzahl|kapazitaet|personenzahl|gebraucht|benoetigt|helfer_gebraucht|helfer_benoetigt|gebrauchte_helfer)(?:_available|_max)?)$/;
const takesNames =
  /^(?:(?:number_of_|anzahl_)?(?:people|persons|guests|seats|places|tickets|party_size|adults|personen|gaeste|plaetze|karten))$/;
const takesNone = /cancel|reject|declin|wait|^no$|^not |abgesagt|storniert|abgelehnt|warte/i;

/** Which field points to what has the places, and which number of it counts them. */
export type Places = { per: Field; of: Entity; field: Field; takes: Field | undefined; state: Field | undefined };

/** The number by which a record says how many may come. */
export const placesField = ({ fields }: Entity): Field | undefined =>
  fields.find(({ name, type }) => type === 'number' && (capacityNames.test(name) || name.endsWith('_in_all')));

/** The places that records of an entity take; null where any number may be made, or one only. */
export function placesOf({ entities }: Pick<AppPlan, 'entities'>, entity: Entity): Places | null {
  if (!isSignUp.test(`${entity.name} ${entity.label}`) || bookedThing(entity)) return null;
  for (const per of entity.fields) {
    const of = entities.find(({ name }) => name === per.reference);
    const field = of && of !== entity && placesField(of);
    if (!field) continue;
    const unit = field.name.replace(/_in_all$/, '');
    const takes = entity.fields.find(({ name, type }) => type === 'number' && (takesNames.test(name) || name === unit));
    return { per, of, field, takes, state: rolesOf(entity).state };
  }
  return null;
}

const freeValues = ({ state }: Places): string[] =>
  (state?.options ?? []).flatMap(({ value }) => (takesNone.test(value) ? [value] : []));

/** How many places these records take, in code. */
export function takenCode(places: Places, records: string): string {
  const free = freeValues(places);
  const { state, takes } = places;
  const counted =
    state && free.length > 0
      ? `${records}.filter((one) => ![${free.map(quote).join(', ')}].includes(one.${state.name}))`
      : records;
  return takes ? `${counted}.reduce((total, one) => total + (one.${takes.name} || 1), 0)` : `${counted}.length`;
}

/** How the entity's file says it, so that the server holds to it for people who see nothing of each other. */
export function capacityRule(places: Places | null): object {
  if (!places) return {};
  const free = freeValues(places);
  return {
    'x-capacity': {
      per: places.per.name,
      of: places.of.name,
      field: places.field.name,
      ...(places.takes && { takes: places.takes.name }),
      ...(places.state && free.length > 0 && { unless: { [places.state.name]: free } }),
    },
  };
}

/** Parts of a form that refuses what is full: before it is sent where the others can be seen, and what the server answers. */
export function placesLeft(plan: AppPlan, entity: Entity, imports: Imports): BookedOnce | null {
  const places = placesOf(plan, entity);
  if (!places) return null;
  const { many, Many, noun, service } = entityNames(entity);
  const { per, of, field, takes, state } = places;
  const records = `${per.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Records`;
  const free = freeValues(places);
  const listsOthers = entity.access.read !== 'admin' && entity.access.read !== 'none' && !entity.isSent && !entity.theirsBy;
  if (listsOthers) imports.use(`use${Many}`, `@/${service}`);
  if (takes) imports.format('toNumber');
  const counted = takes
    ? `others.reduce((total, { ${takes.name} }) => total + (${takes.name} || 1), 0) + (toNumber(values.${takes.name}) || 1)`
    : 'others.length + 1';
  const isOff = state && free.length > 0 ? ` && ![${free.map(quote).join(', ')}].includes(other.${state.name})` : '';
  return {
    hook: listsOthers ? `const { data: ${many} = [], refetch } = use${Many}();` : '',
    call: (before) => (listsOthers ? `(values) => ({ ...full(values, ${many}, ${records}, ${before}), ...check(values) })` : 'check'),
    again: (before) =>
      listsOthers
        ? `// somebody else may have been faster
const [reason] = Object.values(full(values, (await refetch()).data ?? [], ${records}, ${before}));
if (reason) throw new Error(reason);`
        : '',
    refused: '.catch(sayFull)',
    test: code`
      const noPlaces = ${quote(`There are no places left in this ${inSentence(of.label)}. Choose another one.`)};

      /** The server counts those whom this person cannot see as well. */
      const sayFull = (error) => {
        throw error.code === 'no-places-left' ? new Error(noPlaces) : error;
      };

      ${
        listsOthers &&
        code`
          /** Whether this ${noun} would be one too many; what was called off takes no place. */
          function full(values, ${many}, ${records}, before) {
            const places = ${records}.find((record) => record.id === values.${per.name})?.${field.name};
            if (typeof places !== 'number' || before?.${per.name} === values.${per.name}) return {};
            const others = ${many}.filter((other) => other.id !== before?.id && other.${per.name} === values.${per.name}${isOff});
            return ${counted} > places ? { ${per.name}: noPlaces } : {};
          }
        `
      }
    `,
  };
} // prettier-ignore
