import type * as english from '../../features/entities/schema/schema.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const schemaTexts: Translation<typeof english.schemaTexts> = {
  newColumn: 'Neue Spalte',
  name: 'Name',
  type: 'Typ',
  add: 'Spalte hinzufügen',
  cancel: 'Abbrechen',
  busy: 'Warten Sie, bis der Chat fertig ist, bevor Sie Spalten ändern.',
  rename: (from, to) => `${from} in ${to} umbenennen`,
  renameDo: 'Umbenennen',
  retype: (column, type) => `${column} in ${type} ändern`,
  retypeDo: 'Typ ändern',
  delete: (column) => `Spalte ${column} löschen`,
  deleteDo: 'Spalte löschen',
  looking: 'Die gespeicherten Werte werden geprüft...',
  moved: (n) =>
    n === 0
      ? 'Kein Datensatz hat hier einen Wert.'
      : `${counted(n, 'Wert wird', 'Werte werden')} zum neuen Namen verschoben.`,
  converted: (n) =>
    n === 0
      ? 'Kein gespeicherter Wert muss umgewandelt werden.'
      : `${counted(n, 'Wert lässt', 'Werte lassen')} sich umwandeln.`,
  kept: (n) =>
    `${counted(n, 'Wert lässt', 'Werte lassen')} sich nicht umwandeln. Sie bleiben unverändert und können einzeln korrigiert werden.`,
  hidden: (n) =>
    n === 0
      ? 'Kein Datensatz hat hier einen Wert.'
      : `${counted(n, 'Wert wird', 'Werte werden')} nicht mehr angezeigt. Sie bleiben gespeichert und kommen mit einer Spalte dieses Namens zurück.`,
  before: 'Jetzt',
  after: 'Dann',
  examples: 'Nicht umwandelbar',
  version: 'Das erstellt eine neue Version der App.',
  used: (n) =>
    `${counted(n, 'Datei der App verwendet', 'Dateien der App verwenden')} diese Spalte unter ihrem aktuellen Namen.`,
  askChat: 'Den Chat bitten, sie mit zu ändern',
  askRename: (entity, from, to) =>
    `Das Feld ${from} von ${entity} heißt jetzt ${to}. Die Datensätze sind schon umgezogen. Nimm ${to}, wo der Code ${from} sagt.`,
  askDelete: (entity, column) =>
    `Das Feld ${column} von ${entity} ist gelöscht. Entferne es aus allen Seiten und Komponenten, die es benutzen.`,
  askRetype: (entity, column, type) =>
    `Das Feld ${column} von ${entity} hat jetzt den Typ ${type}. Passe die Seiten und Komponenten an, die es benutzen.`,
  renamed: (from, to, n) =>
    `Die Spalte ${from} ist entfallen und ${to} ist neu. ${counted(n, 'Datensatz hat', 'Datensätze haben')} noch einen Wert unter ${from}. Wurde sie umbenannt?`,
  move: 'Werte verschieben',
  leave: 'Beibehalten',
  moveFailed: 'Die Werte konnten nicht verschoben werden. Es wurde nichts geändert.',
  failed: 'Die Spalte konnte nicht geändert werden. Es ging nichts verloren.',
};
