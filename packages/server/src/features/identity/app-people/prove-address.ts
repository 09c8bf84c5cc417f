import { limits } from '@whittle/contract/limits';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import { typedEmail } from '../sign-in/typed-email.ts';
import type { AppPoolOf } from './app-pool.ts';
import type { Visit } from './visit.ts';

type Deps = Pick<Adapters, 'log'> & {
  appPoolOf: AppPoolOf;
  signIn: SignInService;
  mails: Pick<MailsService, 'send'>;
};

/** By a mailed code, a person of an app shows that an address beside their own is theirs. */
export const createProveAddress = ({ appPoolOf, signIn, mails, log }: Deps) => ({
  /**
   * Sends a code if `mayHave`. Answers before that is known, so that neither answer nor delay tells who bought something
   * (S-06). Throws `email-address-invalid`, `too-many-attempts`.
   */
  async sendCode(visit: Visit, typed: string, mayHave: (email: string) => Promise<boolean>): Promise<void> {
    const pool = appPoolOf(visit);
    const email = typedEmail(typed, 'email-address-invalid');
    await signIn.mails.countAsked(pool, 'verify-email', email, visit, null);
    const send = async () => {
      if (!(await mayHave(email))) return;
      const { code } = await signIn.codes.issue({ pool: pool.id, purpose: 'prove-address', email });
      await mails.send(email, { kind: 'prove-address', code, minutes: limits.oneTimeCodeMinutes }, pool.mails.brand);
    };
    send().catch((err: unknown) => log.error({ err, appId: visit.app.id }, 'a code could not be sent'));
  },

  /** The address that the code was sent to. Throws `email-code-wrong`, `attempts-exceeded`. */
  async redeem(visit: Visit, typed: { email: string; code: string }): Promise<string> {
    const email = typedEmail(typed.email, 'email-address-invalid');
    await signIn.redeem.code(appPoolOf(visit), 'prove-address', { email, code: typed.code }, null);
    return email;
  },
});
