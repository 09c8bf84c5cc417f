import { describe, expect, test } from 'vitest';
import { accessSentences } from './who-can-do-what.ts';

const german = new Map(accessSentences.map(({ english, words }) => [english, words]));

describe('[LANG-05] who can do what, in German', () => {
  test.each([
    ['Everyone can read all records.', 'Alle können alle Einträge sehen.'],
    ['Only who created a record can change or delete it.', 'Nur wer einen Eintrag angelegt hat, kann ihn ändern und löschen.'],
    ['Only admins can add, change and delete all records.', 'Nur Admins können alle Einträge hinzufügen, ändern und löschen.'],
    ['Signed-in people can add records whose “{field}” is about them.', 'Angemeldete können Einträge, deren „{field}“ sie selbst betrifft, hinzufügen.'],
    ['The field “{field0}” is shown to who created the record and admins.', 'Das Feld „{field0}“ sehen nur Admins und wer den Eintrag angelegt hat.'],
    ['The fields “{field0}”, “{field1}” and “{field2}” are shown to admins.', 'Die Felder „{field0}“, „{field1}“ und „{field2}“ sehen nur Admins.'],
  ])('%s', (english, words) => expect(german.get(english)).toBe(words)); // prettier-ignore

  test('no sentence stands there twice', () => expect(german.size).toBe(accessSentences.length));
});
