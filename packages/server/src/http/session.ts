import type { CollaboratorRole } from '@whittle/contract/collaborators';
import type { AccountId } from '@whittle/contract/ids';
import type { MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import type { Config } from '../config/config.ts';
import { AppError } from './app-error.ts';
import { isFromBuilder } from './cross-site.ts';
import type { AppEnv } from './env.ts';

/** A builder who is signed in. `provenAt` is when they last showed that it is them. */
export type SignedIn = {
  accountId: AccountId;
  email: string;
  isAdmin: boolean;
  /** True while the address has to be confirmed before anything else (AUTH-14). */
  mustVerifyEmail: boolean;
  sessionId: string;
  provenAt: Date;
  /** The role in an app that suffices for what is called; without it only its owner may. */
  suffices?: CollaboratorRole;
};

/**
 * Says who holds a credential, null when nobody does; the accounts slice provides it.
 * `bearer` is the token of an Authorization header, `cookie` the value of the session cookie; one of them is given.
 */
export type Authenticate = (credential: { bearer: string } | { cookie: string }) => Promise<SignedIn | null>;

export type SignedInEnv = AppEnv & { Variables: { account: SignedIn } };
export type MaybeSignedInEnv = AppEnv & { Variables: { account: SignedIn | null } };

/** What routes ask before they act. A handler reads `c.var.account`. */
export interface SessionGuards {
  /**
   * Who calls, null for a stranger; throws `wrong-origin` for a change that only a cookie vouches for from elsewhere, and
   * `email-not-verified` for an account that must confirm its address first.
   */
  identify(request: Request): Promise<SignedIn | null>;
  /** 401 for anybody who is not signed in. */
  requireAccount: MiddlewareHandler<SignedInEnv>;
  /** The same, but open to an account that has its address still to confirm: for what it needs to get that far. */
  requireSession: MiddlewareHandler<SignedInEnv>;
  /** `account` is null for a stranger. */
  optionalAccount: MiddlewareHandler<MaybeSignedInEnv>;
  /** 401 for a stranger, 403 for an account that is no platform admin. */
  requireAdmin: MiddlewareHandler<SignedInEnv>;
}

/**
 * The name of the builder's session cookie. `__Host-` binds it to one host, which keeps apps on neighbouring hosts from
 * planting one; browsers grant it over http on *.localhost only, so other plain-http installations go without.
 */
export function sessionCookieName(config: Pick<Config, 'publicUrl'>): '__Host-whittle' | 'whittle' {
  return isSecureOrigin(config.publicUrl) ? '__Host-whittle' : 'whittle';
}

/**
 * The session cookie of a request, undefined without one. Two of that name with different values come only where
 * `__Host-` is not granted and a neighbouring host planted one: nobody can say which, so neither counts (decision 048).
 */
export function readSessionCookie(header: string | null | undefined, name: string): string | undefined {
  const values = new Set(
    (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1)),
  );
  return values.size === 1 ? parse(header ?? '', name)[name] : undefined;
}

/** The domains above a host for which a neighbour can set cookies that this host receives, its own among them. */
export function plantableDomains(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl);
  if (isSecureOrigin(publicUrl) || !/[a-z]/i.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** Whether browsers treat an origin as secure: https, or http on a loopback name. */
export function isSecureOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

export function createSessionGuards(config: Config, authenticate: Authenticate): SessionGuards {
  const whoever = async (request: Request): Promise<SignedIn | null> => {
    const bearer = /^Bearer ([^\s]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (bearer) {
      const account = await authenticate({ bearer });
      if (account) return account;
    }
    const name = sessionCookieName(config);
    const cookie = readSessionCookie(request.headers.get('cookie'), name);
    if (!cookie) return null;
    if (!isFromBuilder(request, config.builderOrigin)) throw new AppError('wrong-origin');
    return authenticate({ cookie });
  };
  const identify = async (request: Request): Promise<SignedIn | null> => {
    const account = await whoever(request);
    if (account?.mustVerifyEmail) throw new AppError('email-not-verified');
    return account;
  };

  return {
    identify,
    requireSession: async (c, next) => {
      const account = await whoever(c.req.raw);
      if (!account) throw new AppError('not-signed-in');
      c.set('account', account);
      await next();
    },
    requireAccount: async (c, next) => {
      const account = await identify(c.req.raw);
      if (!account) throw new AppError('not-signed-in');
      c.set('account', account);
      await next();
    },
    optionalAccount: async (c, next) => {
      const account = await whoever(c.req.raw);
      c.set('account', account?.mustVerifyEmail ? null : account);
      await next();
    },
    requireAdmin: async (c, next) => {
      const account = await identify(c.req.raw);
      if (!account) throw new AppError('not-signed-in');
      if (!account.isAdmin) throw new AppError('not-allowed');
      c.set('account', account);
      await next();
    },
  };
}
