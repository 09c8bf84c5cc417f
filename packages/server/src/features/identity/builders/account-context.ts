import type { Adapters } from '../../../adapters/adapters.ts';
import type { AuditRecord } from '../../../core/audit/audit.service.ts';
import type { Origin } from '../sign-in/pool.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { AccountRow, AccountsStore } from './accounts.store.ts';
import type { BuilderPool } from './builder-pool.ts';
import type { IdentitiesStore } from './google/identities.store.ts';
import type { MakeAccount } from './make-account.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What the use cases of accounts share; accounts.service.ts puts it together. */
export type AccountContext = Pick<Adapters, 'clock' | 'passwordHashes'> & {
  pool: BuilderPool;
  signIn: SignInService;
  store: AccountsStore;
  identities: IdentitiesStore;
  sessions: Sessions;
  /** Writes a line of the audit log about an account, acted on by its owner. */
  note(
    event: AuditRecord['event'],
    account: Pick<AccountRow, 'id'>,
    from: Origin,
    details?: Record<string, unknown>,
  ): Promise<void>;
  /** Throws `sign-up-closed` where new accounts may not be made; the first one always may. */
  requireOpenSignUp(): Promise<void>;
  makeAccount: MakeAccount;
};
