import { germanSingular } from '../reading/german-tagger.ts';
import { germanPluralLabel } from '../recognise/german-label.ts';
import { makeField } from '../recognise/make-field.ts';
import type { DictatedField, DictatedList } from './dictated.ts';
import { isForRole, isOfOwn, type RoleLine } from './role-lines.ts';

/**
 * Those who see only their own have to be known by their address: where a list says in a text who it is ("Fahrer"), they become a
 * list that this points to; where they have one, it gets the address.
 */
export function withPeople(
  lists: readonly DictatedList[],
  roles: readonly RoleLine[],
  isGerman: boolean,
): DictatedList[] {
  const people: DictatedList[] = [];
  for (const { role } of roles.filter(isOfOwn)) {
    const own = lists.find(({ noun, said }) => isForRole(noun, role) || isForRole(said, role));
    if (own) {
      if (own.fields.every(({ field }) => field.type !== 'email')) own.fields.push(address(isGerman));
      continue;
    }
    const said = lists.flatMap(({ fields }) => fields).filter(({ field }) => field.type === 'text' && isForRole(field.label, role)); // prettier-ignore
    if (said.length === 0) continue;
    const noun = isGerman ? germanSingular(role.toLowerCase()) : role.toLowerCase();
    for (const field of said) field.of = role;
    people.push({
      noun,
      said: isGerman ? germanPluralLabel(noun, null, role) : `${role}s`,
      fields: [name(), address(isGerman)],
    });
  }
  return [...lists, ...people];
}

const asDictated = (words: string): DictatedField => ({
  ...makeField(words)!,
  of: words,
});
const name = (): DictatedField => asDictated('Name');
const address = (isGerman: boolean): DictatedField => asDictated(isGerman ? 'E-Mail' : 'Email');
