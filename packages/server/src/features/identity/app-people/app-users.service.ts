import type { AppUser } from '@whittle/contract/app-users';
import type { AppId, AppUserId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { nameFromEmail } from '@whittle/domain/accounts/name-from-email';
import { oneLine } from '@whittle/domain/accounts/one-line';
import { isStorableText } from '@whittle/domain/entities/json';
import { readRecordChange } from '@whittle/domain/entities/record-input';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import type { ProcessLink } from '../../../adapters/realtime/process-link.ts';
import { createShortCache } from '../../../adapters/short-cache.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppPerson, CalledApp, Channel, FindApp, FindEntity } from '../../../http/app-caller.ts';
import { createAppSessions, toPerson } from './app-sessions.ts';
import { createAppUsersStore } from './app-users.store.ts';
import { createStandIns, standInOf } from './stand-in.ts';
import { ownFields, ownFieldsIn, presentUser, type VisibleUser } from './user-entity.ts';

type Account = { accountId: string; email: string };

const maxNameChars = 200;

type Deps = Pick<Adapters, 'db' | 'clock' | 'secrets'> & {
  link: ProcessLink;
  findApp: FindApp;
  findEntity: FindEntity;
  /** The email of a builder's account. */
  accountEmail(accountId: string): Promise<string>;
};

export type AppUsersService = ReturnType<typeof createAppUsersService>;

/** The people of apps: a pool per app, separate from builders and from each other (S-04). */
export function createAppUsersService({ db, clock, secrets, link, findApp, findEntity, accountEmail }: Deps) {
  const store = createAppUsersStore(db);
  const sessions = createAppSessions({ db, clock, secrets, link, store });
  const owners = createShortCache<AppPerson>(clock, 60_000);

  const present = async (row: VisibleUser, channel: Channel): Promise<AppUser> =>
    presentUser(row, await findEntity(row.appId, channel, 'User'));

  /**
   * The owner's own person in the app, an admin, made when it is asked for first. It has no password: the owner comes in
   * through the builder. Who edits the app with its owner acts as that person too (docs/decisions/110).
   */
  const ownerPerson = async (appId: AppId, by: Account): Promise<AppPerson> => {
    const ownerId = (await findApp(appId))?.ownerId;
    if (ownerId === undefined || ownerId === by.accountId) return personOfAccount(appId, by);
    return personOfAccount(appId, { accountId: ownerId, email: await accountEmail(ownerId) });
  };

  const personOfAccount = async (appId: AppId, { accountId, email }: Account): Promise<AppPerson> => {
    const key = `${appId}:${accountId}`;
    const known = owners.get(key);
    if (known) return known;
    const now = clock.now();
    const row = await store.upsertForAccount({
      appId,
      id: newId(now.getTime()),
      accountId,
      email,
      passwordHash: null,
      fullName: nameFromEmail(email),
      createdAt: now,
    });
    if (!row) throw new Error(`the address of account ${accountId} belongs to somebody else in app ${appId}`);
    owners.set(key, toPerson(row));
    return toPerson(row);
  };

  /** The person of the app's owner. */
  const ownerOf = async ({ id, ownerId }: CalledApp): Promise<AppPerson> =>
    personOfAccount(id, { accountId: ownerId, email: await accountEmail(ownerId) });

  return {
    store,
    sessions,
    present,
    ownerPerson,
    ownerOf,
    authenticate: sessions.authenticate,
    issuePreviewToken: sessions.issuePreviewToken,
    ...createStandIns(secrets),

    /** Throws `record-not-found` for a person who is gone. */
    async get(appId: AppId, channel: Channel, id: AppUserId): Promise<AppUser> {
      const row = standInOf(appId, id, clock.now()) ?? (await store.byId(appId, id));
      if (!row) throw new AppError('record-not-found');
      return present(row, channel);
    },

    /**
     * Changes the name and the app's own fields; address, role and everything else of the server stay (S-08).
     * `beforeWriting` runs once the body is known to be right.
     */
    async update(
      appId: AppId,
      channel: Channel,
      id: AppUserId,
      body: unknown,
      beforeWriting: () => Promise<void> = async () => {},
    ): Promise<AppUser> {
      const declared = await findEntity(appId, channel, 'User');
      const change = readRecordChange(ownFields(declared), ownFieldsIn(body, declared));
      if (!change.ok) throw new AppError('record-invalid', { message: change.message, fields: change.fields });
      await beforeWriting();
      const fullName = cleanName((body as { full_name?: unknown }).full_name);
      const row = await store.update(appId, id, { data: change.data, fullName, now: clock.now() });
      if (row) return present(row, channel);
      if (!(await store.byId(appId, id))) throw new AppError('record-not-found');
      const message = `The fields of a person may hold ${limits.userDataMaxBytes.toLocaleString('en')} bytes together.`;
      throw new AppError('too-large', { message });
    },
  };
}

/** A name as one line, without what is not seen; undefined for what is no name: then the present one stays. */
export function cleanName(value: unknown): string | undefined {
  if (typeof value !== 'string' || !isStorableText(value)) return undefined;
  return oneLine(value, maxNameChars) || undefined;
}
