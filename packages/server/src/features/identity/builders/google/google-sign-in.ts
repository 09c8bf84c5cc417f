import type { GoogleProblem } from '@whittle/contract/accounts';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import type { OpenIdProfile } from '../../../../adapters/openid/openid.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { SignedIn } from '../../../../http/session.ts';
import type { Origin } from '../../sign-in/pool.ts';
import type { AccountContext } from '../account-context.ts';
import type { AccountRow } from '../accounts.store.ts';
import type { SignInResult } from '../sessions/sessions.ts';

/** `password-needed`: the address has an account, and nobody has shown yet that both belong to one person. */
type GoogleResult =
  | { ok: true; result: SignInResult }
  | { ok: false; problem: GoogleProblem }
  | { ok: false; problem: 'password-needed'; email: string };

/** Builders whom a provider vouches for. */
export function createGoogleSignIn(context: AccountContext) {
  const { clock, passwordHashes, pool, store, identities, sessions, signIn } = context;

  const enter = async (account: AccountRow, from: Origin): Promise<GoogleResult> => {
    if (account.isDisabled) {
      await signIn.noteRefused(pool, account.email, from, { way: 'google' });
      return { ok: false, problem: 'disabled' };
    }
    return { ok: true, result: await signIn.attempts.begin(pool, account, from, 'google') };
  };

  const signUp = (email: string, { emailVerified }: OpenIdProfile, from: Origin): Promise<AccountRow | null> => {
    const wanted = { email, passwordHash: null, isConfirmed: emailVerified, way: 'google' } as const;
    return context.makeAccount(wanted, from, async (account) => account);
  };

  return {
    /**
     * Whom the provider knows is let in. An account with the same address is linked only when the provider and we have
     * both seen that its owner reads that mailbox; otherwise its password decides.
     */
    async signIn(profile: OpenIdProfile, from: Origin): Promise<GoogleResult> {
      const known = await identities.accountOf(profile);
      if (known) return enter(known, from);
      const email = normaliseEmail(profile.email);
      if (!email) return { ok: false, problem: 'no-email' };
      const present = await store.byEmail(email);
      if (!present && !(await pool.people.mayJoin(email))) return { ok: false, problem: 'sign-up-closed' };
      const made = present ? null : await signUp(email, profile, from).catch(problemOf);
      if (made && 'problem' in made) return { ok: false, problem: made.problem };
      const account = made ?? present ?? (await store.byEmail(email));
      if (!account) return { ok: false, problem: 'refused' };
      if (account.isDisabled) return enter(account, from);
      const isSamePerson = made !== null || (profile.emailVerified && account.emailVerifiedAt !== null);
      if (!isSamePerson) return { ok: false, problem: 'password-needed', email };
      if (!(await identities.link(account.id, profile, clock.now()))) return { ok: false, problem: 'identity-taken' };
      return enter(account, from);
    },

    /** Links by the password of the account with the profile's address, and signs in. Throws like a sign-in. */
    async connect(profile: OpenIdProfile, password: string, from: Origin): Promise<SignInResult> {
      const email = normaliseEmail(profile.email) ?? '';
      return signIn.attempts.count(pool, email, from, async (account) => {
        const isRight = await passwordHashes.verify(password, account?.passwordHash);
        if (!account || !isRight) throw new AppError('wrong-credentials');
        if (account.isDisabled) throw new AppError('user-disabled');
        if (!(await identities.link(account.id, profile, clock.now()))) throw new AppError('identity-taken');
        if (profile.emailVerified && !account.emailVerifiedAt)
          await store.update(account.id, { emailVerifiedAt: clock.now() });
        return signIn.attempts.begin(pool, (await store.byId(account.id)) ?? account, from, 'google');
      });
    },

    /** Another way in for somebody who is signed in. False when that person belongs to another account. */
    link: ({ accountId }: SignedIn, profile: OpenIdProfile): Promise<boolean> =>
      identities.link(accountId, profile, clock.now()),

    /** Throws `last-way-in` for an account that could then not be entered any more, `proof-needed`. */
    async unlink(signedIn: SignedIn): Promise<void> {
      sessions.requireReauthentication(signedIn);
      const account = await store.byId(signedIn.accountId);
      if (!account) throw new AppError('not-signed-in');
      if (account.passwordHash === null && account.emailVerifiedAt === null) throw new AppError('last-way-in');
      await identities.unlinkAll(account.id);
    },
  };
}

/** A page of the provider led here, so what went wrong is said by the page that follows. */
function problemOf(error: unknown): { problem: GoogleProblem } {
  if (!(error instanceof AppError)) throw error;
  return { problem: error.code === 'account-create-failed' ? 'account-create-failed' : 'too-many-sign-ups' };
}
