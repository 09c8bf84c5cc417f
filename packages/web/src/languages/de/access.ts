import type * as english from '../../core/access/access.texts.ts';
import type { Translation } from '../translation.ts';

export const accessTexts: Translation<typeof english.accessTexts> = {
  title: 'Zugangsrechte',
  chip: (name) => `${name}, Zugangsrechte`,
  own: 'Eigene Regel',
  names: (read, write) => `lesen ${read}, schreiben ${write}`,
  now: 'Wer jetzt was tun kann',
  prove: 'Zugang prüfen',
  proof: (entity) => `Zugang zu ${entity}`,
  ask: 'Den Chat bitten',
  asked: 'Gebeten. Was mehr Menschen die Daten zeigen würde, wartet im Chat auf Ihren Klick.',
  busy: 'Warten Sie, bis der Chat fertig ist, um Rechte zu ändern',
  failed: 'Die Änderung der Rechte konnte nicht erbeten werden',
  request: (entity, { name, sentence, access }) =>
    `Ändere die Rechte der Entität ${entity} zu „${name}“ (read ${access.read}, write ${access.write}): ${sentence}.`,
};
