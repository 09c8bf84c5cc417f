import { isDraftPage, type DraftStatus } from '../plan/drafts.ts';
import type { AppPlan, Entity, Field, Page } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { bookedThing } from './booked-once.ts';

export const mine = { created_by_id: '{{user.id}}' };

/** Each their own, and admins all. */
export const ownAndAdmins = {
  $or: [mine, { user_condition: { role: 'admin' } }],
};

/** Whom a record is about, each by the list that has them with their address. */
export const about = (plan: AppPlan, entity: Entity, by = entity.theirsBy ?? []): object[] =>
  by.flatMap((name) => {
    const path = pathOf(plan, entity, name);
    return path ? [path.entity === null ? inRecords(name, path.levels) : inRecords('id', path.levels)] : [];
  });
const inRecords = (field: string, levels: readonly string[]) => ({
  [field]: { $in: `{{user.records.${levels.join('.')}}}` },
});

/** How a field leads to an address: through the list that it points to, and through what that points to in turn. */
function pathOf(
  plan: AppPlan,
  entity: Entity,
  name: string,
  depth = 0,
): { entity: string | null; levels: string[] } | null {
  const field = entity.fields.find((one) => one.name === name);
  if (field?.type === 'email') return { entity: entity.name, levels: [entity.name, name] };
  const target = plan.entities.find((one) => one.name === field?.reference);
  if (!target || depth > 1) return null;
  const email = target.fields.find((one) => one.type === 'email')?.name;
  if (email && !target.theirsBy?.some((one) => one !== email)) return { entity: null, levels: [target.name, email] };
  const next = target.theirsBy?.[0] ?? email ?? personOf(plan, target);
  const further = next ? pathOf(plan, target, next, depth + 1) : null;
  if (!further) return null;
  return {
    entity: null,
    levels: further.entity === null ? [target.name, next!, ...further.levels] : further.levels,
  };
}

/** Whose it is by the people that it points to: a boat is its owner's. */
const personOf = ({ entities }: AppPlan, { fields }: Entity): string | undefined =>
  fields.find(({ reference }) => entities.some((one) => one.name === reference && one.fields.some(({ type }) => type === 'email')))?.name; // prettier-ignore

/** Reads and changes of what is about somebody: they, who entered it, and admins. */
export const theirs = (plan: AppPlan, entity: Entity): object => ({
  $or: [mine, ...about(plan, entity), ...deciding(entity)],
});

/**
 * Nobody enters something for somebody else, save admins, and nobody makes it somebody else's afterwards. What need not
 * say whom it is about may be about nobody; who entered that goes on with it.
 */
export const forThemselves = (plan: AppPlan, entity: Entity): { create: object; update: object } | null => {
  const by = entity.fields.filter(({ name }) => entity.theirsBy?.includes(name));
  const isPrivate = ({ reference }: Field) =>
    plan.entities.some(({ name, theirsBy }) => name === reference && theirsBy);
  const ways = about(plan, entity);
  if (ways.length === 0 || !by.every(isPrivate)) return null;
  const isOpen = by.every(({ isRequired }) => !isRequired);
  const ofNobody = isOpen ? [Object.fromEntries(by.map(({ name }) => [name, null]))] : [];
  return {
    create: { $or: [...ways, ...ofNobody, ...deciding(entity)] },
    update: {
      $or: [...ways, ...ofNobody.map((one) => ({ ...mine, ...one })), ...deciding(entity)],
    },
  };
};

/** Those who decide on what was sent: admins, and whom it goes to. */
const deciding = ({ goesTo }: Entity) => [
  ...(goesTo ? [{ recipient_id: '{{user.id}}' }] : []),
  { user_condition: { role: 'admin' } },
];
export const decidersOf = (entity: Entity): object => ({
  $or: deciding(entity),
});
export const sendersAndDeciders = (entity: Entity): object => ({
  $or: [mine, ...deciding(entity)],
});

/** How far what was sent is, which who sent it does not say. */
export const decidedField = (entity: Entity): Field | undefined => {
  const { state } = rolesOf(entity);
  return entity.isSent && state?.type === 'select' ? state : undefined;
};

/** Who wrote a message, to whom it goes, and all where it goes to all. Nobody else, not those who run the app either. */
export const betweenTwo = {
  $or: [mine, { recipient_id: { $in: ['{{user.id}}', 'everyone'] } }],
};

/** What is published is read by all who may read the list, a draft by who wrote it and by admins where they write. */
export const publishedAndOwn = ({ access }: Entity, { field, draft }: DraftStatus): object => ({
  ...(access.read === 'anonymous' && { $visitors: true }),
  $or: [
    { [field.name]: { $ne: draft } },
    mine,
    ...(access.write === 'admin' ? [{ user_condition: { role: 'admin' } }] : []),
  ],
});

/** What of a record that somebody sent all others see too: of what and when it is, and how far. Never who sent it. */
export function openFields({ entities }: AppPlan, entity: Entity): string[] {
  const { state, moment } = rolesOf(entity);
  const booked = bookedThing(entity);
  const times = booked
    ? [booked.from, booked.until, booked.time, booked.slot, booked.length, booked.endTime, ...booked.others]
    : [moment];
  const things = entity.fields.filter(({ reference }) =>
    entities.some(({ name, access, isSent }) => name === reference && access.read === 'anonymous' && !isSent),
  );
  return [...new Set([state, booked?.thing, ...times, ...things].flatMap((field) => field?.name ?? []))];
}

/** The field by which a page knows a record that is shown to it as a whole: without it, it is somebody else's. */
export const wholeBy = (plan: AppPlan, entity: Entity): string | undefined => {
  const open = openFields(plan, entity);
  return entity.fields.find(({ name, isRequired, joins }) => isRequired && joins === undefined && !open.includes(name))
    ?.name;
};

/** Who finds something on a page: everybody, who is signed in, or admins. */
export type Audience = 'everyone' | 'people' | 'admins';

/** Lists and what is made of them; a page that an ability brings says by itself what it needs. */
export function audienceOf(page: Page, { entities }: AppPlan): Audience {
  const entity = page.archetype === 'feature' ? undefined : entities.find(({ name }) => name === page.entity);
  if (!entity || page.archetype === 'detail') return 'everyone';
  if (entity.access.read === 'admin' || page.isForAdmins) return 'admins';
  // figures over what each sends say nothing to who sees their own alone
  if (entity.isSent && (page.archetype === 'dashboard' || page.archetype === 'board')) return 'admins';
  // an app that nobody sees without signing in asks for that itself
  const hasVisitors = entities.some(({ access }) => access.read === 'anonymous' || access.write === 'anonymous');
  if (entity.hidesDrafts && (page.archetype === 'board' || isDraftPage({ entities }, page)))
    return entity.access.write === 'admin' ? 'admins' : hasVisitors ? 'people' : 'everyone';
  return hasVisitors && (entity.isSent || entity.access.read !== 'anonymous') ? 'people' : 'everyone';
}
