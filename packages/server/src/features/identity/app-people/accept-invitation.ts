import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import type { Adapters } from '../../../adapters/adapters.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { AppPoolOf, SignedInPerson } from './app-pool.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { Invitations } from './invitations.ts';
import type { Visit } from './visit.ts';

type Deps = Pick<Adapters, 'passwordHashes'> & {
  people: AppUsersService;
  invitations: Invitations;
  appPoolOf: AppPoolOf;
  signIn: SignInService;
};
type Given = { token: string; password?: string | undefined; full_name?: string | undefined };

export type AcceptInvitation = ReturnType<typeof createAcceptInvitation>;

/**
 * Accepting by the mailed link, which proves the address: with a password of one's own, or without one for who goes on
 * signing in by code or provider. Throws `invitation-invalid`, `password-too-weak`, `user-disabled`.
 */
export function createAcceptInvitation({ passwordHashes, people, invitations, appPoolOf, signIn }: Deps) {
  return async (visit: Visit, given: Given): Promise<SignedInPerson> => {
    const pool = appPoolOf(visit);
    const invitation = await invitations.byToken(visit.app.id, given.token);
    if (!invitation) throw new AppError('invitation-invalid');
    const { email } = invitation;
    const { password } = given;
    if (password !== undefined && isWeakPassword(password, email)) throw new AppError('password-too-weak');
    const passwordHash = password === undefined ? undefined : await passwordHashes.hash(password);
    const { member, isNew } = await signIn.enter(pool, { email, name: given.full_name }, visit, 'invitation');
    // Entering took the invitation; whoever comes second with the same link finds it gone.
    if (passwordHash !== undefined) {
      await people.store.set(visit.app.id, member.id, { passwordHash });
      if (!isNew) await people.sessions.endAll(visit.app.id, member.id);
    }
    return signIn.attempts.begin(pool, member, visit, 'invitation');
  };
}
