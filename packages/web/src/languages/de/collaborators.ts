import type * as english from '../../core/collaborators/collaborators.texts.ts';
import type { Translation } from '../translation.ts';

export const collaboratorTexts: Translation<typeof english.collaboratorTexts> = {
  menu: 'Wer mitbaut...',
  title: 'Wer an dieser App mitbaut',
  about:
    'Wer nur ansehen darf, sieht alles. Wer bearbeiten darf, ändert Seiten, Daten und Tools per Chat oder von Hand. Veröffentlichen bleibt bei Ihnen.',
  aboutForOthers: (owner) =>
    `Diese App gehört ${owner}. Dort wird entschieden, wer mitbaut und wann sie veröffentlicht wird.`,
  owner: 'Gehört die App',
  roles: { editor: 'Bearbeiten', viewer: 'Ansehen' },
  roleOf: (email) => `Rolle von ${email}`,
  invited: 'Eingeladen, noch keine Antwort',
  email: 'E-Mail',
  role: 'Rolle',
  invite: 'Einladen',
  sent: (email) => `${email} ist eingeladen. Die Einladung steht dort auch auf der Startseite.`,
  changed: 'Die Rolle wurde geändert.',
  remove: 'Entfernen',
  removeOf: (email) => `${email} entfernen`,
  removed: (email) => `${email} baut nicht mehr mit.`,
  transfer: 'App übergeben',
  transferOf: (email) => `App an ${email} übergeben`,
  transferTitle: 'Diese App abgeben?',
  transferAbout: (email) =>
    `Die App gehört dann ${email}: Veröffentlichen, Personen und Löschen werden dort entschieden. Sie können sie weiter bearbeiten. Zurückgeben kann sie nur ${email}.`,
  transferred: (email) => `Die App gehört jetzt ${email}.`,
  alone: 'Noch baut niemand sonst mit.',
  cancel: 'Abbrechen',
  loadFailed: 'Die Liste konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  invitations: 'Einladungen',
  invitation: (owner, app, role) =>
    role === 'editor' ? `${owner} lädt Sie ein, an ${app} mitzubauen.` : `${owner} lädt Sie ein, ${app} anzusehen.`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  declined: 'Die Einladung wurde abgelehnt.',
  sharedBy: (owner) => `Geteilt von ${owner}`,
  leave: 'App verlassen...',
  leaveTitle: (app) => `${app} verlassen?`,
  leaveAbout: 'Die App verschwindet aus Ihrer Liste. Sie können wieder eingeladen werden.',
  leaveConfirm: 'Verlassen',
  claim: {
    title: 'App übernehmen',
    question: (app) => `${app} übernehmen?`,
    about: (owner) =>
      `${owner} hat diese App für Sie gebaut. Sie gehört dann Ihnen, mit Seiten, Daten und Personen; ${owner} kann sie bearbeiten, bis Sie das beenden.`,
    confirm: 'App übernehmen',
    failed: 'Diese App kann nicht übernommen werden',
    home: 'Ihre Apps',
  },
};
