import { limits } from '@whittle/contract/limits';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { MailsService, MailTemplate } from '../../../core/mail/mail.service.ts';
import type { AttemptPlace } from './limits/attempt-place.ts';
import { countMail } from './limits/count-mail.ts';
import type { OneTimeCodes, Purpose } from '../codes/one-time-codes.ts';
import type { CodeMailKind, PoolId, PoolMails } from './pool.ts';

type MailingPool<Kind extends CodeMailKind> = { id: PoolId; mails: PoolMails<Kind> };
type CodeMail = {
  email: string;
  /** Kept with the code, answered when it is redeemed. */
  data?: Record<string, unknown>;
  /** Where the link's page leads on to; ignored unless it is a page of the pool. */
  continueUrl?: string | null | undefined;
};
type Deps = { codes: OneTimeCodes; mails: MailsService; rateLimits: RateLimits };

const purposeOf = (kind: CodeMailKind): Purpose => (kind === 'sign-in-code' ? 'sign-in' : kind);

export type CodeMails = ReturnType<typeof createCodeMails>;

/** The mails by which people show that an address is theirs, in the name of their pool. */
export const createCodeMails = ({ codes, mails, rateLimits }: Deps) => ({
  /** Counts a mail that somebody asks for; throws `too-many-attempts`. Counted alike whether the address has an account. */
  countAsked: <Kind extends CodeMailKind>(
    { mails: { countedAs, bounds } }: MailingPool<Kind>,
    kind: Kind,
    email: string,
    { address }: { address: string },
    place: AttemptPlace,
  ): Promise<void> =>
    countMail(rateLimits, { kind: countedAs(kind), email, address, place, also: bounds(address, email) }),

  async send<Kind extends CodeMailKind>(
    { id, mails: { linkTo, brand } }: MailingPool<Kind>,
    kind: Kind,
    { email, data, continueUrl = null }: CodeMail,
  ): Promise<void> {
    const { code, token } = await codes.issue({ pool: id, purpose: purposeOf(kind), email, data });
    // A new password is chosen on the page that the link opens; there is no place to type its code.
    const shownCode = kind === 'reset-password' ? {} : { code };
    const link = linkTo(kind, token, continueUrl);
    await mails.send(email, { kind, ...shownCode, link, minutes: limits.oneTimeCodeMinutes }, brand);
  },

  /** Tells somebody about what happened to their account. */
  tell: (
    { mails: { brand } }: MailingPool<never>,
    to: string,
    template: Extract<MailTemplate, { kind: 'email-changed' | 'password-changed' }>,
  ): Promise<void> => mails.send(to, template, brand),
});
