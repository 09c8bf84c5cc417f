import { limits } from '@whittle/contract/limits';
import type { AppSignInResponse, AppUser } from '@whittle/contract/app-users';
import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { FindApp } from '../../../http/app-caller.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import type { Pool } from '../sign-in/pool.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import { createAppPoolPeople } from './app-pool-people.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import type { Invitations } from './invitations.ts';
import { brandOf, signInLink, type Visit } from './visit.ts';

export type SignedInPerson = AppSignInResponse & { user: AppUser };
export type AppPool = Pool<AppUserRow, SignedInPerson>;
export type AppPoolOf = ReturnType<typeof createAppPoolOf>;

const windowMs = 15 * 60_000;
const mailsPerNetwork = { max: 100, windowMs };
const mailsPerApp = { max: 1_000, windowMs };
/** Of all apps together: each of them on its own would let somebody fill a stranger's mailbox with the mails of many. */
const mailsToOne = { max: limits.mailsFromAllApps, windowMs };

type Deps = Pick<Adapters, 'clock' | 'config'> & {
  people: AppUsersService;
  invitations: Invitations;
  signIn: SignInService;
  /** Whether somebody may sign in before the address is verified: where mails reach nobody, they must. */
  requiresVerifiedEmail: boolean;
};

/** The pool of one app's people, for signing in on one of its hosts. */
export function createAppPoolOf({ config, requiresVerifiedEmail, ...deps }: Deps) {
  const { sessions, present } = deps.people;
  const peopleOf = createAppPoolPeople(deps);

  return ({ app, channel }: Pick<Visit, 'app' | 'channel'>): AppPool => {
    const appId = app.id;
    const origin = publishedOrigin(config, app);
    const name = { id: `app:${appId}`, appId, actor: 'app-user', origin } as const;
    return {
      ...name,
      exchangeMs: 60_000,
      entersUnconfirmed: !requiresVerifiedEmail,
      people: peopleOf(app, name),
      sessions: {
        start: async (row, { userAgent }) => ({
          access_token: await sessions.start(row, channel, userAgent),
          user: await present(row, channel),
        }),
        endAll: (row, keep) => sessions.endAll(appId, row.id, keep),
        changed: (row) => sessions.forget(appId, row.id),
      },
      mails: {
        brand: brandOf(config, app),
        linkTo(kind, token, continueUrl) {
          if (kind === 'verify-email') return signInLink(config, app, { verify: token });
          if (kind === 'reset-password') return signInLink(config, app, { reset: token });
          const nextUrl = continueUrl && sameOriginPath(continueUrl, origin);
          return signInLink(config, app, { link: token, ...(nextUrl && { nextUrl }) });
        },
        countedAs: () => `app-code:${appId}:email`,
        bounds: (address, email) => [
          [`app-code:address:${address}`, mailsPerNetwork],
          [`app-code:${appId}`, mailsPerApp],
          [`app-code:to:${email}`, mailsToOne],
        ],
      },
    };
  };
}

export type FindAppPool = (appId: string) => Promise<AppPool | null>;

/** The pool that a call on the builder's host names; null where there is no published app. */
export const createFindAppPool =
  ({ findApp, appPoolOf }: { findApp: FindApp; appPoolOf: AppPoolOf }): FindAppPool =>
  async (appId) => {
    const app = await findApp(appId);
    return app?.publishedVersionId ? appPoolOf({ app, channel: 'published' }) : null;
  };
