import type { Account, SignInWays } from '@whittle/contract/accounts';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { ProcessLink } from '../../../adapters/realtime/process-link.ts';
import { AppError } from '../../../http/app-error.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import type { AccountPlan, Plans, Subscription } from '../../../core/plans/plans.ts';
import type { Origin } from '../sign-in/pool.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { AccountContext } from './account-context.ts';
import { createAccountSecurity } from './account-security.ts';
import { type AccountRow, createAccountsStore } from './accounts.store.ts';
import { type BuilderPool, createBuilderPool } from './builder-pool.ts';
import { createEmailChange } from './change-email.ts';
import { createAccountDeletion, type DeleteAppsOf } from './delete-account.ts';
import { createGoogleSignIn } from './google/google-sign-in.ts';
import { createIdentitiesStore } from './google/identities.store.ts';
import { createMakeAccount } from './make-account.ts';
import { createSessions, type SignInResult } from './sessions/sessions.ts';
import { createSignUp } from './sign-up.ts';
import { createEmailVerification } from './verify-email.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'secrets' | 'passwordHashes'> & {
  link: ProcessLink;
  mails: Pick<MailsService, 'delivery'>;
  signIn: SignInService;
  plans: Pick<Plans, 'isOn' | 'of' | 'subscriptionOf'>;
  deleteAppsOf: DeleteAppsOf;
  /** FILE-08 */
  mayEditCode(account: { isAdmin: boolean }): boolean;
};

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Builders: how they sign up, in and out, and what becomes of their accounts. A use case a file; this ties them together. */
export function createAccountsService(deps: Deps) {
  const { db, clock, config, secrets, passwordHashes, link, mails, signIn, plans, deleteAppsOf, mayEditCode } = deps;
  const store = createAccountsStore(db);
  const identities = createIdentitiesStore(db);
  const requireVerified = config.requireVerifiedEmail ?? mails.delivery === 'smtp';
  const mustVerifyEmail = ({ emailVerifiedAt }: AccountRow) => requireVerified && emailVerifiedAt === null;
  const sessions = createSessions({ db, clock, secrets, link, mustVerifyEmail });

  const isSignUpOpen = async () => config.signUp === 'open' || (await store.isEmpty());
  const requireOpenSignUp = async () => {
    if (!(await isSignUpOpen())) throw new AppError('sign-up-closed');
  };
  const pool: BuilderPool = createBuilderPool({
    ...{ config, store, identities, sessions, isSignUpOpen },
    async join({ email }, from) {
      await requireOpenSignUp();
      const wanted = { email, passwordHash: null, isConfirmed: true, way: 'code' } as const;
      return context.makeAccount(wanted, from, async (account) => account);
    },
  });
  const shared: Omit<AccountContext, 'makeAccount'> = {
    ...{ clock, passwordHashes, pool, signIn, store, identities, sessions, requireOpenSignUp },
    note: (event, account, from, details) => signIn.note(pool, event, account, from, details),
  };
  const context: AccountContext = { ...shared, makeAccount: createMakeAccount(shared) };

  return {
    authenticate: sessions.authenticate,
    pool,
    sessions,
    signUp: createSignUp(context),
    verification: createEmailVerification(context),
    emailChange: createEmailChange(context),
    security: createAccountSecurity(context),
    google: createGoogleSignIn(context),
    deletion: createAccountDeletion(context, deleteAppsOf),

    async ways(): Promise<SignInWays> {
      const isNew = await store.isEmpty();
      const signUp = config.signUp === 'open' || isNew;
      return { google: config.openid !== null, signUp, isNew, mailDelivery: mails.delivery };
    },

    async refresh(cookie: string, from: Origin): Promise<SignInResult | null> {
      const found = await sessions.refresh(cookie);
      if (!found) return null;
      await signIn.places.remember(pool, found.account, from);
      return { session: found.session, cookie, device: from.device };
    },

    async signOut(cookie: string, from: Origin): Promise<void> {
      const ended = await sessions.endByCookie(cookie);
      if (ended) await context.note('sign-out', { id: ended.accountId }, from);
    },

    /** The id of an account that is there; throws `account-create-failed` when it is not. */
    async confirmed(accountId: string): Promise<string> {
      const row = await store.byId(accountId);
      if (!row) throw new AppError('account-create-failed');
      return row.id;
    },

    /** The address of an account that exists. */
    async emailOf(accountId: string): Promise<string> {
      const row = await store.byId(accountId);
      if (!row) throw new Error(`there is no account ${accountId}`);
      return row.email;
    },

    /** AUTH-01, AUTH-05 */
    async current(accountId: string): Promise<Account> {
      const row = await store.byId(accountId);
      if (!row) throw new AppError('not-signed-in');
      const [plan, subscription] = await Promise.all([plans.of(accountId), plans.subscriptionOf(accountId)]);
      return {
        ...toAccount(row, plan),
        ...subscription,
        hasPlans: plans.isOn,
        mayEditCode: mayEditCode(row),
        mustVerifyEmail: mustVerifyEmail(row),
      };
    },
  };
}

/** AUTH-01. No business data is asked for, so an account has none (decision 048). */
const toAccount = (
  row: AccountRow,
  { plan, isLimited }: AccountPlan,
): Omit<Account, 'mayEditCode' | 'mustVerifyEmail' | 'hasPlans' | keyof Subscription> => ({
  accountId: row.id,
  email: row.email,
  accountType: 'builder',
  plan,
  hasPaidAppPackage: plan !== 'lite',
  appId: null,
  appHeader: null,
  hasBusinessInfo: false,
  isAdmin: row.isAdmin,
  isPlanLimited: isLimited,
});
