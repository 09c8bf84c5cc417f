import type * as english from '../../features/publishing/publishing.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';
import { fullStop } from '../full-stop.ts';

export const publishingTexts: Translation<typeof english.publishingTexts> = {
  publish: 'Veröffentlichen',
  title: (name) => `${name} veröffentlichen`,
  goesOn:
    'Die App wird gerade veröffentlicht. Sie können dieses Fenster schließen: Die Veröffentlichung geht weiter, und wenn sie gelingt, ist die neueste Version online.',
  draft: 'Nur Sie sehen diese App, bis Sie sie veröffentlichen.',
  upToDate: (when) => `Veröffentlicht ${fullStop(when)} Die veröffentlichte App ist auf dem neuesten Stand.`,
  behind: (when) => `Veröffentlicht ${fullStop(when)} Spätere Änderungen sind noch nicht öffentlich.`,
  address: 'Adresse',
  newAddress: 'Neue Adresse',
  addressHint: (url) => `Die App ist dann unter ${url} erreichbar`,
  addressChanges: 'Die alte Adresse gilt nicht mehr, sobald Sie veröffentlichen.',
  name: 'Name',
  nameMissing: 'Geben Sie einen Namen ein.',
  description: 'Beschreibung',
  descriptionHint: 'Wird von Suchmaschinen und in Linkvorschauen angezeigt.',
  seoTitle: 'Titel in Suchergebnissen',
  seoTitleHint: 'Steht auch in Browser-Tabs und Linkvorschauen. Ohne Titel gilt der Name.',
  icon: {
    title: 'Symbol',
    alt: 'Symbol der App',
    initial: 'In Tabs und auf Startbildschirmen: der Anfangsbuchstabe des Namens in der Hauptfarbe der App.',
    own: 'In Tabs und auf Startbildschirmen. Ohne Bild zeigt die App ihren Anfangsbuchstaben.',
  },
  look: {
    title: 'In Suchergebnissen und Linkvorschauen',
    noDescription: 'Noch keine Beschreibung',
    card: (name) => `Vorschaubild von Links zu ${name}`,
    cardFailed: 'Das Vorschaubild konnte nicht gezeichnet werden.',
  },
  access: 'Wer was tun kann',
  done: 'Fertig',
  noEntities: 'Diese App speichert nichts',
  openAbout: 'Gilt, sobald Sie veröffentlichen.',
  whoFor: 'Für wen ist diese App?',
  whoForAbout: 'Das ist noch nicht festgelegt. Sie können es jederzeit ändern.',
  whoForMissing: 'Wählen Sie aus, für wen die App ist.',
  samples: {
    title: (count) => counted(count, 'Beispieldatensatz', 'Beispieldatensätze'),
    about: 'Sie wurden erfunden, damit die App etwas zeigt. Die veröffentlichte App zeigt keine Beispiele.',
    choices: {
      hide: { name: 'Weglassen', sentence: 'Die veröffentlichte App beginnt ohne sie. Hier sehen Sie sie weiterhin.' },
      keep: {
        name: 'Als echten Inhalt behalten',
        sentence: 'Sie werden gewöhnliche Datensätze, die alle sehen, die es dürfen.',
      },
    },
  },
  ownersAlone:
    'Nur wem diese App gehört, kann sie veröffentlichen und entscheiden, wer sie öffnen kann und wo sie steht.',
  ownersDraft: 'Diese App ist noch nicht veröffentlicht.',
  openFailed:
    'Wer die App öffnen kann, konnte nicht geladen werden. Durch das Veröffentlichen ändert sich daran nichts.',
  accessUnread: (file) => `${file} ist ungültig, deshalb hat niemand Zugriff auf die Datensätze.`,
  accessFailed: 'Die Entitäten konnten nicht geladen werden, deshalb werden ihre Berechtigungen nicht angezeigt.',
  slugs: {
    'not-a-label': 'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, z. B. rad-werkstatt.',
    'too-long': (limit) => `Die Adresse darf höchstens ${limit} Zeichen haben.`,
    reserved: 'Diese Adresse ist reserviert. Wählen Sie eine andere.',
  },
  unusedBroken: (count) =>
    count === 1
      ? 'Veröffentlicht. Eine Datei hat ein Problem; nur was sie braucht, fehlt.'
      : `Veröffentlicht. ${count} Dateien haben Probleme; nur was sie braucht, fehlt.`,
  earlier: {
    title: 'Veröffentlichte Versionen',
    about: 'Ihre Datensätze bleiben, wie sie sind, welche Version auch immer öffentlich ist.',
    loadFailed: 'Die veröffentlichten Versionen konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    isPublic: 'Jetzt öffentlich',
    madeByHand: 'Von Hand geändert',
    rollBack: 'Zurückgehen',
    rollBackTo: (when) => `Zur Version zurückgehen, die ${when} veröffentlicht wurde`,
    rollBackTitle: 'Zu einer früheren Version zurückgehen?',
    rollBackAbout: (when) =>
      `Besucher sehen wieder die Version, die ${when} veröffentlicht wurde, mit dem Namen und der Beschreibung von damals. Was Sie gerade bauen, bleibt, und Sie können es jederzeit veröffentlichen.`,
    rolledBack: 'Die frühere Version ist öffentlich',
    rollBackFailed: 'Die App wurde nicht geändert',
    cancel: 'Abbrechen',
  },
  changes: {
    title: 'Seit der letzten Veröffentlichung geändert',
    none: 'Keine Datei hat sich geändert.',
    loadFailed: 'Die Änderungen konnten nicht geladen werden.',
    added: (what) => `Neu: ${what}`,
    changed: (what) => `Geändert: ${what}`,
    removed: (what) => `Entfernt: ${what}`,
  },
  warnings: {
    title: 'Bevor Sie veröffentlichen',
    says: {
      'sign-up-off':
        'Man muss sich anmelden, aber die Registrierung ist aus: Nur von Ihnen eingeladene Personen kommen hinein.',
      'visitors-see-nothing': 'Wer nicht angemeldet ist, sieht keine Daten der App.',
      'no-description': 'In Suchergebnissen und Linkvorschauen fehlt eine Beschreibung.',
      'address-of-another-name': 'Die Adresse passt nicht zum Namen.',
      'no-legal-links': 'Die Registrierung hat weder Nutzungsbedingungen noch eine Datenschutzerklärung.',
    },
    fixes: {
      'sign-up-off': 'Registrierung einschalten',
      'visitors-see-nothing': 'Anmeldung verlangen',
      'no-legal-links': 'Links hinzufügen',
    },
    useDescription: (text) => `„${text}“ verwenden`,
    useAddress: (slug) => `${slug} verwenden`,
    waiting: 'Der Assistent hat erweiterten Zugriff angefragt. Bis Sie ihn erlauben, gelten die Berechtigungen unten.',
  },
  members: {
    name: 'Mitglieder',
    sentence: 'Nur Personen mit laufender Mitgliedschaft kommen hinein. Gilt sofort.',
    notReady: 'Verbinden Sie zuerst ein Produkt unter „Bezahlte Mitgliedschaften“ in den App-Einstellungen.',
    setUp: 'Mitgliedschaften einrichten',
  },
  schedule: {
    title: 'Wann',
    choices: { now: 'Jetzt veröffentlichen', later: 'Zu einem Zeitpunkt veröffentlichen' },
    time: 'Veröffentlichen am',
    timeMissing: 'Wählen Sie einen Zeitpunkt.',
    zone: (zone) => `Zeitzone: ${zone}`,
    at: (when) =>
      `Die App von jetzt wird veröffentlicht: ${when}. Spätere Änderungen kommen erst mit dem nächsten Mal.`,
    button: 'Planen',
    scheduled: 'Veröffentlichung geplant',
    planned: (when) => `Wird veröffentlicht: ${when}.`,
    isBehind: 'Sie haben die App seitdem geändert; diese Änderungen gehören nicht dazu.',
    publishingEnds: 'Wenn Sie vorher veröffentlichen oder die App zurücknehmen, entfällt das.',
    failed: (when) => `Die für ${when} geplante Veröffentlichung ist gescheitert.`,
    cancel: 'Geplante Veröffentlichung absagen',
    dismiss: 'Ausblenden',
    cancelled: 'Es ist nichts mehr geplant',
    cancelFailed: 'Die geplante Veröffentlichung konnte nicht abgesagt werden.',
  },
  failure: {
    failed: (when) => `Die letzte Veröffentlichung (${when}) ist gescheitert.`,
    dismiss: 'Ausblenden',
    dismissFailed: 'Der Hinweis konnte nicht ausgeblendet werden.',
  },
  unpublish: 'Nicht mehr veröffentlichen...',
  unpublishTitle: 'Veröffentlichung zurücknehmen?',
  unpublishAbout:
    'Danach können nur noch Sie die App öffnen. Ihre Personen, Datensätze und Adresse bleiben, und Sie können sie jederzeit wieder veröffentlichen.',
  unpublishConfirm: 'Zurücknehmen',
  unpublished: 'Die App ist nicht mehr öffentlich',
  unpublishFailed: 'Die App ist weiterhin öffentlich',
  linkEmpty: 'Hier finden Sie Ihren Link...',
  linkCopied: 'Link kopiert!',
  copyFailed: 'Der Link konnte nicht kopiert werden. Markieren Sie ihn und kopieren Sie ihn manuell.',
  visit: 'Besuchen',
  link: 'Link zur veröffentlichten App',
};
