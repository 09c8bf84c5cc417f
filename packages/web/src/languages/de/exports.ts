import type * as english from '../../features/exports/exports.texts.ts';
import type { Translation } from '../translation.ts';

export const exportTexts: Translation<typeof english.exportTexts> = {
  menu: 'App exportieren...',
  title: (app) => `${app} exportieren`,
  about:
    'Ein Vite- und React-Projekt mit Code, Schemas und README. Mit zwei Befehlen lässt es sich auf jedem Rechner mit Node bauen.',
  loadFailed: 'Der Inhalt des Exports konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  files: (files) => `${files} der App, mit den verwendeten Komponenten und Paketen`,
  withData: 'Mit Daten',
  data: (records, people, files, size) => `${records}, ${people} ohne Passwörter, ${files} (${size})`,
  withPrivate: 'Mit privaten Dateien',
  privateFiles: (files, size) => `${files} (${size}), die sich hier nur über signierte Links öffnen lassen`,
  never:
    'Nie enthalten: Passwörter, Sitzungen, der Chat, ältere Versionen und Schlüssel von Modellen, Konnektoren oder E-Mail.',
  running: 'Ein Export dieser App läuft. Warten Sie, bis dieser Download fertig ist.',
  started: 'Der Download hat begonnen. Ihr Browser zeigt den Fortschritt.',
  download: 'Herunterladen',
  close: 'Schließen',
  where: 'Wo das Projekt läuft',
  whereAbout:
    'Das Projekt verwendet die Datensätze und die Anmeldung dieses Servers. Geben Sie die Adressen an, unter denen es läuft: Keine andere Website darf die App aufrufen.',
  draft: 'Veröffentlichen Sie die App zuerst: Das Projekt ruft ihre veröffentlichte Adresse auf.',
  addresses: 'Adressen, die diese App aufrufen dürfen',
  addressesHint: 'Eine pro Zeile, z. B. https://desk.example.com oder http://localhost:5173',
  addressWrong: (line) => `„${line}“ ist keine gültige Adresse. Verwenden Sie https, z. B. https://desk.example.com.`,
  save: 'Adressen speichern',
  saved: 'Adressen gespeichert',
};
