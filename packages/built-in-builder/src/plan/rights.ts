import type { Access, AppPlan, Entity, Field } from './plan.ts';

/** What is done with records, one by one. */
export const deeds = ['see', 'add', 'change', 'delete'] as const;
export type Deed = (typeof deeds)[number];

/**
 * Who may do something, beside admins, who always may: nobody else where nothing is named. `not` alone is everybody
 * save those.
 */
export type Who = {
  /** Holders of these roles of the app. */
  roles?: string[];
  /** Who entered the record. */
  own?: true;
  /** Whom it is about, by the field that says so. */
  about?: string[];
  /** Everybody who may otherwise, save holders of these roles. */
  not?: string[];
  /** Holders of these roles not, by whatever else they may. */
  never?: string[];
  /** Everybody whom the access lets in: rules that were narrower once are taken back so. */
  everyone?: true;
  /** Everybody, once the record is that far; what was there before has no value and stays seen. */
  once?: { field: string; value: string };
};

/** Rights of a list where they are narrower than its access says. */
export type Rights = Partial<Record<Deed, Who>>;
/** Rights of one field. */
export type FieldRights = Partial<Record<'see' | 'change', Who>>;

const own: Who = { own: true };
const admins: Who = {};

/** Who may do it; null is everybody whom the access lets in. */
export function whoMay({ access, rights }: Pick<Entity, 'access' | 'rights'>, deed: Deed): Who | null {
  const stated = rights?.[deed];
  if (stated) return stated.everyone ? null : stated;
  const value = deed === 'see' ? access.read : access.write;
  if (value === 'admin' || value === 'none') return admins;
  if (value === 'creator') return deed === 'add' ? null : own;
  return value === 'anonymous' && (deed === 'change' || deed === 'delete') ? admins : null;
}

const isOwn = (who: Who | null): boolean => who?.own === true && Object.keys(who).length === 1;
const isAdmins = (who: Who | null): boolean => who !== null && Object.keys(who).length === 0;

/** A list with these rights, by its access alone where that can say them. */
export function withRights(entity: Entity, wished: Partial<Record<Deed, Who | null>>): Entity {
  const may = (deed: Deed) => (wished[deed] === undefined ? whoMay(entity, deed) : wished[deed]);
  const [see, add, change, remove] = deeds.map(may) as [Who | null, Who | null, Who | null, Who | null];
  const { access } = entity;
  const isSeen = wished.see !== undefined;
  const read: Access['read'] = !isSeen ? access.read : see === null ? (access.read === 'anonymous' ? 'anonymous' : 'all') : isAdmins(see) ? 'admin' : access.read === 'creator' && isOwn(see) ? 'creator' : 'all'; // prettier-ignore
  const isWritten = wished.add !== undefined || wished.change !== undefined || wished.delete !== undefined;
  const plain: Access['write'] | null = [add, change, remove].every((one) => one === null)
    ? 'all'
    : [add, change, remove].every(isAdmins)
      ? 'admin'
      : add === null && isOwn(change) && isOwn(remove)
        ? 'creator'
        : access.write === 'anonymous' && add === null && isAdmins(change) && isAdmins(remove)
          ? 'anonymous'
          : null;
  const write = isWritten ? (plain ?? (access.write === 'anonymous' && add === null ? 'anonymous' : 'all')) : access.write; // prettier-ignore
  const next: Entity = { ...entity, access: { read, write } };
  delete next.rights;
  const rights: Rights = {};
  for (const [deed, who] of [
    ['see', see],
    ['add', add],
    ['change', change],
    ['delete', remove],
  ] as const) {
    if (who !== null && JSON.stringify(who) !== JSON.stringify(whoMay(next, deed))) rights[deed] = who;
    // a rule that stands in the file is taken back by one that says so
    else if (entity.rights?.[deed]) rights[deed] = who ?? { everyone: true };
  }
  return Object.keys(rights).length > 0 ? { ...next, rights } : next;
}

/** A field with these rights; whoever does not see a value cannot change it, and who cannot change it need not enter it. */
export function withFieldRights(field: Field, wished: FieldRights): Field {
  const rights = { ...field.rights, ...wished };
  if (rights.see && !wished.change && !field.rights?.change) rights.change = rights.see;
  return { ...field, isRequired: false, rights };
}

/** The words for roles that an app gives a meaning to. */
export function rolesOfApp({ entities }: Pick<AppPlan, 'entities'>): string[] {
  const all = entities.flatMap(({ rights = {}, fields }) => [
    ...Object.values(rights),
    ...fields.flatMap((field) => Object.values(field.rights ?? {})),
  ]);
  return [...new Set(all.flatMap(({ roles = [], not = [], never = [] }) => [...roles, ...not, ...never]))];
}

/** Two at once: who is let in by either. */
export const either = (one: Who | null, other: Who | null): Who | null =>
  one === null || other === null
    ? null
    : {
        ...one,
        ...other,
        ...((one.roles || other.roles) && { roles: [...new Set([...(one.roles ?? []), ...(other.roles ?? [])])] }),
        ...((one.about || other.about) && { about: [...new Set([...(one.about ?? []), ...(other.about ?? [])])] }),
      };

/** Those, without holders of this role. */
export const without = (who: Who | null, role: string): Who =>
  who === null || who.everyone
    ? { not: [role] }
    : who.not
      ? { ...who, not: [...new Set([...who.not, role])] }
      : withoutRole(who, role);

/** Who enters something holds any role, so that one who does not has to be named; admins alone are nobody else. */
function withoutRole({ roles, ...who }: Who, role: string): Who {
  const others = roles?.filter((one) => one !== role) ?? [];
  const isOpen = who.own || who.about || who.once;
  return {
    ...who,
    ...(others.length > 0 && { roles: others }),
    ...(isOpen && { never: [...new Set([...(who.never ?? []), role])] }),
  };
}
