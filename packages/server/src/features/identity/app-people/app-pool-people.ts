import type { AppId } from '@whittle/contract/ids';
import { nameFromEmail } from '@whittle/domain/accounts/name-from-email';
import { takesNewPeople } from '@whittle/domain/publishing/app-access';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import type { CalledApp } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Origin, PoolName } from '../sign-in/pool.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { AppPool } from './app-pool.ts';
import { consentTo } from './consent.ts';
import { type AppUsersService, cleanName } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import type { Invitations } from './invitations.ts';

type Deps = Pick<Adapters, 'clock'> & {
  people: Pick<AppUsersService, 'store' | 'sessions' | 'ownerOf'>;
  invitations: Invitations;
  signIn: SignInService;
};

/** The people of one app's pool: whom an address belongs to, and who may join. */
export function createAppPoolPeople({ clock, people, invitations, signIn }: Deps) {
  const { store, sessions } = people;

  /** Gives the role of a pending invitation, which counts for a verified address only (S-07). */
  const acceptPending = async (pool: PoolName, row: AppUserRow, from: Origin): Promise<AppUserRow> => {
    const invitation = await invitations.claim(row.appId, row.email);
    if (!invitation) return row;
    await signIn.note(pool, 'invitation-accepted', row, from, { role: invitation.role });
    if (row.accountId !== null || row.role === invitation.role) return row;
    await sessions.forget(row.appId, row.id);
    const promoted = await store.set(row.appId, row.id, { role: invitation.role });
    await sessions.forget(row.appId, row.id);
    return promoted ?? row;
  };

  return (app: CalledApp, pool: PoolName & { appId: AppId }): AppPool['people'] => {
    const { appId } = pool;
    return {
      byId: (id) => store.byId(appId, id),
      byEmail: (email) => store.byEmail(appId, email),
      // Where somebody registered from counts until they have shown more.
      update: (id, change) => store.set(appId, id, { ...change, registeredFrom: null }),
      changePlaces: (id, change) => store.changePlaces(appId, id, change),
      // A provider is linked only where it vouches for the address: the link is the mailbox owner's already.
      unlinkProvider: async () => {},

      async find({ email, openidSubject }) {
        // The owner's person exists before anybody else's, so that nobody can take the owner's address.
        await people.ownerOf(app);
        const linked = openidSubject ? await store.byOpenid(appId, openidSubject) : null;
        const row = linked ?? (await store.byEmail(appId, email));
        const isLinkedElse = openidSubject && row?.openidSubject && row.openidSubject !== openidSubject;
        // An address that changed hands at the provider does not hand over the person.
        if (isLinkedElse && !row.isDisabled) throw new AppError('email-in-use');
        return row;
      },

      mayJoin: async (email) => takesNewPeople(app) || invitations.isInvited(appId, email),

      /** Throws `sign-up-closed` where only invited people may join, `too-many-sign-ups`. */
      async join({ email, name, openidSubject = null }, from) {
        const isInvited = await invitations.isInvited(appId, email);
        if (!takesNewPeople(app) && !isInvited)
          throw new AppError('sign-up-closed', { details: { reason: 'user_not_registered' } });
        const now = clock.now();
        const insert = () =>
          store.insert({
            ...{ appId, id: newId(now.getTime()), email, passwordHash: null, openidSubject },
            ...{ fullName: cleanName(name) ?? nameFromEmail(email), createdAt: now, emailVerifiedAt: now },
            consent: consentTo(app, now),
          });
        // Invitations are counted where they are sent: a whole class may accept them from one room.
        const row = await (isInvited ? insert() : signIn.attempts.countJoining(pool, from, insert));
        if (row) await signIn.note(pool, 'sign-up', row, from);
        return row;
      },

      async settle(row, { openidSubject }, from) {
        const isNewLink = openidSubject && row.openidSubject === null;
        const linked = isNewLink ? await store.set(appId, row.id, { openidSubject }) : null;
        return acceptPending(pool, linked ?? row, from);
      },
    };
  };
}
