import type * as english from '../../core/access-proof/access-proof.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const accessProofTexts: Translation<typeof english.accessProofTexts> = {
  check: 'Zugang prüfen',
  checkAgain: 'Noch einmal prüfen',
  explanation: 'Vier Menschen versuchen alles an einer Wegwerfkopie. Von dieser App wird nichts berührt.',
  proven: (attempts, seconds) => `${counted(attempts, 'Versuch', 'Versuche')}, alle wie erklärt, in ${seconds} s.`,
  mismatch: (count) =>
    count === 1 ? '1 Versuch ging nicht aus wie erklärt.' : `${count} Versuche gingen nicht aus wie erklärt.`,
  failed: 'Die Prüfung konnte nicht laufen.',
  nothing: 'Diese App speichert nichts, also gibt es nichts zu prüfen.',
  caption: (entity) => `Wer was mit ${entity} tun kann`,
  act: 'Versuch',
  can: 'Kann',
  cannot: 'Kann nicht',
  shouldNot: 'Kann, soll aber nicht',
  shouldBe: 'Kann nicht, soll aber',
  actors: {
    visitor: 'Besucher',
    creator: 'Urheber',
    person: 'Eine andere Person',
    admin: 'Admin der App',
  },
  acts: {
    list: 'In Listen sehen',
    filter: 'Mit Filter finden',
    count: 'Zählen',
    read: 'Einzeln öffnen',
    create: 'Anlegen',
    'create-many': 'Viele auf einmal anlegen',
    update: 'Ändern',
    delete: 'Löschen',
    'delete-many': 'Viele auf einmal löschen',
  },
  openTitle: 'Alle könnten personenbezogene Daten lesen',
  openSentence: (entity, fields) => `${entity}: ${fields}`,
  openExplanation: 'Wer die Adresse hat, kann diese Felder ohne Anmeldung lesen.',
  openConsent: (word) => `Tippen Sie ${word}, um trotzdem zu veröffentlichen`,
};
