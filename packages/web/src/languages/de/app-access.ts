import type * as english from '../../core/app-access/app-access.texts.ts';
import type { Translation } from '../translation.ts';

export const appAccessTexts: Translation<typeof english.appAccessTexts> = {
  draft: 'Veröffentlichen Sie die App zuerst: Der Beitritt erfolgt über ihre veröffentlichte Adresse.',
  accessTitle: 'Wer die App öffnen kann',
  accessMenu: 'Wer sie öffnen kann...',
  accessButton: (mode) => `Zugang: ${mode}`,
  accessAbout: 'Gilt in der veröffentlichten App sofort.',
  modes: {
    public_without_login: {
      name: 'Alle mit dem Link',
      sentence: 'Um die App zu öffnen, muss sich niemand anmelden. Für Daten gelten eigene Berechtigungen.',
    },
    public_with_login: {
      name: 'Personen, die sich anmelden',
      sentence: 'Besucher müssen sich zuerst anmelden oder ein Konto erstellen.',
    },
    private_with_login: {
      name: 'Nur Personen, die ich einlade',
      sentence: 'Nur von Ihnen oder einem Admin eingeladene Personen können sich anmelden.',
    },
  },
  automatic: 'Automatisch festgelegt anhand der Berechtigungen der App-Daten.',
  signup: 'Registrierung',
  signupToggle: 'Registrierung und Anmeldung erlauben',
  signupOff: 'Neue Personen können nur per Einladung beitreten.',
  signupByInvitation: 'Die Registrierung ist aus, solange die App nur für eingeladene Personen ist.',
  termsLink: 'Link zu den Nutzungsbedingungen',
  privacyLink: 'Link zur Datenschutzerklärung',
  supportEmail: 'Support-E-Mail-Adresse',
  embedTitle: 'Wer diese App einbetten darf',
  embedders: { nobody: 'Niemand', sites: 'Diese Websites', everyone: 'Alle' },
  embedSites: 'Websites, die diese App einbetten dürfen',
  embedSitesHint: 'Eine pro Zeile, z. B. https://www.example.com oder https://*.example.com',
  embedSiteMissing: 'Geben Sie mindestens eine Adresse ein.',
  embedTooMany: (count) => `Geben Sie höchstens ${count} Adressen ein.`,
  embedSiteWrong: (address) => `„${address}“ ist keine gültige Adresse, z. B. https://www.example.com.`,
  embedSignIn:
    'Die Anmeldeseite kann nicht eingebettet werden. Seiten mit Anmeldung müssen in einem eigenen Fenster geöffnet werden.',
};
