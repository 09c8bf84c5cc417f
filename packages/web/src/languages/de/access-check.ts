import type * as english from '../../core/access-check/access-check.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const accessCheckTexts: Translation<typeof english.accessCheckTexts> = {
  check: 'Berechtigungen testen',
  checkAgain: 'Erneut testen',
  explanation:
    'Testet alle Berechtigungen als Besucher, Nutzer, Ersteller und Admin an einer temporären Kopie. Ihre App wird nicht verändert.',
  proven: (attempts, seconds) => `${counted(attempts, 'Prüfung', 'Prüfungen')} in ${seconds} s bestanden.`,
  mismatch: (count) => (count === 1 ? '1 Prüfung fehlgeschlagen.' : `${count} Prüfungen fehlgeschlagen.`),
  failed: 'Die Prüfung konnte nicht ausgeführt werden.',
  nothing: 'Diese App speichert keine Daten, deshalb gibt es nichts zu prüfen.',
  caption: (entity) => `Wer was mit ${entity} tun kann`,
  act: 'Aktion',
  can: 'Erlaubt',
  cannot: 'Verweigert',
  shouldNot: 'Erlaubt, sollte es aber nicht sein',
  shouldBe: 'Verweigert, sollte aber erlaubt sein',
  actors: {
    visitor: 'Besucher',
    creator: 'Ersteller',
    person: 'Eine andere Person',
    admin: 'Admin der App',
  },
  acts: {
    list: 'In Listen sehen',
    filter: 'Mit Filter finden',
    count: 'Zählen',
    read: 'Öffnen',
    create: 'Erstellen',
    'create-many': 'Mehrere erstellen',
    update: 'Ändern',
    delete: 'Löschen',
    'delete-many': 'Mehrere löschen',
  },
  openTitle: 'Alle könnten personenbezogene Daten lesen',
  openSentence: (entity, fields) => `${entity}: ${fields}`,
  openExplanation: 'Wer die Adresse hat, kann diese Felder ohne Anmeldung lesen.',
  openConsent: (word) => `Geben Sie ${word} ein, um trotzdem zu veröffentlichen`,
};
