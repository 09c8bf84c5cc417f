import type { Adapters } from '../../../adapters/adapters.ts';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { AuditRecord } from '../../../core/audit/audit.service.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { AccountMails } from './account-mails.ts';
import type { AccountPlaces } from './account-places.ts';
import type { AccountRow, AccountsStore } from './accounts.store.ts';
import type { IdentitiesStore } from './google/identities.store.ts';
import type { Origin } from './pool-calls.ts';
import type { MakeAccount } from './make-account.ts';
import type { Sessions } from './sessions/sessions.ts';

/** Builders' e-mails, codes and attempts are counted and kept under this name; apps have theirs. */
export const builderPool = 'builder';

/** What the use cases of accounts share; accounts.service.ts puts it together. */
export type AccountContext = Pick<Adapters, 'clock' | 'config' | 'secrets' | 'passwordHashes'> & {
  store: AccountsStore;
  identities: IdentitiesStore;
  sessions: Sessions;
  codes: OneTimeCodes;
  places: AccountPlaces;
  mails: AccountMails;
  rateLimits: RateLimits;
  /** Writes a line of the audit log about an account, acted on by its owner. */
  note(event: AuditRecord['event'], account: Pick<AccountRow, 'id'>, from: Origin, details?: object): Promise<void>;
  /** Writes that somebody was not let in. */
  noteRefused(email: string, from: Origin, details: object): Promise<void>;
  /** Throws `sign-up-closed` where new accounts may not be made; the first one always may. */
  requireOpenSignUp(): Promise<void>;
  isSignUpOpen(): Promise<boolean>;
  makeAccount: MakeAccount;
};
