import type { AppId, AppUserId } from '@whittle/contract/ids';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import type { ProcessLink } from '../../../adapters/realtime/process-link.ts';
import type { AppPerson, Channel } from '../../../http/app-caller.ts';
import { createAppSessionsStore } from './app-sessions.store.ts';
import { appSessionMs } from '../../../http/app-cookie.ts';
import { createAppTokens } from './app-tokens.ts';
import type { AppUserRow, AppUsersStore } from './app-users.store.ts';
import { createPersonCache, type Holder } from './person-cache.ts';

/** How old `last seen` may be, and how old a cookie's token before a page hands out a fresh one. */
const seenMs = 5 * 60_000;
const renewMs = 86_400_000;

export type AppSessions = ReturnType<typeof createAppSessions>;

type Deps = Pick<Adapters, 'db' | 'clock' | 'secrets'> & { link: ProcessLink; store: AppUsersStore };

/**
 * Who is signed in to which app. A token counts while its session's row is there and the person is not disabled; ending
 * either ends every token of it at once, in all processes (docs/decisions/011).
 */
export function createAppSessions({ db, clock, secrets, link, store }: Deps) {
  const sessions = createAppSessionsStore(db);
  const tokens = createAppTokens(secrets);
  const cache = createPersonCache({ clock, db, link });

  const readHolder = async (appId: AppId, channel: Channel, token: string): Promise<Holder | null> => {
    const claims = await tokens.verify(appId, channel, token);
    if (!claims) return null;
    if (claims.sessionId === null) {
      const person = await store.byId(appId, claims.userId);
      return person && !person.isDisabled ? { ...toPerson(person), sessionId: null } : null;
    }
    const now = clock.now();
    const found = await sessions.personOf(appId, claims.sessionId, now);
    if (!found || found.person.isDisabled || found.person.id !== claims.userId) return null;
    if (found.session.channel !== channel) return null;
    if (now.getTime() - found.session.lastSeenAt.getTime() > seenMs)
      await sessions.seen(appId, claims.sessionId, claims.userId, { lastSeenAt: now });
    return { ...toPerson(found.person), sessionId: claims.sessionId };
  };

  const holderOf = async (appId: AppId, channel: Channel, token: string): Promise<Holder | null> => {
    const key = `${appId}:${channel}:${token}`;
    return cache.get(key) ?? (await cache.load(appId, key, () => readHolder(appId, channel, token)));
  };

  return {
    holderOf,
    forget: cache.forget,

    /** Who holds a token; null when it is not valid for this app and channel, or the person is disabled or gone. */
    async authenticate(appId: AppId, channel: Channel, token: string): Promise<AppPerson | null> {
      return holderOf(appId, channel, token);
    },

    /** Whether the token was once made for this app, by whom it may be held no more: what the boot gate asks. */
    madeFor: async (appId: AppId, channel: Channel, token: string): Promise<AppUserId | null> =>
      (await tokens.verify(appId, channel, token))?.userId ?? null,

    /** A token of a new sign-in. */
    async start(person: Pick<AppUserRow, 'appId' | 'id'>, channel: Channel, userAgent: string): Promise<string> {
      const now = clock.now();
      const id = newId(now.getTime());
      await sessions.insert({
        appId: person.appId,
        id,
        userId: person.id,
        channel,
        userAgent: userAgent.slice(0, 300),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + appSessionMs),
      });
      await sessions.seen(person.appId, id, person.id, { lastSeenAt: now });
      return tokens.sign(person.appId, channel, { userId: person.id, sessionId: id }, appSessionMs);
    },

    /** A token without a sign-in of its own, for the owner who looks at the preview. */
    issuePreviewToken: (appId: AppId, userId: AppUserId, lifetimeMs: number): Promise<string> =>
      tokens.sign(appId, 'preview', { userId, sessionId: null }, lifetimeMs),

    /** The same sign-in with 30 days before it again; null while the token is young enough, or not valid. */
    async renew(appId: AppId, channel: Channel, token: string): Promise<string | null> {
      const claims = await tokens.verify(appId, channel, token);
      const now = clock.now();
      if (!claims?.sessionId || now.getTime() - claims.issuedAtMs < renewMs) return null;
      if (!(await holderOf(appId, channel, token))) return null;
      const expiresAt = new Date(now.getTime() + appSessionMs);
      await sessions.seen(appId, claims.sessionId, claims.userId, { lastSeenAt: now, expiresAt });
      return tokens.sign(appId, channel, claims, appSessionMs);
    },

    /** Ends the sign-in that a token belongs to; answers whose it was. */
    async end(appId: AppId, channel: Channel, token: string): Promise<AppUserId | null> {
      const claims = await tokens.verify(appId, channel, token);
      if (!claims?.sessionId) return null;
      await sessions.remove(appId, claims.sessionId);
      await cache.forget(appId, claims.userId);
      return claims.userId;
    },

    /** Ends every sign-in of a person; `keep` names the one that goes on. */
    async endAll(appId: AppId, userId: AppUserId, keep: string | null = null): Promise<void> {
      await sessions.removeAll(appId, userId, keep);
      await cache.forget(appId, userId);
    },
  };
}

export const toPerson = ({ id, email, fullName, role, accountId, emailVerifiedAt }: AppUserRow): AppPerson => ({
  id,
  email,
  fullName,
  role,
  isOwner: accountId !== null,
  ...(accountId === null && emailVerifiedAt === null && { isUnproven: true }),
});
