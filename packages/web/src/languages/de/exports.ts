import type * as english from '../../features/exports/exports.texts.ts';
import type { Translation } from '../translation.ts';

export const exportTexts: Translation<typeof english.exportTexts> = {
  menu: 'App exportieren...',
  title: (app) => `${app} exportieren`,
  about:
    'Ein Projekt mit Vite und React: der Code, die Schemata und eine README. Zwei Befehle bauen es auf jedem Rechner mit Node.',
  loadFailed: 'Was es zu exportieren gibt, konnte nicht gezählt werden.',
  retry: 'Noch einmal',
  files: (files) => `${files} der App, mit den Teilen und Paketen, die sie benutzen`,
  withData: 'Mit Daten',
  data: (records, people, files, size) => `${records}, ${people} ohne Passwörter, ${files} (${size})`,
  withPrivate: 'Mit privaten Dateien',
  privateFiles: (files, size) => `${files} (${size}), die hier nur signierte Links öffnen`,
  never:
    'Nie dabei: Passwörter, Anmeldungen, der Chat, ältere Versionen und Schlüssel von Modellen, Paketen oder E-Mail.',
  running: 'Ein Export dieser App läuft. Warten Sie, bis dieser Download fertig ist.',
  started: 'Der Download hat begonnen. Ihr Browser zeigt, wie weit er ist.',
  download: 'Herunterladen',
  close: 'Schließen',
  where: 'Wo es läuft',
  whereAbout:
    'Datensätze und Anmeldung des Projekts bleiben auf diesem Server. Nennen Sie die Adressen, an denen es läuft: Keine andere Seite darf die App aufrufen.',
  draft: 'Veröffentlichen Sie die App zuerst: Das Projekt ruft ihre veröffentlichte Adresse auf.',
  addresses: 'Adressen, die diese App aufrufen dürfen',
  addressesHint: 'Eine je Zeile, etwa https://desk.example.com oder http://localhost:5173',
  addressWrong: (line) =>
    `„${line}“ ist keine brauchbare Adresse. Schreiben Sie sie mit https, etwa https://desk.example.com.`,
  save: 'Adressen speichern',
  saved: 'Adressen gespeichert',
};
