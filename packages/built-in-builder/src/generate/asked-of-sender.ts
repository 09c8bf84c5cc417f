import { deedOf } from '../plan/deeds.ts';
import { entityOf, storedFields, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { isPerson } from '../reading/chunks.ts';
import { inSentence } from '../plan/names.ts';
import { code, quote } from './code.ts';
import type { Imports } from './imports.ts';

/**
 * What a form does not ask of somebody who sends, books, applies, joins or writes: how far its handling is, when it is
 * made, and what their account says of them. Those who run the app may enter it for somebody else, so they are asked.
 */
export type AskedOfSender = {
  /** How far it is: a new one begins with the first choice. */
  state: Field | undefined;
  /** The day or moment at which it is made. */
  made: Field | undefined;
  name: Field | undefined;
  email: Field | undefined;
  /** Reference to the list in which the sender has a record of their own, and how that is known. */
  own: { field: Field; target: Entity; by: string } | undefined;
  /** What they say or join, which nobody does for somebody else. */
  isOnesOwn: boolean;
};

const sent = /(?:^| )(?:sign-?up|application|request|claim|complaint|enquiry|inquiry|registration|reservation|booking|appointment|rental|attendance|rsvp|membership)$|(?:anmeldung|bewerbung|bestellung|buchung|reservierung|anfrage|antrag|termin|teilnahme)$/i; // prettier-ignore

/** Called by the name of who sends it. */
const personal = /(?:request|application|leave|absence|registration|booking|appointment|reservation|sign-?up|enquiry|inquiry|antrag|anmeldung|bewerbung|buchung|urlaub|anfrage)$/i; // prettier-ignore

/** Null where whoever adds one enters it all: what one person keeps for themselves, and what no one sends. */
export function askedOfSender(plan: AppPlan, entity: Entity): AskedOfSender | null {
  const { access, isSent, theirsBy } = entity;
  const deed = deedOf(entity);
  const isInbox = access.write === 'anonymous' && access.read === 'admin';
  const isAlone = access.read === 'creator' && access.write === 'creator' && plan.entities.every((one) => one.access.read === 'creator'); // prettier-ignore
  const isForThemselves = theirsBy !== undefined && access.write === 'all';
  if ((!isSent && !isForThemselves && !isInbox && deed === null && !sent.test(entity.label)) || isAlone) return null;
  const fields = storedFields(entity);
  const { title, state } = rolesOf(entity);
  const isOfPerson = deed !== null || personal.test(entity.label) || fields.some(({ type }) => type === 'email');
  const isOnesOwn = deed === 'talk' || deed === 'join' || deed === 'write';
  const isMade = ({ name, type }: Field) =>
    type === 'datetime' ? /^(?:sent_at|submitted_at|written_at|posted_at|gesendet_am)$/.test(name) : type === 'date' && (/^(?:sent_on|submitted_on|applied_on|requested_on|written_on|posted_on|ordered_on)$/.test(name) || (name === 'date' && deed !== null && deed !== 'book')); // prettier-ignore
  return {
    state: state?.type === 'select' && !(deed === 'talk') ? state : undefined,
    made: fields.find(isMade),
    name: fields.find((field) => (field.name === 'sent_by' || (isOfPerson && field === title && !title.joins && /^(?:name|author|customer|applicant|sender|von)$/.test(field.name)))), // prettier-ignore
    email: fields.find(({ type }) => type === 'email'),
    own: ownRecord(plan, entity, fields),
    isOnesOwn,
  };
}

/** An employee who asks for leave is one of the employees. */
function ownRecord(plan: AppPlan, entity: Entity, fields: readonly Field[]): AskedOfSender['own'] {
  for (const field of fields) {
    if (field.type !== 'reference' || !field.reference || field.name === entity.goesTo) continue;
    const target = entityOf(plan, field.reference);
    const email = target.fields.find(({ type }) => type === 'email');
    if (target.isProfile) return { field, target, by: 'created_by_id' };
    if (email && isPerson(inSentence(target.label))) return { field, target, by: email.name };
  }
  return undefined;
}

/** In code: when a field of a form is shown. Null shows it always, `false` never. */
export type ShownWhen = (field: Field) => string | null;

/** Of a dialog that adds `one` or changes it; `defaults` are there where it was opened from the page of what it belongs to. */
export function shownInDialog(entity: Entity, asked: AskedOfSender | null, one: string): ShownWhen {
  return (field) => {
    const isGiven = field.type === 'reference' ? `!defaults?.${field.name} || form.error(${quote(field.name)})` : null;
    if (!asked) return isGiven && `(${isGiven})`;
    switch (field) {
      case asked.state:
        return `(${one} ? ${entity.isSent ? `mayDecide(me${entity.goesTo ? `, ${one}` : ''})` : 'true'} : isStaff && !defaults)`;
      case asked.made:
        return `(${one} || (isStaff && !defaults))`;
      case asked.name:
        return field.name === 'sent_by' ? 'false' : asked.isOnesOwn ? '!me?.full_name' : `(${one} || isStaff || !me?.full_name)`;
      case asked.email:
        return asked.isOnesOwn ? '!me?.email' : `(${one} || isStaff || !me?.email)`;
      case asked.own?.field:
        return `(isStaff${field.isRequired || entity.theirsBy ? ' || !own' : ''})`;
      default:
        return isGiven && `(${isGiven})`;
    }
  };
} // prettier-ignore

/** Of a form on a page of its own. */
export function shownOnPage(asked: AskedOfSender | null): ShownWhen {
  return (field) => {
    if (!asked) return null;
    if (field === asked.state || field === asked.made || field.name === 'sent_by') return 'false';
    if (field === asked.name) return asked.isOnesOwn ? '!me?.full_name' : '(isStaff || !me?.full_name)';
    if (field === asked.email) return asked.isOnesOwn ? '!me?.email' : '(isStaff || !me?.email)';
    if (field === asked.own?.field) return `(isStaff${field.isRequired ? ' || !own' : ''})`;
    return null;
  };
}

/** What a new one begins with in their place. */
export function startsOf(entity: Entity, asked: AskedOfSender, imports: Imports, isOthers = 'isStaff'): string[] {
  const { state, made, name, email, isOnesOwn } = asked;
  const own = (value: string) => (isOnesOwn ? `me?.${value} ?? ''` : `${isOthers} ? '' : (me?.${value} ?? '')`);
  const now = made?.type === 'datetime' ? `${imports.format('toInputMoment')}(new Date().toISOString())` : made && `${imports.format('dayKey')}(new Date())`; // prettier-ignore
  const first = state?.options?.[0]?.value;
  return [
    ...(state && first ? [`${state.name}: ${quote(first)},`] : []),
    ...(made ? [`${made.name}: ${now},`] : []),
    ...(name ? [`${name.name}: ${name.name === 'sent_by' ? "me?.full_name || me?.email || ''" : own('full_name')},`] : []),
    ...(email ? [`${email.name}: ${own('email')},`] : []),
  ];
} // prettier-ignore

/** Finds the sender's own record and puts it in, once it is known. */
export function ownRecordHook(asked: AskedOfSender | null, imports: Imports, isNew: string): string {
  if (!asked?.own) return '';
  const { field, by } = asked.own;
  const records = `${field.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Records`;
  const isMine = by === 'created_by_id' ? 'record.created_by_id === me?.id && !record.is_sample' : `Boolean(me?.email) && record.${by}?.toLowerCase() === me.email.toLowerCase()`; // prettier-ignore
  imports.use('useEffect', 'react');
  return code`
    const ownOnes = ${records}.filter((record) => ${isMine});
    const own = ownOnes.length === 1 ? ownOnes[0] : undefined;
    useEffect(() => {
      if (${isNew}own && !isStaff && !form.values.${field.name}) form.set(${quote(field.name)}, own.id);
      // once it is known; what somebody chooses stays
    }, [own?.id]);
  `;
}
