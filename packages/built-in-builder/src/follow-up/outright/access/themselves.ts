import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Who } from '../../../plan/rights.ts';
import { isPerson } from '../../../reading/chunks.ts';
import type { Change } from '../../change.ts';

/** Whether a list keeps people. */
export const isOfPeople = ({ label, fields }: Entity): boolean => isPerson(label.toLowerCase()) || fields.some(({ type }) => type === 'phone' || type === 'email'); // prettier-ignore
/** Whom a record of people is about: known by the address in it, which it gets where it has none. */
export function themselves({ name, fields }: Entity, { language }: AppPlan): { who: Who; changes: Change[] } {
  const email = fields.find(({ type }: Field) => type === 'email');
  if (email) return { who: { own: true, about: [email.name] }, changes: [] };
  const field: Field = language === 'de' ? { name: 'e_mail', label: 'E-Mail', type: 'email', isRequired: false } : { name: 'email', label: 'Email', type: 'email', isRequired: false }; // prettier-ignore
  return { who: { own: true, about: [field.name] }, changes: [{ kind: 'add-field', entity: name, field, isShown: false }] }; // prettier-ignore
}
