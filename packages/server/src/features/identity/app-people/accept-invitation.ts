import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import type { Adapters } from '../../../adapters/adapters.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { SignInCompletion } from './complete-sign-in.ts';
import type { Invitations } from './invitations.ts';
import type { SignedInPerson, SignIn } from './sign-in.ts';
import type { Visit } from './visit.ts';

type Deps = Pick<Adapters, 'passwordHashes'> & {
  people: AppUsersService;
  invitations: Invitations;
  signInCompletion: SignInCompletion;
  signIn: SignIn;
};

export type AcceptInvitation = ReturnType<typeof createAcceptInvitation>;

/**
 * Accepting by the mailed link, which proves the address: with a password of one's own, or without one for who goes on
 * signing in by code or provider. Throws `invitation-invalid`, `password-too-weak`, `user-disabled`.
 */
export function createAcceptInvitation({ passwordHashes, people, invitations, signInCompletion, signIn }: Deps) {
  return async (
    visit: Visit,
    given: { token: string; password?: string | undefined; full_name?: string | undefined },
  ): Promise<SignedInPerson> => {
    const invitation = await invitations.byToken(visit.app.id, given.token);
    if (!invitation) throw new AppError('invitation-invalid');
    const { email } = invitation;
    const { password } = given;
    if (password !== undefined && isWeakPassword(password, email)) throw new AppError('password-too-weak');
    const passwordHash = password === undefined ? undefined : await passwordHashes.hash(password);
    const { row, isNew } = await signInCompletion.enter(visit, { email, name: given.full_name });
    // Entering took the invitation; whoever comes second with the same link finds it gone.
    if (passwordHash !== undefined) {
      await people.store.set(visit.app.id, row.id, { passwordHash });
      if (!isNew) await people.sessions.endAll(visit.app.id, row.id);
    }
    return signIn.begin(row, visit, 'invitation');
  };
}
