import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { AppError } from '../../../http/app-error.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { AppPoolOf } from './app-pool.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { Visit } from './visit.ts';

type Deps = { people: AppUsersService; appPoolOf: AppPoolOf; signIn: SignInService };
type Given = { user_id: string; current_password: string; new_password: string };

export type ChangePassword = ReturnType<typeof createChangePassword>;

/** Another password for who is signed in. Throws `not-allowed` for somebody else's id, `password-too-weak`, `password-wrong`. */
export const createChangePassword =
  ({ people, appPoolOf, signIn }: Deps) =>
  async (visit: Visit, token: string, given: Given): Promise<void> => {
    const holder = await people.sessions.holderOf(visit.app.id, visit.channel, token);
    const row = holder && (await people.store.byId(visit.app.id, holder.id));
    if (!row) throw new AppError('not-signed-in');
    if (given.user_id !== holder.id) throw new AppError('not-allowed');
    if (isWeakPassword(given.new_password, holder.email)) throw new AppError('password-too-weak');
    const pool = appPoolOf(visit);
    const { sessionId } = holder;
    const proof = { password: given.current_password, sessionId: sessionId ?? holder.id };
    await signIn.password.prove(pool, row, proof, visit);
    await signIn.password.replace(pool, row, { password: given.new_password, sessionId }, visit);
  };
