import type { Entity, Field } from '../plan/plan.ts';
import { whoMay, type Who } from '../plan/rights.ts';
import { code, quote } from './code.ts';

/** Whether `me` may, in code; of a new record nothing is known yet. The server decides, this only hides what it would refuse. */
export function whoCode(who: Who, { isNew = false } = {}): string {
  if (who.everyone) return 'Boolean(me)';
  const ways = [
    ...(who.own ? [isNew ? '(Boolean(me) && (!record || record.created_by_id === me.id))' : '(Boolean(me) && record.created_by_id === me.id)'] : []), // prettier-ignore
    ...(who.about?.length ? ['Boolean(me)'] : []),
    ...(who.once ? [`[${quote(who.once.value)}, null, undefined].includes(record?.${who.once.field})`] : []),
    who.not
      ? `(Boolean(me) && ![${who.not.map(quote).join(', ')}].includes(me.role))`
      : who.roles?.length
        ? `['admin', ${who.roles.map(quote).join(', ')}].includes(me?.role)`
        : "me?.role === 'admin'",
  ];
  const letIn = ways.join(' || ');
  return who.never?.length ? `(${letIn}) && ![${who.never.map(quote).join(', ')}].includes(me?.role)` : letIn;
}

/** Whether a page of the list is for nobody else: what depends on the record is for all. */
export const seesList = ({ rights }: Entity): string | null => {
  const who = rights?.see;
  return !who || who.everyone || who.own || who.about || who.once ? null : whoCode(who);
};

export const isGuarded = ({ rights }: Field): boolean => rights?.change !== undefined;
export const isHidden = ({ rights }: Field): boolean => rights?.see !== undefined;

/** Of a field that fewer people change: whether this person may, of a record that is there or of a new one. */
export const maySet = (field: Field, record: string): string => `maySet.${field.name}(me, ${record})`;

/** Who may delete, where that are others than those who may change. */
export const hasOwnDelete = (entity: Entity): boolean =>
  entity.rights?.delete !== undefined ||
  (entity.rights?.change !== undefined && JSON.stringify(whoMay(entity, 'delete')) !== JSON.stringify(entity.rights.change)); // prettier-ignore

/** What the service of a list says of who may do what in it. */
export function fieldRightsCode({ fields }: Entity): string {
  const guarded = fields.filter(isGuarded);
  const hidden = fields.filter(isHidden);
  const lines = (some: readonly Field[], of: (field: Field) => string) => some.map((field) => `${field.name}: (me, record) => ${of(field)},`); // prettier-ignore
  return code`
    ${
      guarded.length > 0 &&
      code`
        /** Fields that not everybody changes. */
        export const maySet = {
          ${lines(guarded, ({ rights }) => whoCode(rights!.change!, { isNew: true }))}
        };
      `
    }

    ${
      hidden.length > 0 &&
      code`
        /** Fields that not everybody sees; of a record for whom one is hidden it is not there. */
        export const maySee = {
          ${hidden.map(({ name, rights }) => `${name}: (me) => ${rights!.see!.own || rights!.see!.about || rights!.see!.once ? (rights!.see!.never ? whoCode({ never: rights!.see!.never, not: [] }) : 'Boolean(me)') : whoCode(rights!.see!)},`)}
        };
      `
    }
  `;
}
