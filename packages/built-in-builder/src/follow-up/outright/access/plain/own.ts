import { inSentence } from '../../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../../plan/plan.ts';
import { likeness } from '../../../understand/gist/mentions.ts';
import type { Statement } from '../said/statement.ts';
import { isOfPeople } from '../themselves.ts';

/** People who use the app themselves, where "everybody" is said of whom a record is about. */
const inside = /^(?:member|employee|volunteer|staff member|helper|player|teacher|driver|mitglied|mitarbeiter\p{L}*|helfer\p{L}*|spieler\p{L}*|angestellte\p{L}*|ehrenamtliche\p{L}*|lehrer\p{L}*|fahrer\p{L}*)$/iu; // prettier-ignore
/** Who has a record in hand. */
export const answers = /^(?:responsible|assignee|in charge|handled by|zuständig\p{L}*|verantwortlich\p{L}*|bearbeiter\p{L}*|betreuer\p{L}*|sachbearbeiter\p{L}*|besitzer\p{L}*|owner|assigned to)$/iu; // prettier-ignore

/** Whether a field says whose a record is: by the people it points to, an address, or a mere name. */
export function fieldOfWhose(entity: Entity, { parties }: Statement, plan: AppPlan): Field | null {
  const roles = parties.flatMap((party) => (party.kind === 'role' ? [party.role] : []));
  const isTheirs = (name: string) => roles.some((role) => role.split(' ').some((word) => likeness(word, name) >= 3));
  const isMeant = (field: Field): boolean => {
    const people = plan.entities.find(({ name }) => name === field.reference);
    if (people && !isOfPeople(people)) return false;
    if (!people && field.type !== 'email' && field.type !== 'text') return false;
    const names = [field.label, ...(people ? [people.label] : [])];
    return names.some((name) => isTheirs(name) || answers.test(name)) || (roles.length === 0 && people !== undefined && inside.test(people.label)); // prettier-ignore
  };
  return entity.fields.find(isMeant) ?? null;
}

/** Whether those of whom it is said are a list of the app. */
export const isListed = ({ parties }: Statement, { entities }: AppPlan): boolean =>
  parties.some((party) => party.kind === 'role' && entities.some((entity) => isOfPeople(entity) && party.role.split(' ').some((word) => likeness(word, entity.label) >= 3))); // prettier-ignore

/** What has to be there before a field can tell whose a record is. */
export const notKnown = ({ plural }: Entity, field: Field | null): string =>
  field
    ? `**${field.label}** of ${inSentence(plural)} is a plain text, and by a name the app knows nobody who signs in, so I changed nothing. Make it an email address first, such as “${field.label} of ${plural} should be an email”, and say this again.`
    : `Nothing in ${inSentence(plural)} tells the app who is meant, so I changed nothing. Add a field for their email address first, such as “add an email field Responsible to ${plural}”, and say this again.`;
