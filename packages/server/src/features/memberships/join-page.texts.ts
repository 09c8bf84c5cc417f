import type { ErrorCode } from '@whittle/contract/errors';
import { english, type Language } from '@whittle/domain/languages/languages';

/** Every word of the page where people of an app become members. */
const en = {
  title: (app: string) => `Become a member of ${app}`,
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  buy: 'Get access',
  noOffer: 'Memberships are not for sale at the moment. Ask the people who run this app.',
  newTab: 'Opens the shop in a new tab. Pay with the address above to get access.',
  check: 'I have paid: check again',
  checking: 'Checking...',
  notYet: (email: string) =>
    `No membership was found for ${email} yet. A payment can take a minute. Was it another address?`,
  unconfirmed: (email: string) =>
    `A payment made with ${email} counts once you confirm that the address is yours. We email you a code.`,
  other: 'I paid with another address',
  otherAbout: 'We email a code to the address that you paid with.',
  email: 'Email',
  noEmail: 'Enter the address that you paid with.',
  send: 'Send code',
  sent: 'If a membership was bought with this address, the code is on its way to it.',
  code: 'Six-digit code',
  noCode: 'Enter the code from the email.',
  confirm: 'Use this membership',
  over: 'Your address is confirmed, but no membership bought with it is active.',
  back: 'Back',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  noScript: 'Turn on JavaScript to continue.',
  /** Instead of the server's own sentences, which are English. */
  refusals: {} as Partial<Record<ErrorCode, string>>,
};
export type JoinTexts = typeof en;

const de: JoinTexts = {
  title: (app) => `Mitglied von ${app} werden`,
  signedInAs: 'Angemeldet als',
  signOut: 'Abmelden',
  buy: 'Zugang kaufen',
  noOffer: 'Mitgliedschaften werden zurzeit nicht verkauft. Fragen Sie die Betreiber dieser App.',
  newTab: 'Öffnet den Shop in einem neuen Tab. Bezahlen Sie mit der Adresse oben, dann sind Sie dabei.',
  check: 'Ich habe bezahlt: erneut prüfen',
  checking: 'Wird geprüft...',
  notYet: (email) =>
    `Für ${email} wurde noch keine Mitgliedschaft gefunden. Eine Zahlung kann eine Minute dauern. War es eine andere Adresse?`,
  unconfirmed: (email) =>
    `Was mit ${email} bezahlt wurde, zählt, sobald Sie zeigen, dass die Adresse Ihnen gehört. Wir senden Ihnen einen Code.`,
  other: 'Ich habe mit einer anderen Adresse bezahlt',
  otherAbout: 'Wir senden einen Code an die Adresse, mit der Sie bezahlt haben.',
  email: 'E-Mail',
  noEmail: 'Geben Sie die Adresse ein, mit der Sie bezahlt haben.',
  send: 'Code senden',
  sent: 'Wenn mit dieser Adresse eine Mitgliedschaft gekauft wurde, ist der Code dorthin unterwegs.',
  code: 'Sechsstelliger Code',
  noCode: 'Geben Sie den Code aus der E-Mail ein.',
  confirm: 'Diese Mitgliedschaft nutzen',
  over: 'Diese Adresse gehört jetzt zu Ihnen, aber keine damit gekaufte Mitgliedschaft läuft noch.',
  back: 'Zurück',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  noScript: 'Schalten Sie JavaScript ein, um fortzufahren.',
  refusals: {
    'email-address-invalid': 'Diese E-Mail-Adresse ist ungültig.',
    'email-code-wrong':
      'Dieser Code ist falsch oder abgelaufen. Verwenden Sie den Code aus der neuesten E-Mail oder fordern Sie einen neuen an.',
    'attempts-exceeded': 'Zu viele falsche Codes. Warten Sie 15 Minuten und fordern Sie dann einen neuen an.',
    'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    'rate-limited': 'Zu viele Versuche. Versuchen Sie es gleich noch einmal.',
    'not-signed-in': 'Sie sind nicht mehr angemeldet. Laden Sie diese Seite neu.',
    unavailable: 'Der Server startet gerade oder wird beendet. Versuchen Sie es gleich noch einmal.',
    internal: 'Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert. Versuchen Sie es erneut.',
  },
};

/** In the language of who looks at the page; English where nobody translated it. */
export const joinTexts = ({ tag }: Language): { lang: string; texts: JoinTexts } =>
  tag === 'de' ? { lang: 'de', texts: de } : { lang: english.tag, texts: en };
