import { newId } from '../../../adapters/ids.ts';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { PoolId } from './pool.ts';

const minuteMs = 60_000;

/** What a sign-in ticket is good for; one kind is refused where another is expected. */
export type SignInTicketKind = 'enter' | 'exchange';

export type SignInTicket = {
  userId: string;
  isNew: boolean;
  /** The browser that began the sign-in knows the value that this is the hash of; null where anybody may bring the code. */
  startedBy: string | null;
  /** Where a popup reports to, instead of staying open. */
  popupOrigin: string | null;
};

type Deps = Pick<Adapters, 'clock' | 'secrets'> & { rateLimits: RateLimits };

/**
 * Codes that carry a sign-in from one place to another without a token in an address: they work once, for a minute if
 * nothing else is said, in one pool, and only to be exchanged. They bring the owner from the builder into the published
 * app, people back from their OpenID provider, and a client from a one-time code to its token.
 */
export function createSignInTickets({ clock, secrets, rateLimits }: Deps) {
  const audience = (pool: PoolId, kind: SignInTicketKind) => `${kind}:${pool}`;
  return {
    issue: (
      pool: PoolId,
      kind: SignInTicketKind,
      {
        userId,
        isNew = false,
        startedBy = null,
        popupOrigin = null,
      }: Pick<SignInTicket, 'userId'> & Partial<SignInTicket>,
      lifetimeMs = minuteMs,
    ): Promise<string> => {
      const once = { jti: newId(), at: clock.now().getTime() };
      return secrets.signToken(
        audience(pool, kind),
        { sub: userId, ...once, isNew, startedBy, popupOrigin },
        lifetimeMs,
      );
    },

    /** Null when the code is forged, late, of another pool or kind, or was used before. */
    async redeem(pool: PoolId, kind: SignInTicketKind, code: string): Promise<SignInTicket | null> {
      const claims = await secrets.verifyToken(audience(pool, kind), code);
      const { sub, jti, at } = claims ?? {};
      if (!claims || typeof sub !== 'string' || typeof jti !== 'string' || typeof at !== 'number') return null;
      if (!(await rateLimits.takeOnce(`sign-in-ticket:${jti}`, new Date(at)))) return null;
      const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null);
      return {
        userId: sub,
        isNew: claims['isNew'] === true,
        startedBy: text('startedBy'),
        popupOrigin: text('popupOrigin'),
      };
    },
  };
}

export type SignInTickets = ReturnType<typeof createSignInTickets>;
