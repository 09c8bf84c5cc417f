import type { AppUserId } from '@whittle/contract/ids';
import { nameFromEmail } from '@whittle/domain/accounts/name-from-email';
import { takesNewPeople } from '@whittle/domain/publishing/app-access';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import { countSignUp } from '../../../http/count-sign-up.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import { type AppUsersService, cleanName } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import type { Invitations } from './invitations.ts';
import type { PeoplePlaces } from './people-places.ts';
import { poolOf, type Visit } from './visit.ts';

/** Somebody who proved that an email is theirs: by a code, a link, an invitation, or their provider. */
export type Proven = { email: string; name?: string | undefined; openidSubject?: string | undefined };

type Deps = Pick<Adapters, 'clock' | 'config' | 'db'> & {
  people: Pick<AppUsersService, 'store' | 'sessions' | 'ownerOf'>;
  invitations: Invitations;
  places: PeoplePlaces;
  audit: AuditService;
};

export type SignInCompletion = ReturnType<typeof createSignInCompletion>;

/** What becomes of a proven email: the person of the app who has it, or a new one where the app takes any. */
export function createSignInCompletion({ clock, config, db, people, invitations, places, audit }: Deps) {
  const { store, sessions } = people;
  const rateLimits = createRateLimits({ db, clock });

  /**
   * The address is verified from now on. A password that somebody set before may be a stranger's who waited for this
   * moment: it goes, with every sign-in made by it, unless the registration's own code is brought from where it began
   * (`byOwnCode`), or the browser was signed in as this person before. People of one office share an address, so another
   * proof from there never saves a password.
   */
  const verify = async (row: AppUserRow, visit: Visit, { byOwnCode = false } = {}): Promise<AppUserRow> => {
    if (row.emailVerifiedAt !== null) return row;
    const isSameVisitor = (byOwnCode && row.registeredFrom === visit.address) || places.isOwnBrowser(row, visit);
    const verified = await store.set(row.appId, row.id, {
      emailVerifiedAt: clock.now(),
      registeredFrom: null,
      ...(!isSameVisitor && { passwordHash: null, knownPlaces: [] }),
    });
    if (!verified) throw new AppError('wrong-credentials');
    if (!isSameVisitor) await sessions.endAll(row.appId, row.id);
    else await sessions.forget(row.appId, row.id);
    await audit.record({
      event: 'email-verified',
      actor: { kind: 'app-user', id: row.id },
      appId: row.appId,
      target: row.email,
      address: visit.address,
    });
    return verified;
  };

  /** Gives the role of a pending invitation, which counts for a verified address only (S-07). */
  const acceptPending = async (row: AppUserRow, visit: Visit): Promise<AppUserRow> => {
    const invitation = await invitations.claim(row.appId, row.email);
    if (!invitation) return row;
    await audit.record({
      event: 'invitation-accepted',
      actor: { kind: 'app-user', id: row.id },
      appId: row.appId,
      target: row.email,
      address: visit.address,
      details: { role: invitation.role },
    });
    if (row.accountId !== null || row.role === invitation.role) return row;
    await sessions.forget(row.appId, row.id);
    const promoted = await store.set(row.appId, row.id, { role: invitation.role });
    await sessions.forget(row.appId, row.id);
    return promoted ?? row;
  };

  const findRow = async (appId: string, { email, openidSubject }: Proven): Promise<AppUserRow | null> =>
    (openidSubject ? await store.byOpenid(appId, openidSubject) : null) ?? (await store.byEmail(appId, email));

  return {
    verify,
    acceptPending,

    /** Throws `user-disabled`; for somebody new `signup-closed` where only invited people may join, or `too-many-sign-ups`. */
    async enter(visit: Visit, proven: Proven): Promise<{ row: AppUserRow; isNew: boolean }> {
      const { app } = visit;
      await people.ownerOf(app);
      let row = await findRow(app.id, proven);
      let isNew = false;
      if (!row) {
        const isInvited = await invitations.isInvited(app.id, proven.email);
        if (!takesNewPeople(app) && !isInvited)
          throw new AppError('signup-closed', { details: { reason: 'user_not_registered' } });
        const now = clock.now();
        const insert = () =>
          store.insert({
            appId: app.id,
            id: newId(now.getTime()),
            email: proven.email,
            passwordHash: null,
            fullName: cleanName(proven.name) ?? nameFromEmail(proven.email),
            createdAt: now,
            emailVerifiedAt: now,
            openidSubject: proven.openidSubject ?? null,
          });
        const counted = { pool: poolOf(app), address: visit.address, perHour: config.signUpsPerNetwork };
        // Invitations are counted where they are sent: a whole class may accept them from one room.
        row = await (isInvited ? insert() : countSignUp(rateLimits, counted, insert));
        isNew = row !== null;
        // Two sign-ins at once: the other one made the person.
        row ??= await findRow(app.id, proven);
        if (!row) throw new AppError('email-in-use');
        if (isNew) await recordSignUp(row, visit);
      }
      if (row.isDisabled) throw new AppError('user-disabled');
      // An address that changed hands at the provider does not hand over the person.
      if (proven.openidSubject && row.openidSubject !== null && row.openidSubject !== proven.openidSubject)
        throw new AppError('email-in-use');
      row = await verify(row, visit);
      if (proven.openidSubject && row.openidSubject === null)
        row = (await store.set(app.id, row.id, { openidSubject: proven.openidSubject })) ?? row;
      return { row: await acceptPending(row, visit), isNew };
    },

    /** The person of an id, who may sign in; throws `user-disabled`, `wrong-credentials` for somebody who is gone. */
    async byId(appId: string, id: AppUserId): Promise<AppUserRow> {
      const row = await store.byId(appId, id);
      if (!row) throw new AppError('wrong-credentials');
      if (row.isDisabled) throw new AppError('user-disabled');
      return row;
    },
  };

  function recordSignUp(row: AppUserRow, visit: Visit) {
    return audit.record({
      event: 'sign-up',
      actor: { kind: 'app-user', id: row.id },
      appId: row.appId,
      target: row.email,
      address: visit.address,
    });
  }
}
