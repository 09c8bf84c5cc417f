import type { AppSignInResponse, AppUser } from '@whittle/contract/app-users';
import type { AppId, AppUserId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { nameFromEmail } from '@whittle/domain/accounts/name-from-email';
import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { isStorableText } from '@whittle/domain/entities/json';
import { readRecordChange } from '@whittle/domain/entities/record-input';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import { hashPassword, verifyPassword } from '../../adapters/passwords.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import { createShortCache } from '../../adapters/short-cache.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppPerson, CalledApp, Channel, FindEntity } from '../../http/app-caller.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { appSessionMs, createAppTokens } from './app-tokens.ts';
import { type AppUserRow, createAppUsersStore } from './app-users.store.ts';
import { createOwnerEntry } from './owner-entry.ts';
import { ownFields, presentUser } from './user-entity.ts';

type Credentials = { email: string; password: string; full_name?: string };
type Account = { accountId: string; email: string };

/** How long a call may go by what was known of a person a moment ago. */
const rememberMs = 5_000;
const maxNameChars = 200;

type Deps = Pick<Adapters, 'db' | 'clock' | 'secrets'> & {
  findEntity: FindEntity;
  /** The e-mail of a builder's account. */
  accountEmail(accountId: string): Promise<string>;
};

export type AppUsersService = ReturnType<typeof createAppUsersService>;

/** The people of apps: a pool per app, separate from builders and from each other (S-04). */
export function createAppUsersService({ db, clock, secrets, findEntity, accountEmail }: Deps) {
  const store = createAppUsersStore(db);
  const tokens = createAppTokens(secrets);
  const rateLimits = createRateLimits({ db, clock });
  const people = createShortCache<AppPerson>(clock, rememberMs);
  const owners = createShortCache<AppPerson>(clock, 60_000);

  const present = async (row: AppUserRow, channel: Channel): Promise<AppUser> =>
    presentUser(row, await findEntity(row.appId, channel, 'User'));

  const signedIn = async (row: AppUserRow, channel: Channel): Promise<AppSignInResponse> => {
    await store.touch(row.appId, row.id, clock.now());
    return {
      access_token: await tokens.sign(row.appId, row.id, channel, appSessionMs),
      user: await present(row, channel),
    };
  };

  /**
   * The owner's own person in the app, an admin, made when it is asked for first. It has no password: the owner comes in
   * through the builder.
   */
  const ownerPerson = async (appId: AppId, { accountId, email }: Account): Promise<AppPerson> => {
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
    ownerPerson(id, { accountId: ownerId, email: await accountEmail(ownerId) });

  const attempt = <T>(appId: AppId, email: string, address: string, work: () => Promise<T>) =>
    countAttempt(rateLimits, { pool: `app:${appId}`, account: email, address }, work);

  return {
    ownerPerson,
    ownerOf,
    entry: createOwnerEntry({ secrets, rateLimits }),

    /** A token for a person of the app; `lifetimeMs` defaults to that of a sign-in. */
    issueToken: (
      appId: AppId,
      userId: AppUserId,
      channel: Channel,
      lifetimeMs: number = appSessionMs,
    ): Promise<string> => tokens.sign(appId, userId, channel, lifetimeMs),

    /** Who holds a token; null when it is not valid for this app and channel, or the person is disabled or gone. */
    async authenticate(appId: AppId, channel: Channel, token: string): Promise<AppPerson | null> {
      const key = `${appId}:${channel}:${token}`;
      const known = people.get(key);
      if (known) return known;
      const userId = await tokens.verify(appId, channel, token);
      const row = userId ? await store.byId(appId, userId) : null;
      if (!row || row.isDisabled) return null;
      people.set(key, toPerson(row));
      return toPerson(row);
    },

    /** Opens an account in the app's pool with the role user. Errors: those of signing up as a builder (AUTH-11). */
    async register(app: CalledApp, channel: Channel, typed: Credentials, address: string): Promise<AppSignInResponse> {
      const email = normaliseEmail(typed.email);
      if (!email) throw new AppError('email-invalid');
      if (isWeakPassword(typed.password, email)) throw new AppError('password-too-weak');
      return attempt(app.id, email, address, async () => {
        // The owner's person exists before anybody else's, so that nobody can take the owner's address.
        await ownerOf(app);
        const now = clock.now();
        const row = await store.insert({
          appId: app.id,
          id: newId(now.getTime()),
          email,
          passwordHash: await hashPassword(typed.password),
          fullName: cleanName(typed.full_name) || nameFromEmail(email),
          createdAt: now,
        });
        if (!row) throw new AppError('email-in-use');
        return signedIn(row, channel);
      });
    },

    async logIn(app: CalledApp, channel: Channel, typed: Credentials, address: string): Promise<AppSignInResponse> {
      const email = normaliseEmail(typed.email);
      if (!email) throw new AppError('email-invalid');
      return attempt(app.id, email, address, async () => {
        const row = await store.byEmail(app.id, email);
        if (!(await verifyPassword(typed.password, row?.passwordHash))) throw new AppError('wrong-credentials');
        if (row!.isDisabled) throw new AppError('user-disabled');
        return signedIn(row!, channel);
      });
    },

    /** Throws `record-not-found` for a person who is gone. */
    async get(appId: AppId, channel: Channel, id: AppUserId): Promise<AppUser> {
      const row = await store.byId(appId, id);
      if (!row) throw new AppError('record-not-found');
      return present(row, channel);
    },

    /** Changes the name and the app's own fields; address, role and everything else of the server stay (S-08). */
    async update(appId: AppId, channel: Channel, id: AppUserId, body: unknown): Promise<AppUser> {
      const change = readRecordChange(ownFields(await findEntity(appId, channel, 'User')), body);
      if (!change.ok) throw new AppError('record-invalid', { message: change.message, fields: change.fields });
      const fullName = cleanName((body as { full_name?: unknown }).full_name);
      const row = await store.update(appId, id, { data: change.data, fullName, now: clock.now() });
      if (row) return present(row, channel);
      if (!(await store.byId(appId, id))) throw new AppError('record-not-found');
      const message = `The fields of a person may hold ${limits.userDataMaxBytes.toLocaleString('en')} bytes together.`;
      throw new AppError('too-large', { message });
    },
  };
}

const toPerson = ({ id, email, fullName, role }: AppUserRow): AppPerson => ({ id, email, fullName, role });

/** Undefined for what is no name: then the present one stays. */
function cleanName(value: unknown): string | undefined {
  if (typeof value !== 'string' || !isStorableText(value)) return undefined;
  return value.trim().slice(0, maxNameChars) || undefined;
}
