import type { Entity } from '../../../../plan/plan.ts';
import { type Deed, type Who, whoMay, withRights } from '../../../../plan/rights.ts';
import type { Change } from '../../../change.ts';
import type { FieldSaid } from '../things-said.ts';
import { isSame } from './who.ts';

/** What a message comes to, list by list and field by field. */
export type Draft = {
  lists: Map<string, { entity: Entity; rights: Partial<Record<Deed, Who | null>> }>;
  fields: Map<string, { said: FieldSaid; see?: Who; change?: Who; alone?: readonly string[] }>;
  access: Map<string, Entity['access']>;
  persons: Map<string, string>;
  /** What this message gave to everybody, as "list deed". */
  opened: Set<string>;
  /** What is said to be done by some beside who does something alone. */
  given: ReadonlySet<Deed>;
  /** What has to be there before. */
  first: Change[];
};

/** The changes of it; what is so already is said only where nothing else is changed. */
export function compiled({ lists, fields, access, persons, first }: Draft): Change[] {
  const person = (some: readonly (Who | null | undefined)[]) => {
    const [found] = [...persons].filter(([role]) => some.some((who) => who?.roles?.includes(role) || who?.not?.includes(role) || who?.never?.includes(role))); // prettier-ignore
    return found ? { person: found[1] } : {};
  };
  const ofLists = [...lists.values()].flatMap(({ entity, rights }): { changes: Change[]; isSame: boolean }[] => {
    const fresh = Object.fromEntries(Object.entries(rights).filter(([deed, who]) => !isSame(who, whoMay(entity, deed as Deed)))); // prettier-ignore
    const asked = Object.keys(fresh).length > 0 ? fresh : rights;
    const next = withRights(entity, asked);
    // what the access of a list says by itself is said so
    if (!next.rights && !entity.rights && !entity.theirsBy) return [{ changes: [{ kind: 'access', entity: entity.name, access: next.access }], isSame: Object.keys(fresh).length === 0 }]; // prettier-ignore
    return [{ changes: [{ kind: 'rights', entity: entity.name, rights: asked, ...person(Object.values(asked)) }], isSame: Object.keys(fresh).length === 0 }]; // prettier-ignore
  });
  const ofFields = [...fields.values()].map(
    ({ said: { entity, field }, see, change, alone }): { changes: Change[]; isSame: boolean } => ({
      changes: [{ kind: 'field-rights', entity: entity.name, field: field.name, rights: { ...(see && { see }), ...(change && { change }) }, ...person([see, change]), ...(alone && { alone: [...alone] }) }], // prettier-ignore
      isSame: !alone && [[see, field.rights?.see], [change, field.rights?.change]].every(([wished, now]) => wished === undefined || isSame(wished, now ?? null)), // prettier-ignore
    }),
  );
  const all = [...ofLists, ...ofFields];
  const changing = all.filter((one) => !one.isSame);
  const opened = [...access].map(([entity, wished]): Change => ({ kind: 'access', entity, access: wished }));
  return [
    ...first,
    ...(changing.length > 0 || opened.length > 0 ? changing : all).flatMap(({ changes }) => changes),
    ...opened,
  ];
}
