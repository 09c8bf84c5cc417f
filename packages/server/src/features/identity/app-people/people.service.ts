import type { AppId, AppUserId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { AccessMode, AppAccess, ChangeAccess, ChangePerson, PeoplePage, Person } from '@whittle/contract/people';
import type { Adapters } from '../../../adapters/adapters.ts';
import { AppError } from '../../../http/app-error.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import type { App, AppsService } from '../../../core/apps/apps.service.ts';
import { updateApp } from '../../../core/apps/apps.store.ts';
import type { SettingsGate } from '../../../core/plans/settings-gate.ts';
import type { AuditRecord, AuditService } from '../../../core/audit/audit.service.ts';
import type { Publications } from '../../../core/publications/publication.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { AppUserRow } from './app-users.store.ts';
import type { Invitations } from './invitations.ts';
import { pageOfPeople } from './people.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config'> & {
  apps: AppsService;
  publishing: Pick<Publications, 'accessOf'>;
  people: AppUsersService;
  audit: AuditService;
  settingsGate: SettingsGate;
  invitations: Pick<Invitations, 'claim'>;
};
/** What of the access is a setting of the app, which some plans have not (EDIT-04). */
const settingKeys = ['isSignupEnabled', 'termsOfServiceLink', 'privacyPolicyLink', 'supportEmail'] as const;
/** The owner in the builder or an admin of the app, and where they call from. */
export type By = Required<Pick<AuditRecord, 'actor' | 'address'>>;
type OwnersApp = Pick<App, 'id'>;

export type PeopleService = ReturnType<typeof createPeopleService>;

/** What an app's owner and admins do with its people, and the owner with who may become one. Each act is in the audit log. */
export function createPeopleService({
  db,
  clock,
  config,
  apps,
  publishing,
  people,
  audit,
  settingsGate,
  invitations,
}: Deps) {
  const { store, sessions } = people;

  const personOf = async (appId: AppId, id: AppUserId): Promise<AppUserRow> => {
    const row = await store.byId(appId, id);
    if (!row) throw new AppError('person-not-found');
    if (row.accountId !== null) throw new AppError('owner-stays-admin');
    return row;
  };

  const accessOf = async (app: App): Promise<AppAccess> => {
    const [effectiveMode, neededPlan] = await Promise.all([publishing.accessOf(app), settingsGate.neededBy(app)]);
    return { ...toAccess(app, effectiveMode), ...(neededPlan !== null && { neededPlan }) };
  };
  const toAccess = (app: App, effectiveMode: AccessMode): AppAccess => ({
    accessMode: app.accessMode,
    effectiveMode,
    isSignupEnabled: app.isSignupEnabled,
    termsOfServiceLink: app.termsOfServiceLink,
    privacyPolicyLink: app.privacyPolicyLink,
    supportEmail: app.supportEmail,
    allowedOrigins: app.allowedOrigins,
    embedders: app.embedders,
    publishedUrl: app.publishedVersionId ? publishedOrigin(config, app) : null,
  });

  return {
    async list(app: App, query: { search: string; after?: string | undefined }): Promise<PeoplePage> {
      await people.ownerOf(app);
      const limit = limits.peoplePageLength;
      const { rows, total } = await pageOfPeople(db, app.id, { ...query, limit: limit + 1 });
      const items = rows.slice(0, limit).map(toOwnersView);
      return { items, total, next: rows.length > limit ? items.at(-1)!.id : null };
    },

    /**
     * Takes effect at once: a disabled person's tokens die, another role counts from the next call on. An address that is
     * vouched for gets what a proven one gets: the role of its invitation.
     */
    async change(
      app: OwnersApp,
      id: AppUserId,
      { role, isDisabled, isVerified }: ChangePerson,
      by: By,
    ): Promise<Person> {
      const before = await personOf(app.id, id);
      const isNewlyProven = isVerified === true && before.emailVerifiedAt === null;
      const invitation = isNewlyProven ? await invitations.claim(app.id, before.email) : null;
      const after = await store.set(app.id, id, {
        role: role ?? invitation?.role ?? before.role,
        isDisabled: isDisabled ?? before.isDisabled,
        ...(isNewlyProven && { emailVerifiedAt: clock.now(), registeredFrom: null }),
      });
      if (!after) throw new AppError('person-not-found');
      if (after.isDisabled) await sessions.endAll(app.id, id);
      else await sessions.forget(app.id, id);
      const line = { ...by, appId: app.id, target: before.email };
      if (isNewlyProven) await audit.record({ ...line, event: 'email-verified' });
      if (after.role !== before.role)
        await audit.record({ ...line, event: 'role-changed', details: { from: before.role, to: after.role } });
      if (after.isDisabled !== before.isDisabled)
        await audit.record({ ...line, event: after.isDisabled ? 'user-disabled' : 'user-enabled' });
      return toOwnersView(after);
    },

    /** As `change`, for whoever calls with all fields of a person: what they have already is no change. */
    async giveRole(app: OwnersApp, id: AppUserId, role: string, by: By): Promise<void> {
      if ((await store.byId(app.id, id))?.role !== role) await this.change(app, id, { role }, by);
    },

    /** As `change`: somebody of the app vouches for the address of another one. */
    async vouch(app: OwnersApp, id: AppUserId, by: By): Promise<void> {
      const present = await store.byId(app.id, id);
      if (present && present.accountId === null && present.emailVerifiedAt === null)
        await this.change(app, id, { isVerified: true }, by);
    },

    /** The person leaves the app with all their sign-ins; what they wrote stays. */
    async remove(app: OwnersApp, id: AppUserId, by: By): Promise<void> {
      const { email } = await personOf(app.id, id);
      await store.remove(app.id, id);
      await sessions.forget(app.id, id);
      await audit.record({ ...by, event: 'user-removed', appId: app.id, target: email });
    },

    accessOf,

    /** SIGN-04: signing up is opened for an app that people can reach. */
    async changeAccess(app: App, change: ChangeAccess, by: By): Promise<AppAccess> {
      if (change.isSignupEnabled && !app.isSignupEnabled && !app.publishedVersionId)
        throw new AppError('app-not-published');
      const isSetting = settingKeys.some((key) => change[key] !== undefined && change[key] !== app[key]);
      if (isSetting) await settingsGate.require(app);
      await apps.change(app.id, async (tx) => {
        await updateApp(tx, app.id, change);
        await audit.record({ ...by, event: 'app-access-changed', appId: app.id, details: change }, tx);
      });
      const changed = await apps.find(app.id);
      if (!changed) throw new AppError('app-not-found');
      return accessOf(changed);
    },
  };
}

const toOwnersView = (row: AppUserRow): Person => ({
  id: row.id,
  email: row.email,
  fullName: row.fullName,
  role: row.role,
  isOwner: row.accountId !== null,
  isDisabled: row.isDisabled,
  isVerified: row.emailVerifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});
