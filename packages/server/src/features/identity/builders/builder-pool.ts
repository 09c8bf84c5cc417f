import { limits } from '@whittle/contract/limits';
import { allowedTarget } from '@whittle/domain/addresses/allowed-target';
import type { Config } from '../../../config/config.ts';
import type { CodeMailKind, Pool } from '../sign-in/pool.ts';
import type { AccountRow, AccountsStore } from './accounts.store.ts';
import type { IdentitiesStore } from './google/identities.store.ts';
import type { Sessions, SignInResult } from './sessions/sessions.ts';

export type BuilderPool = Pool<AccountRow, SignInResult, CodeMailKind>;

/** Which page the link of a mail opens. */
const modes: Record<CodeMailKind, string> = {
  'sign-in-code': 'signIn',
  'verify-email': 'verifyEmail',
  'reset-password': 'resetPassword',
  'change-email': 'changeEmail',
};

type Deps = {
  config: Pick<Config, 'publicUrl' | 'builderOrigin'>;
  store: AccountsStore;
  identities: IdentitiesStore;
  sessions: Sessions;
  isSignUpOpen(): Promise<boolean>;
  join: BuilderPool['people']['join'];
};

/** The pool of builders. */
export const createBuilderPool = ({ config, store, identities, sessions, isSignUpOpen, join }: Deps): BuilderPool => ({
  id: 'builder',
  appId: null,
  actor: 'account',
  origin: config.publicUrl,
  exchangeMs: 5 * 60_000,
  entersUnconfirmed: true,
  people: {
    byId: store.byId,
    byEmail: store.byEmail,
    update: store.update,
    changePlaces: store.changePlaces,
    unlinkProvider: identities.unlinkAll,
    find: ({ email }) => store.byEmail(email),
    mayJoin: isSignUpOpen,
    join,
    settle: async (account) => account,
  },
  sessions: {
    start: async (account, from) => ({ ...(await sessions.start(account, from)), device: from.device }),
    endAll: ({ id }, keep) => sessions.endAll(id, keep ?? undefined),
    changed: sessions.changed,
  },
  mails: {
    brand: { appId: null, name: 'Whittle', accentColor: null, homeUrl: config.publicUrl },
    /** The token stands behind the #, which neither servers nor the sites that a page links to get to see. */
    linkTo(kind, token, typed) {
      const continueUrl = allowedTarget(typed, config.builderOrigin);
      const query = new URLSearchParams({ mode: modes[kind], ...(continueUrl && { continueUrl }) });
      return `${config.publicUrl}/auth/handler?${query}#token=${token}`;
    },
    countedAs: (kind) => `mail:builder:${kind}`,
    bounds: (address) => [[`mail:builder:network:${address}`, { max: limits.mailsPerNetwork, windowMs: 15 * 60_000 }]],
  },
});
