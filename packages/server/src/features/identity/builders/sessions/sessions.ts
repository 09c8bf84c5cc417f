import { createHash, randomBytes } from 'node:crypto';
import type { AccountSession, Session } from '@whittle/contract/accounts';
import { limits } from '@whittle/contract/limits';
import { deviceOf } from '@whittle/domain/accounts/device';
import { sql } from 'drizzle-orm';
import type { Adapters } from '../../../../adapters/adapters.ts';
import { newId } from '../../../../adapters/ids.ts';
import type { ProcessLink } from '../../../../adapters/realtime/process-link.ts';
import { createShortCache } from '../../../../adapters/short-cache.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Authenticate, SignedIn } from '../../../../http/session.ts';
import type { AccountRow } from '../accounts.store.ts';
import type { Origin } from '../../sign-in/pool.ts';
import { createSessionsStore, type SessionRow } from './sessions.store.ts';

const audience = 'builder';
const endedTopic = 'whittle_sessions';
const sessionMs = limits.sessionDays * 86_400_000;
const reauthenticationMs = limits.reauthenticationMinutes * 60_000;
/** How long a session is known without asking the database again, unless somebody says that one ended. */
const rememberMs = 5_000;
/** `lastSeenAt` may be this much behind. */
const seenEveryMs = 60_000;

/**
 * `cookie` is the session cookie's new value; it and the bearer token belong to one session. `device` is what the browser is
 * called from now on, whoever signs in with it.
 */
export type SignInResult = { session: Session; cookie: string; device: string };

type Deps = Pick<Adapters, 'db' | 'clock' | 'secrets'> & {
  link: ProcessLink;
  /** Whether this account has its address to confirm before anything else. */
  mustVerifyEmail(account: AccountRow): boolean;
};

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Where accounts are signed in. A session is a cookie that scripts cannot read; bearer tokens of an hour are made from it
 * and end with it. What one process ends, the others forget by a notice, and while notices may be missed nothing is
 * remembered.
 */
export function createSessions({ db, clock, secrets, link, mustVerifyEmail }: Deps) {
  const store = createSessionsStore(db);
  const recent = createShortCache<SignedIn>(clock, rememberMs);
  let changes = 0;

  const forget = () => {
    changes += 1;
    recent.clear();
  };
  link.onNotice(endedTopic, forget);
  link.onChange(forget);
  const tellEverybody = async () => {
    forget();
    await db.execute(sql`select pg_notify(${endedTopic}, ${`${link.processId} changed`})`);
  };

  const token = async (accountId: string, sessionId: string): Promise<Session> => ({
    accountId,
    token: await secrets.signToken(audience, { sub: accountId, sid: sessionId }, limits.tokenLifetimeMs),
    expiresAt: new Date(clock.now().getTime() + limits.tokenLifetimeMs).toISOString(),
  });

  const toSignedIn = ({ session, account }: SessionRow): SignedIn => ({
    accountId: account.id,
    email: account.email,
    isAdmin: account.isAdmin,
    mustVerifyEmail: mustVerifyEmail(account),
    sessionId: session.id,
    provenAt: session.provenAt,
  });

  const recall = async (key: string, read: (now: Date) => Promise<SessionRow | null>): Promise<SignedIn | null> => {
    const known = recent.get(key);
    if (known) return known;
    const before = changes;
    const now = clock.now();
    const row = await read(now);
    // Another request read it in the same statement.
    const meanwhile = recent.get(key);
    if (meanwhile) return meanwhile;
    if (!row || row.account.isDisabled) return null;
    const signedIn = toSignedIn(row);
    if (link.isConnected && before === changes) recent.set(key, signedIn);
    if (now.getTime() - row.session.lastSeenAt.getTime() > seenEveryMs)
      await store.update(row.session.id, { lastSeenAt: now });
    return signedIn;
  };

  const authenticate: Authenticate = async (credential) => {
    if ('cookie' in credential) {
      const tokenHash = hashToken(credential.cookie);
      return recall(tokenHash, (now) => store.byTokenHash(tokenHash, now));
    }
    const claims = await secrets.verifyToken(audience, credential.bearer);
    const id = claims?.['sid'];
    return typeof id === 'string' ? recall(id, (now) => store.byId(id, now)) : null;
  };

  return {
    authenticate,
    /** To be called after a change of an account that its sessions show: address, confirmation, proof. */
    changed: tellEverybody,

    async start(account: AccountRow, { userAgent }: Pick<Origin, 'userAgent'>): Promise<Omit<SignInResult, 'device'>> {
      const now = clock.now();
      const id = newId(now.getTime());
      const cookie = randomBytes(32).toString('base64url');
      await store.deleteExpired(account.id, now);
      await store.insert({
        id,
        accountId: account.id,
        tokenHash: hashToken(cookie),
        userAgent: userAgent.slice(0, 300),
        createdAt: now,
        lastSeenAt: now,
        provenAt: now,
        expiresAt: new Date(now.getTime() + sessionMs),
      });
      return { session: await token(account.id, id), cookie };
    },

    /** A fresh bearer token; the session lives for another 30 days from now. Null when the cookie names no session. */
    async refresh(cookie: string): Promise<{ session: Session; account: AccountRow } | null> {
      const now = clock.now();
      const row = await store.byTokenHash(hashToken(cookie), now);
      if (!row || row.account.isDisabled) return null;
      await store.update(row.session.id, { lastSeenAt: now, expiresAt: new Date(now.getTime() + sessionMs) });
      return { session: await token(row.account.id, row.session.id), account: row.account };
    },

    /** Throws `proof-needed` when the person last proved themselves more than 15 minutes ago. */
    requireReauthentication({ provenAt }: SignedIn): void {
      if (clock.now().getTime() - provenAt.getTime() > reauthenticationMs) throw new AppError('proof-needed');
    },

    async markReauthenticated(sessionId: string): Promise<void> {
      await store.update(sessionId, { provenAt: clock.now() });
      await tellEverybody();
    },

    isAlive: async (sessionId: string): Promise<boolean> => (await store.byId(sessionId, clock.now())) !== null,

    async list({ accountId, sessionId }: SignedIn): Promise<AccountSession[]> {
      const rows = await store.listOf(accountId, clock.now());
      return rows.map((row) => ({
        id: row.id,
        device: deviceOf(row.userAgent),
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isCurrent: row.id === sessionId,
      }));
    },

    /** Ends the cookie's session and with it every bearer token made for it; answers whose it was. */
    async endByCookie(cookie: string): Promise<{ accountId: string } | null> {
      const ended = await store.deleteByTokenHash(hashToken(cookie));
      if (ended) await tellEverybody();
      return ended;
    },

    /** Throws `session-not-found` for what is no session of this account. */
    async end(accountId: string, sessionId: string): Promise<void> {
      if (!(await store.deleteOne(accountId, sessionId))) throw new AppError('session-not-found');
      await tellEverybody();
    },

    /** How many ended: all of the account's, or all but `exceptId`. */
    async endAll(accountId: string, exceptId?: string): Promise<number> {
      const ended = await store.deleteAll(accountId, exceptId);
      await tellEverybody();
      return ended;
    },
  };
}

const hashToken = (value: string) => createHash('sha256').update(value).digest('hex');
