import { limits } from '@whittle/contract/limits';
import { allowedTarget } from '@whittle/domain/addresses/allowed-target';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { Config } from '../../../config/config.ts';
import type { AttemptPlace } from '../../../http/attempt-place.ts';
import { countMail } from '../../../http/count-mail.ts';
import type { OneTimeCodes, Purpose } from '../codes/one-time-codes.ts';
import type { MailBrand, MailsService, MailTemplate } from '../../../core/mail/mail.service.ts';
import { builderPool } from './account-context.ts';

const windowMs = 15 * 60_000;
const perNetwork = { max: limits.mailsPerNetwork, windowMs };

/** Each kind of mail with a code: what the code is for, and which page its link opens. */
const kinds = {
  'sign-in-code': { purpose: 'sign-in', mode: 'signIn' },
  'verify-email': { purpose: 'verify-email', mode: 'verifyEmail' },
  'reset-password': { purpose: 'reset-password', mode: 'resetPassword' },
  'change-email': { purpose: 'change-email', mode: 'changeEmail' },
} as const satisfies Record<string, { purpose: Purpose; mode: string }>;

type CodeMail = {
  email: string;
  /** Kept with the code, answered when it is redeemed. */
  data?: Record<string, unknown>;
  /** Where the link's page leads on to; ignored unless it is a page of the builder. */
  continueUrl?: string | null;
};

export type AccountMails = ReturnType<typeof createAccountMails>;

/** The mails that builders get. */
export function createAccountMails({
  config,
  mails,
  codes,
  rateLimits,
}: {
  config: Pick<Config, 'publicUrl' | 'builderOrigin'>;
  mails: MailsService;
  codes: OneTimeCodes;
  rateLimits: RateLimits;
}) {
  const brand: MailBrand = { appId: null, name: 'Whittle', accentColor: null, homeUrl: config.publicUrl };

  /** The token stands behind the #, which neither servers nor the sites that a page links to get to see. */
  const linkTo = (mode: string, token: string, continueUrl: string | null) => {
    const query = new URLSearchParams({ mode, ...(continueUrl && { continueUrl }) });
    return `${config.publicUrl}/auth/handler?${query}#token=${token}`;
  };

  return {
    delivery: mails.delivery,

    /** Counts a mail that somebody asks for; throws `too-many-attempts`. Counted alike whether the address has an account. */
    countAsked: (kind: keyof typeof kinds, email: string, address: string, place: AttemptPlace): Promise<void> =>
      countMail(rateLimits, {
        kind: `mail:${builderPool}:${kind}`,
        email,
        address,
        place,
        also: [[`mail:${builderPool}:network:${address}`, perNetwork]],
      }),

    async sendCode(kind: keyof typeof kinds, { email, data, continueUrl }: CodeMail): Promise<void> {
      const { purpose, mode } = kinds[kind];
      const { code, token } = await codes.issue({ pool: builderPool, purpose, email, data });
      const link = linkTo(mode, token, allowedTarget(continueUrl, config.builderOrigin));
      // A new password is chosen on the page that the link opens; there is no place to type its code.
      const shownCode = kind === 'reset-password' ? {} : { code };
      await mails.send(email, { kind, ...shownCode, link, minutes: limits.oneTimeCodeMinutes }, brand);
    },

    /** Tells somebody about what happened to their account. */
    tell: (
      to: string,
      template: Extract<MailTemplate, { kind: 'email-changed' | 'password-changed' }>,
    ): Promise<void> => mails.send(to, template, brand),
  };
}
