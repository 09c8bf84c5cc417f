import type * as english from '../../features/publishing/publishing.texts.ts';
import type { Translation } from '../translation.ts';

export const publishingTexts: Translation<typeof english.publishingTexts> = {
  publish: 'Veröffentlichen',
  title: (name) => `${name} veröffentlichen`,
  draft: 'Nur Sie sehen diese App, bis Sie sie veröffentlichen.',
  upToDate: (when) => `Veröffentlicht ${when}. Die veröffentlichte App ist auf dem neuesten Stand.`,
  behind: (when) => `Veröffentlicht ${when}. Spätere Änderungen sind noch nicht öffentlich.`,
  address: 'Adresse',
  newAddress: 'Neue Adresse',
  addressHint: (url) => `Man öffnet die App unter ${url}`,
  addressChanges: 'Die alte Adresse gilt nicht mehr, sobald Sie veröffentlichen.',
  name: 'Name',
  nameMissing: 'Geben Sie einen Namen ein.',
  description: 'Beschreibung',
  descriptionHint: 'Suchmaschinen zeigen sie, und sie steht dort, wo der Link geteilt wird.',
  access: 'Wer was tun kann',
  accessWaits: (entity, sentence) =>
    `${entity}: „${sentence}“ wartet noch auf Ihren Klick im Chat. Veröffentlichen Sie jetzt, bleibt es bei dem, was oben steht.`,
  done: 'Fertig',
  noEntities: 'Diese App speichert nichts',
  openAbout: 'Wirkt, sobald Sie veröffentlichen.',
  openFailed: 'Wer die App öffnen kann, ließ sich nicht laden. Es bleibt beim Veröffentlichen, wie es ist.',
  accessUnread: (file) => `${file} ließ sich nicht lesen, also kommt niemand an die Datensätze.`,
  accessFailed: 'Die Entitäten ließen sich nicht laden, also ist ihr Zugang nicht zu sehen.',
  slugs: {
    'not-a-label': 'Nehmen Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa rad-werkstatt.',
    'too-long': (limit) => `Die Adresse darf ${limit} Zeichen haben.`,
    reserved: 'Diese Adresse ist der Plattform vorbehalten. Wählen Sie eine andere.',
  },
  unusedBroken: (count) =>
    count === 1
      ? 'Veröffentlicht. Eine Datei läuft nicht, aber keine Seite benutzt sie.'
      : `Veröffentlicht. ${count} Dateien laufen nicht, aber keine Seite benutzt sie.`,
  linkEmpty: 'Hier steht dann Ihr Link...',
  linkCopied: 'Link kopiert!',
  copyFailed: 'Der Link konnte nicht kopiert werden. Markieren Sie ihn und kopieren Sie ihn von Hand.',
  visit: 'Besuchen',
  link: 'Link zur veröffentlichten App',
};
