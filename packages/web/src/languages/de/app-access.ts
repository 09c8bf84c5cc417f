import type * as english from '../../core/app-access/app-access.texts.ts';
import type { Translation } from '../translation.ts';

export const appAccessTexts: Translation<typeof english.appAccessTexts> = {
  draft: 'Veröffentlichen Sie die App zuerst: Der Beitritt erfolgt über ihre veröffentlichte Adresse.',
  accessTitle: 'Wer die App öffnen kann',
  accessMenu: 'Wer sie öffnen kann...',
  accessButton: (mode) => `Zugang: ${mode}`,
  accessAbout: 'Wirkt in der veröffentlichten App sofort.',
  modes: {
    public_without_login: {
      name: 'Alle',
      sentence: 'Wer die Adresse hat, sieht die App. Für Daten gelten ihre eigenen Regeln.',
    },
    public_with_login: {
      name: 'Alle, die sich anmelden',
      sentence: 'Besucher melden sich an oder legen ein Konto an, bevor sie etwas sehen.',
    },
    private_with_login: {
      name: 'Eingeladene',
      sentence: 'Nur wen Sie oder ein Admin eingeladen haben, kann sich anmelden.',
    },
  },
  automatic: 'Niemand hat gewählt: Dies folgt aus den Rechten an den Daten der App.',
  signup: 'Registrierung',
  signupToggle: 'Registrierung und Anmeldung erlauben',
  signupOff: 'Niemand kommt von selbst dazu; Einladungen gelten weiter.',
  signupByInvitation: 'Solange die App nur für Eingeladene da ist, kommt niemand von selbst dazu.',
  termsLink: 'Link zu den Nutzungsbedingungen',
  privacyLink: 'Link zur Datenschutzerklärung',
  supportEmail: 'E-Mail-Adresse für Hilfe',
  embedTitle: 'Wer diese App einbetten darf',
  embedders: { nobody: 'Niemand', sites: 'Diese Websites', everyone: 'Alle' },
  embedSites: 'Websites, die diese App einbetten dürfen',
  embedSitesHint: 'Eine je Zeile, etwa https://www.example.com oder https://*.example.com',
  embedSiteMissing: 'Geben Sie mindestens eine Adresse ein.',
  embedTooMany: (count) => `Geben Sie höchstens ${count} Adressen ein.`,
  embedSiteWrong: (address) => `„${address}“ ist keine Adresse mit https wie https://www.example.com.`,
  embedSignIn:
    'Die Anmeldeseite öffnet sich in keinem Rahmen: Was eine Anmeldung braucht, muss in einem eigenen Fenster geöffnet werden.',
};
