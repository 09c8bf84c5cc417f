import { listInWords } from './names.ts';
import type { Entity } from './plan.ts';
import { fieldOf } from './plan.ts';
import type { Deed, Who } from './rights.ts';

const named = (role: string): string => `the role “${role}”`;

/** Who may, in the words of a reply: "admins, the role “treasurer” and who entered it". */
export function whoInWords(who: Who | null, entity: Entity, deed: Deed = 'see'): string {
  if (who === null || who.everyone)
    return entity.access[deed === 'see' ? 'read' : 'write'] === 'anonymous' ? 'everyone' : 'everyone who signs in';
  return listInWords([
    ...(who.not && who.own ? ['who entered it'] : []),
    ...(who.not?.length === 0
      ? ['everyone who signs in']
      : who.not
        ? [`everyone but ${listInWords(who.not.map(named))}`]
        : ['admins', ...(who.roles ?? []).map(named)]),
    ...(who.own && !who.not ? ['who entered it'] : []),
    ...(who.about ?? []).map((name) => `whom it is about by ${fieldOf(entity, name)?.label ?? name}`),
    ...(who.once ? [`everyone once it is “${who.once.value}”`] : []),
    ...(who.never ?? []).map((role) => `never ${named(role)}`),
  ]);
}

export const deedWords: Record<Deed, string> = { see: 'see', add: 'add', change: 'change', delete: 'delete' };
