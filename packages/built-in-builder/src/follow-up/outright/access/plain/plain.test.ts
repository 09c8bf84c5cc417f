import { describe, expect, test } from 'vitest';
import { planOf, told } from '../../../told.fixture.ts';
import { plainRightsWish } from './plain.ts';

const archive = planOf(
  'For our town archive, everyone signs in and sees everything: maps with title, value, shelf and sealed yes or no, readers with name and email, visits with reader, day, fee and remark.',
);
const orchard = planOf(
  'Für unsere Obstwiese, alle melden sich an und sehen alles: Bäume mit Name, Sorte und Standort, Ernten mit Baum, Tag, Menge, Erlös und Bearbeiter, Geräte mit Name, Kaufpreis und Gesperrt ja oder nein.',
);

describe('[GEN-63] who may what, by the grammar of each part', () => {
  test.each([
    ['Only I may delete maps, the porters can still add and change them', /^Who can delete maps from now on: admins\.$/],
    ['the porters may add visits but they are not to delete any', /^Who can delete visits from now on: everyone but the role “Porter”\.$/],
    ['the archivist, and no other person, may change the value', /^Who can change Value of maps from now on: admins and the role “Archivist”\.$/],
    ['visits are only ever deleted by me', /^Who can delete visits from now on: admins\.$/],
    ['new maps come from the archivist alone', /^Who can add maps from now on: admins and the role “Archivist”\.$/],
    ['the porters see the visits and change just the ones they entered themselves', /^Who can change and delete visits from now on: who entered it and everyone but the role “Porter”\.$/],
    ['Everybody may see the maps but change and delete only their own', /^MapEntry all\/creator$/],
    ['everyone should see only their own visits, I see all', /visits from now on: admins and who entered it\.$|^Visit creator/],
    ['a visit should only be changed by whoever put it in', /^Visit all\/creator$/],
    ['only the one who entered a visit and the archivist may change it', /Who can change and delete visits from now on: admins, the role “Archivist” and who entered it/],
    ['our porter should do the visits, but he must not touch the maps, only look at them', /^Who can add, change and delete maps from now on: everyone but the role “Porter”\.$/],
    ['porters look through everything and change nothing', /Who can add, change and delete maps, readers and visits|(?:Who can add, change and delete (?:maps|readers|visits) from now on: everyone but the role “Porter”\. ?){3}/],
    ['sealing a map is up to the archivist alone', /^Who can change Sealed of maps from now on: admins and the role “Archivist”\.$/],
    ['I am not happy that the porters can wipe things. Visits can only be deleted by the archivist', /^Who can delete visits from now on: admins and the role “Archivist”\.$/],
    ['anyone can look at the maps, without an account', /^MapEntry anonymous\/all$/],
  ])('“%s”', (message, said) => expect(told(message, archive, { namesEntity: true })).toMatch(said)); // prettier-ignore

  test.each([
    ['die pflücker sollen die bäume nur anschauen können, anlegen ändern und löschen mach nur ich', /Who can add, change and delete bäume from now on: admins\.|Baum all\/admin/],
    ['jeder soll nur seine eigene ernte sehen, ich natürlich alle', /^Who can see ernten from now on: admins and who entered it\.$/],
    ['unsere aushilfen dürfen ernten eintragen, löschen aber nicht', /^Who can delete ernten from now on: admins, who entered it and never the role “Aushilfe”\.$/],
    ['ein gerät sperren darf allein der platzwart', /^Who can change Gesperrt of geräte from now on: admins and the role “Platzwart”\.$/],
    ['ernten löschen, das mach nur ich', /^Who can delete ernten from now on: admins\.$/],
    ['die helferinnen sehen die ernten, die geräte aber nicht', /^Who can see geräte from now on: everyone but the role “Helferin”\.$/],
    ['was ein gerät kostet brauchen die pflücker nicht zu wissen', /^Who can see Kaufpreis of geräte from now on: everyone but the role “Pflücker”\.$/],
    ['der imker darf alles sehen, ändern aber nur die ernten', /^Who can change ernten from now on: admins, the role “Imker” and who entered it\./],
    ['jeder soll nur die ernten sehen, die er selbst eingetragen hat', /Ernte creator|Who can see ernten from now on: admins and who entered it/],
    ['eine ernte darf nur der bearbeiter ändern und ich', /^problem: \*\*Bearbeiter\*\* of ernten is a plain text/],
  ])('“%s”', (message, said) => expect(told(message, orchard, { namesEntity: true })).toMatch(said)); // prettier-ignore

  test.each([
    ['a map can only be lent once it has a shelf'],
    ['only admins may change a visit when the fee is open'],
    ['the archivist wants to see who came on which day'],
    ['nobody should have to enter a remark'],
    ['nobody may delete a map that is sealed'],
    ['delete the shelf and let the porters see the rest'],
  ])('“%s” is of something else', (message) => expect(plainRightsWish(message, archive)).toBeNull());
});
