import type * as english from '../../features/app-users/users.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const usersTexts: Translation<typeof english.usersTexts> = {
  title: 'Personen',
  search: 'Personen suchen',
  invite: 'Einladen...',
  loadFailed: 'Die Personen dieser App konnten nicht geladen werden. Es wurde nichts geändert.',
  retry: 'Erneut versuchen',
  loading: 'Wird geladen...',
  empty: 'Bisher nur Sie',
  emptyHint: 'Personen treten über die veröffentlichte Adresse oder per Einladung bei.',
  noMatch: (search) => `Keine Personen zu „${search}“ gefunden.`,
  more: 'Mehr anzeigen',
  role: (name) => `Rolle von ${name}`,
  roles: { admin: 'Admin', user: 'Nutzer' },
  roleName: (role) => (role === 'admin' ? 'Admin' : role === 'user' ? 'Nutzer' : role),
  owner: 'Eigentümer',
  disabled: 'Gesperrt',
  unverified: 'E-Mail-Adresse nicht bestätigt',
  unverifiedAbout:
    'Einige haben ihre E-Mail-Adresse nicht bestätigt, sie könnte also von jedem eingegeben sein. Sie sehen nicht, was andere zu dieser Adresse eingetragen haben, und bekommen keine Rolle, die ihr angeboten wurde. Wenn Sie wissen, dass die Adresse stimmt, wählen Sie im Menü der Person „E-Mail-Adresse bestätigen“.',
  vouch: 'E-Mail-Adresse bestätigen',
  vouchedToast: (name) => `${name} sieht jetzt, was die eigene E-Mail-Adresse betrifft.`,
  neverSeen: 'Nie angemeldet',
  lastSeen: (when) => `Zuletzt aktiv: ${when}`,
  actions: (name) => `Aktionen für ${name}`,
  disable: 'Sperren',
  enable: 'Entsperren',
  remove: 'Entfernen...',
  disabledToast: (name) => `${name} ist überall abgemeldet und kann sich nicht mehr anmelden.`,
  enabledToast: (name) => `${name} kann sich wieder anmelden.`,
  roleToast: (name, role) =>
    `${name} hat jetzt die Rolle ${role === 'admin' ? 'Admin' : role === 'user' ? 'Nutzer' : role}.`,
  removeTitle: (name) => `${name} entfernen?`,
  removeGoes:
    'Die Person wird überall abgemeldet und verliert den Zugang zur App. Ihre Beiträge bleiben ohne ihren Namen erhalten.',
  removeConfirm: 'Aus der App entfernen',
  keep: 'Behalten',
  removed: (name) => `${name} wurde entfernt.`,
  exportData: 'Daten exportieren',
  exported: (name) => `Die Daten von ${name} wurden heruntergeladen.`,
  erase: 'Löschen...',
  eraseTitle: (name) => `${name} löschen?`,
  eraseGoes:
    'Konto, Datensätze, Dateien, Tool-Läufe und die E-Mails an diese Person werden gelöscht, mit allem, was der Verlauf davon aufbewahrt. Das kann nicht rückgängig gemacht werden.',
  eraseEmail: (email) => `Geben Sie zur Bestätigung ${email} ein`,
  eraseConfirm: 'Löschen',
  erasedTitle: (name) => `${name} wurde gelöscht`,
  erasedCounts: {
    records: 'Datensätze',
    files: 'Dateien',
    toolRuns: 'Tool-Läufe',
    conversations: 'Gespräche mit dem Assistenten',
    mails: 'E-Mails',
    signIns: 'Anmeldungen',
  },
  mentions: (count) =>
    count === 0
      ? 'Kein Datensatz von anderen nennt die E-Mail-Adresse.'
      : `${counted(count, 'Datensatz', 'Datensätze')} von anderen ${count === 1 ? 'nennt' : 'nennen'} die E-Mail-Adresse noch. Sehen Sie in der Datenbank nach.`,
  keptTitle: 'Was bleibt, und warum',
  kept: {
    'audit-log':
      'Zeilen des Sicherheitsprotokolls: Wer sich angemeldet hat und wer entfernt wurde, muss nachweisbar sein. Nur Plattform-Admins lesen es.',
    purchases: 'Käufe, die zur Buchhaltung des Verkäufers und des Zahlungsanbieters gehören.',
    backups: 'Kopien in früheren Sicherungen, bis diese gelöscht werden.',
  },
  done: 'Fertig',
  pending: 'Eingeladen',
  expired: 'Einladung abgelaufen',
  invitedBy: (name, when) => `Eingeladen von ${name}, ${when}`,
  resend: 'Erneut senden',
  resent: (email) => `Eine neue Einladung wurde an ${email} gesendet.`,
  revoke: 'Zurückziehen',
  revoked: (email) => `Die Einladung an ${email} wurde zurückgezogen.`,
  inviteTitle: 'Jemanden einladen',
  inviteAbout: {
    smtp: 'Die Person bekommt eine E-Mail mit einem Link, der 7 Tage gilt.',
    outbox:
      'Es ist kein Mailserver eingerichtet, daher wird keine E-Mail verschickt. Sie bekommen einen Link, der 7 Tage gilt, und geben ihn selbst weiter.',
  },
  passOn: (email) =>
    `Es wurde keine E-Mail verschickt. Geben Sie diesen Link an ${email} weiter: Er gilt einmal, 7 Tage lang. Wer ihn öffnet, tritt mit dieser Adresse bei. Er wird nicht noch einmal angezeigt.`,
  invitationLink: 'Einladungslink',
  newLink: 'Neuer Link',
  email: 'E-Mail',
  roleLabel: 'Rolle',
  roleHints: {
    user: 'Nutzt die App mit den Rechten eines Nutzers.',
    admin: 'Liest und ändert, was Admins vorbehalten ist, und lädt Personen ein.',
  },
  ownRoleHint: 'Nutzt die App mit dem, was ihre Regeln über diese Rolle sagen.',
  send: 'Einladung senden',
  makeLink: 'Link erstellen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  sent: (email) => `Eine Einladung wurde an ${email} gesendet.`,
  copyLink: 'Anmeldelink kopieren',
  copied: 'Anmeldelink kopiert',
  saved: 'Gespeichert.',
};
