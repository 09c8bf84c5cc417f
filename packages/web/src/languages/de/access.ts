import type * as english from '../../core/access/access.texts.ts';
import type { Translation } from '../translation.ts';

export const accessTexts: Translation<typeof english.accessTexts> = {
  title: 'Zugriffsrechte',
  chip: (name) => `${name}, Zugriffsrechte`,
  own: 'Eigene Regel',
  names: (read, write) => `lesen ${read}, schreiben ${write}`,
  now: 'Aktuelle Berechtigungen',
  prove: 'Berechtigungen testen',
  proof: (entity) => `Zugriff auf ${entity}`,
  ask: 'Den Chat bitten',
  asked: 'Angefragt. Falls dadurch mehr Personen die Daten sehen, bestätigen Sie es im Chat.',
  busy: 'Bitte warten Sie, bis der Chat fertig ist, bevor Sie Berechtigungen ändern',
  failed: 'Die Änderung der Zugriffsrechte konnte nicht angefordert werden',
  requests: {
    title: 'Erweiterter Zugriff angefragt: bitte prüfen',
    keep: 'Beibehalten',
    allow: 'Erlauben',
    allowAll: 'Alle erlauben',
    allowed: 'Erlaubt',
    kept: 'Beibehalten',
    failed: 'Ihre Antwort konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  },
  request: (entity, { name, sentence, access }) =>
    `Ändere die Rechte der Entität ${entity} zu „${name}“ (read ${access.read}, write ${access.write}): ${sentence}.`,
};
