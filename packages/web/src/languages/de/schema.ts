import type * as english from '../../features/entities/schema/schema.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const schemaTexts: Translation<typeof english.schemaTexts> = {
  newColumn: 'Neue Spalte',
  name: 'Name',
  type: 'Typ',
  add: 'Spalte hinzufügen',
  cancel: 'Abbrechen',
  busy: 'Warten Sie, bis der Chat fertig ist, um Spalten zu ändern.',
  rename: (from, to) => `${from} in ${to} umbenennen`,
  renameDo: 'Umbenennen',
  retype: (column, type) => `${column} zu ${type} machen`,
  retypeDo: 'Typ ändern',
  delete: (column) => `Spalte ${column} löschen`,
  deleteDo: 'Spalte löschen',
  looking: 'Die gespeicherten Werte werden angesehen...',
  moved: (n) =>
    n === 0 ? 'Kein Datensatz hat hier einen Wert.' : `${counted(n, 'Wert zieht', 'Werte ziehen')} zum neuen Namen um.`,
  converted: (n) =>
    n === 0
      ? 'Kein gespeicherter Wert muss umgewandelt werden.'
      : `${counted(n, 'Wert lässt', 'Werte lassen')} sich umwandeln.`,
  kept: (n) =>
    `${counted(n, 'Wert lässt', 'Werte lassen')} sich nicht umwandeln. Sie bleiben gespeichert und zu sehen, wie sie sind, und können einzeln berichtigt werden.`,
  hidden: (n) =>
    n === 0
      ? 'Kein Datensatz hat hier einen Wert.'
      : `${counted(n, 'Wert ist', 'Werte sind')} dann nicht mehr zu sehen. Sie bleiben gespeichert und kommen mit einer Spalte dieses Namens zurück.`,
  before: 'Jetzt',
  after: 'Dann',
  examples: 'Nicht umzuwandeln',
  version: 'Dies macht eine neue Version der App.',
  used: (n) =>
    `${counted(n, 'Datei der App benutzt', 'Dateien der App benutzen')} diese Spalte unter ihrem jetzigen Namen.`,
  askChat: 'Den Chat bitten, sie mit zu ändern',
  askRename: (entity, from, to) =>
    `Das Feld ${from} von ${entity} heißt jetzt ${to}. Die Datensätze sind schon umgezogen. Nimm ${to}, wo der Code ${from} sagt.`,
  askDelete: (entity, column) =>
    `Das Feld ${column} von ${entity} ist gelöscht. Entferne es aus allen Seiten und Komponenten, die es benutzen.`,
  askRetype: (entity, column, type) =>
    `Das Feld ${column} von ${entity} hat jetzt den Typ ${type}. Passe die Seiten und Komponenten an, die es benutzen.`,
  renamed: (from, to, n) =>
    `Die Spalte ${from} ist weg, und ${to} ist neu. ${counted(n, 'Datensatz hat', 'Datensätze haben')} noch einen Wert unter ${from}. Wurde sie umbenannt?`,
  move: 'Werte umziehen',
  leave: 'Lassen',
  moveFailed: 'Die Werte konnten nicht umziehen. Sie sind, wo sie waren.',
  failed: 'Die Spalte konnte nicht geändert werden. Nichts ging verloren.',
};
