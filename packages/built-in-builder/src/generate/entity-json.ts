import type { EntityProperty } from '@whittle/contract/entities';
import { storedFields, type Access, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { apartRules } from './apart.ts';
import { capacityRule, placesOf } from './capacity.ts';
import { rolesOf } from '../plan/roles.ts';
import { fieldRules, withRightsOf } from './rights-json.ts';
import { isPartlyOpen } from '../plan/partly-open.ts';
import { hiddenDraftsOf } from '../plan/drafts.ts';
import {
  betweenTwo,
  decidedField,
  decidersOf,
  openFields,
  ownAndAdmins,
  forThemselves,
  publishedAndOwn,
  sendersAndDeciders,
  theirs,
} from './sent.ts';

/** The entity's file, in the spelling in which the server stores it. `access` is what applies now, not what is wished. */
export function entityJson(plan: AppPlan, entity: Entity, access: Access): string {
  const title = rolesOf(entity).title.name;
  const fields = storedFields(entity);
  const open = isPartlyOpen(entity) ? openFields(plan, entity) : null;
  const decided = decidedField(entity);
  const isKept = ({ name }: Field) => open !== null && !open.includes(name);
  const required = fields.filter((field) => field.isRequired || field.name === title).map((field) => field.name);
  const schema = {
    name: entity.name,
    type: 'object',
    title: entity.label,
    properties: {
      ...Object.fromEntries(
        fields.map((field) => [
          field.name,
          {
            ...property(field),
            ...(field === decided && { default: decided.options?.[0]?.value }),
            ...(field.rights?.change && field.start !== undefined && { default: field.start }),
            ...stated(
              fieldRules(plan, entity, field, {
                ...(field === decided && { write: decidersOf(entity) }),
                ...(isKept(field) && { read: ownAndAdmins }),
                ...(entity.showsNames && field.name !== title && isOfOne(field) && { read: theirs(plan, entity) }),
              }),
            ),
          },
        ]),
      ),
      ...((entity.isBetweenTwo || entity.goesTo) && {
        recipient_id: { type: 'string', description: 'Account that it goes to' },
      }),
    },
    required,
    ...stated(withRightsOf(plan, entity, rowRules(plan, entity))),
    ...capacityRule(placesOf(plan, entity)),
    ...apartRules(plan, entity),
    'x-accessControl': { permissions: access },
  };
  return JSON.stringify(schema, null, 2);
}

/** What is known of somebody, beside what they are called and where they belong. */
const isOfOne = ({ type }: Field): boolean => type !== 'reference' && type !== 'select';

/** What people sent is read, and where they may change it changed, by themselves and by admins. */
function rowRules(plan: AppPlan, entity: Entity): Record<string, object> {
  if (entity.theirsBy && !entity.showsNames) {
    const who = theirs(plan, entity);
    const own = forThemselves(plan, entity);
    const { write } = entity.access;
    const isOpen = write === 'all' || write === 'creator';
    // whom else its rights let in stands there
    return {
      ...(!entity.rights?.see && { read: who }),
      ...(write === 'all' && { update: who, delete: who }),
      ...(isOpen && own),
    };
  }
  if (entity.isBetweenTwo) return { read: betweenTwo };
  const drafts = hiddenDraftsOf(entity);
  if (drafts) return { read: publishedAndOwn(entity, drafts) };
  if (!entity.isSent) return {};
  const who = sendersAndDeciders(entity);
  return {
    ...(!isPartlyOpen(entity) && { read: who }),
    ...(entity.access.write === 'all' && { update: who, delete: who }),
  };
}

const stated = (rls: Record<string, object | true>): object => (Object.keys(rls).length > 0 ? { rls } : {});

function property(field: Field): EntityProperty {
  const title = field.label;
  switch (field.type) {
    case 'text':
    case 'longtext':
    case 'phone':
    case 'time':
      return { type: 'string', title };
    case 'email':
      return { type: 'string', format: 'email', title };
    case 'url':
    case 'image':
    case 'file':
      return { type: 'string', format: 'uri', title };
    case 'date':
      return { type: 'string', format: 'date', title };
    case 'datetime':
      return { type: 'string', format: 'date-time', title };
    case 'number':
    case 'money':
      return {
        type: 'number',
        title,
        ...(field.max && { minimum: 1, maximum: field.max }),
        ...(field.least !== undefined && { minimum: field.least }),
        ...(field.most !== undefined && { maximum: field.most }),
        ...(field.unit && { description: `In ${field.unit}` }),
      };
    case 'boolean':
      return { type: 'boolean', title };
    case 'select':
      return { type: 'string', enum: (field.options ?? []).map(({ value }) => value), title };
    case 'multiselect':
      return { type: 'array', items: { type: 'string', enum: (field.options ?? []).map(({ value }) => value) }, title };
    case 'days':
      return { type: 'array', items: { type: 'string', format: 'date' }, title };
    case 'reference':
      return { type: 'string', title, description: `Id of the ${field.reference}` };
  }
}
