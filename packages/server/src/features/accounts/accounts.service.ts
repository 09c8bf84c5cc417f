import { createHash, randomBytes } from 'node:crypto';
import type { Account, Credentials, Session } from '@whittle/contract/accounts';
import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import { hashPassword, verifyPassword } from '../../adapters/passwords.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import { createShortCache } from '../../adapters/short-cache.ts';
import { AppError } from '../../http/app-error.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { Authenticate, SignedIn } from '../../http/session.ts';
import type { AccountRow, SessionRow } from './accounts.store.ts';
import { createAccountsStore } from './accounts.store.ts';

const audience = 'builder';
const sessionMs = limits.sessionDays * 86_400_000;
/** How long another process may still honour a session that was signed out here. */
const rememberMs = 5_000;

/** `cookie` is the session cookie's new value; it and the bearer token belong to one session. */
export type SignInResult = { session: Session; cookie: string };
/** Where an attempt comes from: network address and browser. */
export type Origin = { address: string; userAgent: string };

export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService({ db, clock, secrets }: Pick<Adapters, 'db' | 'clock' | 'secrets'>) {
  const store = createAccountsStore(db);
  const rateLimits = createRateLimits({ db, clock });
  const recent = createShortCache<SignedIn & { sessionId: string }>(clock, rememberMs);

  const token = async (accountId: string, sessionId: string): Promise<Session> => ({
    accountId,
    token: await secrets.signToken(audience, { sub: accountId, sid: sessionId }, limits.tokenLifetimeMs),
    expiresAt: new Date(clock.now().getTime() + limits.tokenLifetimeMs).toISOString(),
  });

  const startSession = async (account: AccountRow, userAgent: string): Promise<SignInResult> => {
    const now = clock.now();
    const id = newId(now.getTime());
    const cookie = randomBytes(32).toString('base64url');
    await store.deleteExpiredSessions(account.id, now);
    await store.insertSession({
      id,
      accountId: account.id,
      tokenHash: hashToken(cookie),
      userAgent: userAgent.slice(0, 300),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionMs),
    });
    return { session: await token(account.id, id), cookie };
  };

  /** Who a live session belongs to; nobody when the account is disabled. */
  const remember = (key: string, row: SessionRow | null): SignedIn | null => {
    if (!row || row.account.isDisabled) return null;
    const { id: accountId, email, isAdmin } = row.account;
    recent.set(key, { accountId, email, isAdmin, sessionId: row.sessionId });
    return { accountId, email, isAdmin };
  };

  const authenticate: Authenticate = async (credential) => {
    if ('cookie' in credential) {
      const tokenHash = hashToken(credential.cookie);
      return recent.get(tokenHash) ?? remember(tokenHash, await store.sessionByTokenHash(tokenHash, clock.now()));
    }
    const claims = await secrets.verifyToken(audience, credential.bearer);
    if (typeof claims?.sid !== 'string') return null;
    return recent.get(claims.sid) ?? remember(claims.sid, await store.sessionById(claims.sid, clock.now()));
  };

  return {
    authenticate,

    /** Throws `email-invalid`, `password-too-weak`, `email-in-use`, `too-many-attempts` (AUTH-11). */
    async signUp({ email: typed, password }: Credentials, from: Origin): Promise<SignInResult> {
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-invalid');
      if (isWeakPassword(password, email)) throw new AppError('password-too-weak');
      return countAttempt(rateLimits, { pool: audience, account: email, address: from.address }, async () => {
        const passwordHash = await hashPassword(password);
        const now = clock.now();
        const account = await store.insert({ id: newId(now.getTime()), email, passwordHash, createdAt: now });
        if (!account) throw new AppError('email-in-use');
        return startSession(account, from.userAgent);
      });
    },

    /** Throws `wrong-credentials` alike for a wrong password and an unknown address, `user-disabled`, `too-many-attempts`. */
    async signIn({ email: typed, password }: Credentials, from: Origin): Promise<SignInResult> {
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-invalid');
      return countAttempt(rateLimits, { pool: audience, account: email, address: from.address }, async () => {
        const account = await store.byEmail(email);
        if (!(await verifyPassword(password, account?.passwordHash))) throw new AppError('wrong-credentials');
        if (account!.isDisabled) throw new AppError('user-disabled');
        return startSession(account!, from.userAgent);
      });
    },

    /** A fresh bearer token; the session lives for another 30 days from now. Null when the cookie names no session. */
    async refresh(cookie: string): Promise<SignInResult | null> {
      const now = clock.now();
      const row = await store.sessionByTokenHash(hashToken(cookie), now);
      if (!row || row.account.isDisabled) return null;
      await store.extendSession(row.sessionId, { lastSeenAt: now, expiresAt: new Date(now.getTime() + sessionMs) });
      return { session: await token(row.account.id, row.sessionId), cookie };
    },

    /** Ends the session and with it every bearer token made for it. */
    async signOut(cookie: string): Promise<void> {
      const tokenHash = hashToken(cookie);
      const sessionId = await store.deleteSession(tokenHash);
      recent.delete(tokenHash);
      if (sessionId) recent.delete(sessionId);
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
      return toAccount(row);
    },
  };
}

const hashToken = (value: string) => createHash('sha256').update(value).digest('hex');

/** Payments and business data come with their slices; until then an account has none. */
const toAccount = (row: AccountRow): Account => ({
  accountId: row.id,
  email: row.email,
  accountType: 'builder',
  plan: row.plan,
  hasPaidAppPackage: row.plan !== 'lite',
  subscriptionId: null,
  planSubscriptionStatus: null,
  planSubscriptionCancelledAt: null,
  subscriptionPaymentsIds: [],
  appId: null,
  appHeader: null,
  hasBusinessInfo: false,
  isAdmin: row.isAdmin,
});
