import { setTimeout as sleep } from 'node:timers/promises';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { newId } from '../../../adapters/ids.ts';
import { AppError } from '../../../http/app-error.ts';
import { countAttempt } from '../../../http/count-attempt.ts';
import { isSecureOrigin } from '../../../http/session.ts';
import type { Redeemed } from '../codes/one-time-codes.ts';
import { type AccountContext, builderPool } from './account-context.ts';
import type { AccountRow } from './accounts.store.ts';
import type { CustomToken, Origin, PoolCalls } from './pool-calls.ts';
import type { SignInResult } from './sessions/sessions.ts';

const exchangeMs = 5 * 60_000;
const exchangeAudience = (tenantId: string) => `custom-token:${tenantId}`;
/** Every answer takes at least this long, so that its delay does not tell whether a mail was written. */
const answerMs = 150;

/** Runs `work`, and answers no sooner than after a delay that hides how much there was to do. */
export async function inUniformTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(answerMs)]);
  return result;
}

/**
 * Signing in by what comes in a mail: a code that is typed, or a link. Whoever reads the mailbox owns the account, so an
 * address without one gets an account, where sign-up is open.
 */
export function createMailboxSignIn(context: AccountContext) {
  const { clock, config, secrets, store, identities, sessions, codes, mails, places, rateLimits, note } = context;
  /** Elsewhere an app could plant the cookie of a stranger's browser (decision 012). */
  const trustsDeviceCookie = isSecureOrigin(config.publicUrl);

  /**
   * The account of somebody who has shown that a mailbox is theirs. An account that nobody had confirmed until now may
   * have been made by anybody: its password, its Google link and its sessions end here, unless it is entered from a browser
   * that was signed in to it before, where both belong to one person.
   */
  const accountOf = async (email: string, from: Origin): Promise<AccountRow> => {
    const now = clock.now();
    const found = await store.byEmail(email);
    if (!found) {
      await context.requireOpenSignUp();
      const wanted = { email, passwordHash: null, isConfirmed: true, way: 'code' } as const;
      return (await context.makeAccount(wanted, from, async (account) => account)) ?? accountOf(email, from);
    }
    if (found.isDisabled) {
      await context.noteRefused(email, from, { way: 'code' });
      throw new AppError('user-disabled');
    }
    if (found.emailVerifiedAt) return found;
    const isOwnBrowser = trustsDeviceCookie && places.of(found, from)?.kind === 'device';
    const change = isOwnBrowser
      ? { emailVerifiedAt: now }
      : { emailVerifiedAt: now, passwordHash: null, knownPlaces: [] };
    await store.update(found.id, change);
    if (isOwnBrowser) await sessions.changed();
    else {
      await identities.unlinkAll(found.id);
      await sessions.endAll(found.id);
    }
    await note('email-verified', found, from);
    return { ...found, ...change };
  };

  const sendMagicLink: PoolCalls['sendMagicLink'] = async ({ email: typed, continueUrl }, from) => {
    const email = normaliseEmail(typed);
    if (!email) throw new AppError('email-address-invalid');
    const account = await store.byEmail(email);
    await mails.countAsked('sign-in-code', email, from.address, places.of(account, from));
    await inUniformTime(async () => {
      const mayEnter = account ? !account.isDisabled : await context.isSignUpOpen();
      if (mayEnter) await mails.sendCode('sign-in-code', { email, continueUrl });
    }).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('magic-link-send-failed', { cause });
    });
  };

  const validateOtp = async ({ email: typed, otp }: { email: string; otp: string }, from: Origin) => {
    const email = normaliseEmail(typed);
    if (!email) throw new AppError('email-address-invalid');
    const place = await places.ofEmail(email, from);
    return countAttempt(rateLimits, { pool: builderPool, account: email, address: from.address, place }, async () => {
      const redeemed = await codes.redeemCode({ pool: builderPool, purpose: 'sign-in', email, code: otp, place });
      if (!redeemed.ok) {
        await context.noteRefused(email, from, { way: 'code', problem: redeemed.problem });
        throw codeError(redeemed);
      }
      const account = await accountOf(email, from);
      return customToken(account);
    });
  };

  const customToken = async (account: AccountRow): Promise<CustomToken> => ({
    customToken: await secrets.signToken(
      exchangeAudience(builderPool),
      { sub: account.id, jti: newId(), at: clock.now().getTime() },
      exchangeMs,
    ),
    tenantId: builderPool,
  });

  return {
    /** The calls of AUTH-06, AUTH-08 and AUTH-09 that need no password. */
    sendMagicLink,
    validateOtp,

    /** A session for the answer of `validateOtp`, once. Throws `code-wrong` for a token of another pool or used before. */
    async exchange({ customToken: typed, tenantId }: CustomToken, from: Origin): Promise<SignInResult> {
      const claims = tenantId === builderPool ? await secrets.verifyToken(exchangeAudience(tenantId), typed) : null;
      const { sub, jti, at } = claims ?? {};
      if (typeof sub !== 'string' || typeof jti !== 'string' || typeof at !== 'number')
        throw new AppError('code-wrong');
      const isFirst = await rateLimits.takeOnce(`custom-token:${jti}`, new Date(at));
      const account = isFirst ? await store.byId(sub) : null;
      if (!account || account.isDisabled) throw new AppError('code-wrong');
      await note('sign-in', account, from, { way: 'code' });
      return sessions.start(account, from);
    },

    /** Signs in by a link's token. Throws `magic-link-invalid`, `user-disabled`. */
    async openLink(token: string, from: Origin): Promise<SignInResult> {
      const redeemed = await codes.redeemToken({ pool: builderPool, purpose: 'sign-in', token });
      if (!redeemed.ok) throw new AppError('magic-link-invalid');
      const account = await accountOf(redeemed.email, from);
      await note('sign-in', account, from, { way: 'link' });
      return sessions.start(account, from);
    },
  };
}

/** AUTH-09: what somebody hears whose code did not open anything. */
export const codeError = ({ problem }: Extract<Redeemed, { ok: false }>): AppError =>
  new AppError(problem === 'attempts-exceeded' ? 'attempts-exceeded' : 'magic-link-invalid');
