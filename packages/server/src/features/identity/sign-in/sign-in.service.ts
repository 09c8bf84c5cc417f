import type { Adapters } from '../../../adapters/adapters.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import type { AnalyticsCore } from '../../../core/analytics/analytics.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import { createOneTimeCodes } from '../codes/one-time-codes.ts';
import { createAskedMail } from './asked-mail.ts';
import { createAttempts } from './attempts.ts';
import { createAuditNotes } from './audit-notes.ts';
import { createCodeMails } from './code-mails.ts';
import { createKnownPlaces } from './limits/known-places.ts';
import { createMailedCode } from './mailed-code.ts';
import { createPasswordChange } from './password-change.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { createProvenAddress } from './proven-address.ts';
import { createRedeem } from './redeem.ts';
import { createSignInTickets } from './tickets.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'secrets' | 'passwordHashes'> & {
  mails: MailsService;
  audit: AuditService;
  analytics: Pick<AnalyticsCore, 'note'>;
};

export type SignInService = ReturnType<typeof createSignInService>;

/** Signing in, the same for builders and for the people of every app: each call names the pool. A use case a file. */
export function createSignInService(deps: Deps) {
  const rateLimits = createRateLimits(deps);
  const codes = createOneTimeCodes(deps);
  const places = createKnownPlaces(deps);
  const notes = createAuditNotes(deps.audit, deps.analytics);
  const attempts = createAttempts({ ...deps, ...notes, rateLimits, places });
  const mails = createCodeMails({ ...deps, codes, rateLimits });
  const askedMail = createAskedMail({ mails, places });
  const redeem = createRedeem(codes);
  const tickets = createSignInTickets({ ...deps, rateLimits });
  const context = { ...deps, ...notes, askedMail, attempts, codes, mails, places, redeem, tickets };
  const { enter, confirm } = createProvenAddress(context);
  return {
    ...{ ...notes, askedMail, attempts, codes, mails, places, redeem, tickets, enter, confirm },
    withPassword: createPasswordSignIn(context),
    mailedCode: createMailedCode(context, { enter }),
    password: createPasswordChange(context),
  };
}
