/** What a mail says, without its words: those are in mail-texts.ts. `link` is a whole address. */
export type MailTemplate =
  | {
      kind: 'verify-email' | 'sign-in-code' | 'reset-password' | 'change-email';
      /** The six digits; left out where only the link works. */
      code?: string;
      link: string;
      /** How long code and link work. */
      minutes: number;
    }
  | { kind: 'prove-address'; code: string; minutes: number }
  | { kind: 'email-changed'; newEmail: string }
  | { kind: 'password-changed' }
  | { kind: 'invitation'; link: string; inviterName: string; role: string }
  | { kind: 'collaborator-invitation'; link: string; inviterName: string; appName: string; role: string }
  | { kind: 'account-exists'; link: string }
  | { kind: 'planned-publish-failed'; appName: string; when: string; reason: string; link: string }
  | {
      kind: 'spend-limit';
      scope: 'app' | 'account' | 'installation';
      appName: string | null;
      percent: 80 | 100;
      link: string;
    }
  | { kind: 'error-spike'; appName: string; errors: number; link: string }
  | {
      kind: 'app-mail';
      subject: string;
      body: string;
      /** Stands before the app's name as the sender's, never instead of it. */
      fromName?: string | null;
    };

/** In whose name a mail is sent. Whittle's own mails have no app and its own colour. */
export type MailBrand = {
  appId: string | null;
  name: string;
  /** Any CSS colour that an app may have; null takes a neutral one. */
  accentColor: string | null;
  /** Where the name leads: the builder, or the published app. */
  homeUrl: string;
};
