import type { AppId, AppUserId } from '@whittle/contract/ids';
import { newId } from '../../../adapters/ids.ts';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { Secrets } from '../../../adapters/secrets.ts';

const lifetimeMs = 60_000;
const onlyOnce = { max: 1, windowMs: 86_400_000 };

/** What a sign-in ticket is good for; one kind is refused where another is expected. */
export type SignInTicketKind = 'enter' | 'exchange';

export type SignInTicket = {
  userId: AppUserId;
  isNew: boolean;
  /** The browser that began the sign-in knows the value that this is the hash of; null where anybody may bring the code. */
  startedBy: string | null;
  /** Where a popup reports to, instead of staying open. */
  popupOrigin: string | null;
};

/**
 * Codes that carry a sign-in from one place to another without a token in an address: they work once, for a minute, in one
 * app, and only to be exchanged. They bring the owner from the builder into the published app, people back from their
 * OpenID provider, and a client library from a one-time code to its token.
 */
export function createSignInTickets({ secrets, rateLimits }: { secrets: Secrets; rateLimits: RateLimits }) {
  const audience = (appId: AppId, kind: SignInTicketKind) => `app-${kind}:${appId}`;
  return {
    issue: (
      appId: AppId,
      kind: SignInTicketKind,
      { userId, isNew, startedBy, popupOrigin }: SignInTicket,
    ): Promise<string> =>
      secrets.signToken(
        audience(appId, kind),
        { sub: userId, code: newId(), isNew, startedBy, popupOrigin },
        lifetimeMs,
      ),

    /** Null when the code is forged, late, of another app or kind, or was used before. */
    async redeem(appId: AppId, kind: SignInTicketKind, code: string): Promise<SignInTicket | null> {
      const claims = await secrets.verifyToken(audience(appId, kind), code);
      if (typeof claims?.['sub'] !== 'string' || typeof claims['code'] !== 'string') return null;
      if (!(await rateLimits.take(`app-hand-over:${claims['code']}`, onlyOnce))) return null;
      const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null);
      return {
        userId: claims['sub'],
        isNew: claims['isNew'] === true,
        startedBy: text('startedBy'),
        popupOrigin: text('popupOrigin'),
      };
    },
  };
}

export type SignInTickets = ReturnType<typeof createSignInTickets>;
