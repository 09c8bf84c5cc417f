import type { AppPlan, Field } from '../plan/plan.ts';
import type { DomainApp } from './domain-app.ts';

/**
 * Members read what there is and enter what they do; those who run the app look after the rest. Where people from outside
 * use it as well, each of them sees what they sent, and nobody's address or money.
 */
export function domainAccess(plan: AppPlan, { domain }: DomainApp, text: string): void {
  const areGuests = guests.test(text);
  for (const entity of plan.entities) {
    if (entity.access.read !== 'all') continue;
    const isOf = (...types: Field['type'][]) => entity.fields.some(({ type }) => types.includes(type));
    const isDone = entity.fields.some(({ type, isRequired }) => type === 'reference' && isRequired);
    const isPrivate = isOf('email', 'phone') || (isOf('money') && isOf('date', 'datetime'));
    if (areGuests && sentByGuests.test(entity.label)) entity.isSent = true;
    else if (isPrivate && (areGuests || (isOf('email', 'phone') && onlyOwn.test(text))))
      entity.access = { read: 'admin', write: 'admin' }; // prettier-ignore
    else if (areGuests) entity.access = { read: 'all', write: 'admin' };
    else if (domain.company === 'members') entity.access = { read: 'all', write: isDone ? 'creator' : 'admin' };
  }
}
/** Who is not of the house does something in the app. */
const guests = /\b(?:tenants?|customers?|clients?|patients?|parents|guests?|residents?|buyers?|donors?|applicants?)(?: (?:and|or) [\p{L}]+)? (?:can|could|may|should|want|wants|need to|log in|logs in|report|reports|ask|asks|request|requests|book|books|order|orders|sign up|see)\b|(?<!\p{L})(?:Mieter|Kund(?:en|innen)|Patient(?:en|innen)|Eltern|Gäste|Bewohner|Käufer)(?:innen)? (?:können|kann|sollen|soll|dürfen|darf|wollen|melden|fragen|bestellen|buchen|sehen|wählen)(?!\p{L})/iu; // prettier-ignore
/** What such people send in. */
const sentByGuests = /report|request|repair|fault|defect|order|booking|appointment|absence|complaint|enquiry|inquiry|question|sign-?up|reply|answer|meldung|anfrage|auftrag|reparatur|bestellung|buchung|termin|abwesenheit|rückmeldung|anmeldung|mangel|schaden|frage/i; // prettier-ignore

const onlyOwn =
  /\bonly (?:see |sees )?(?:their|his|her|his or her) own\b|(?<!\p{L})nur (?:seine|ihre|die|den|das)n? eigenen?(?!\p{L})/iu;
