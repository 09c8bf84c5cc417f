import { newId } from '../../../adapters/ids.ts';
import { failedAs } from '../../../http/app-error.ts';
import type { Origin, Way } from '../sign-in/pool.ts';
import type { AccountContext } from './account-context.ts';
import type { AccountRow } from './accounts.store.ts';

type Wanted = {
  email: string;
  passwordHash: string | null;
  /** Whether somebody has shown that the mailbox is theirs; else a mail asks them to. */
  isConfirmed: boolean;
  way: Way;
};

export type MakeAccount = ReturnType<typeof createMakeAccount>;

/**
 * Makes an account, however somebody signs up, and what has to be there with it: `finish` is part of the making. What
 * fails on the way leaves no account behind, so that the next try is not told that the address is in use.
 *
 * Answers null when the address has an account. Throws `account-create-failed` (AUTH-04), and `too-many-sign-ups` or
 * `too-many-attempts` when a network makes, or has mailed, too much (USER-10).
 */
export function createMakeAccount({ clock, pool, signIn, store, note }: Omit<AccountContext, 'makeAccount'>) {
  const { attempts, mails } = signIn;
  const prepare = async (account: AccountRow, { email, way }: Wanted, from: Origin) => {
    if (!account.emailVerifiedAt) {
      await mails.countAsked(pool, 'verify-email', email, from, null);
      await mails.send(pool, 'verify-email', { email });
    }
    await note('sign-up', account, from, { way });
  };

  return <T>(wanted: Wanted, from: Origin, finish: (account: AccountRow) => Promise<T>): Promise<T | null> =>
    attempts.countJoining(pool, from, async () => {
      let made: AccountRow | null = null;
      try {
        const now = clock.now();
        made = await store.insert({
          id: newId(now.getTime()),
          email: wanted.email,
          passwordHash: wanted.passwordHash,
          emailVerifiedAt: wanted.isConfirmed ? now : null,
          createdAt: now,
        });
        if (!made) return null;
        await prepare(made, wanted, from);
        return await finish(made);
      } catch (cause) {
        if (made) await store.remove(made.id).catch(() => undefined);
        return failedAs('account-create-failed')(cause);
      }
    });
}
