import type { AppId, AppUserId } from '@whittle/contract/ids';
import type { ErasureReport, PersonData } from '@whittle/contract/person-data';
import type { Adapters } from '../../adapters/adapters.ts';
import type { AuditRecord, AuditService } from '../../core/audit/audit.service.ts';
import { AppError } from '../../http/app-error.ts';
import { erasePerson, findPerson, type PersonRow, readHeld } from './person-data.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  audit: AuditService;
  /** Their tokens count no more, in any process. */
  forgetPerson(appId: AppId, id: AppUserId): Promise<unknown>;
  removeFiles(): void;
  recordsChanged(appId: AppId): void;
};
type OfApp = { id: AppId; name: string };
export type By = Required<Pick<AuditRecord, 'actor' | 'address'>>;

export type PersonDataService = ReturnType<typeof createPersonData>;

/** What an app holds of one person: to hand it over, and to erase it. */
export function createPersonData({ db, clock, audit, forgetPerson, removeFiles, recordsChanged }: Deps) {
  const personOf = async (appId: AppId, id: AppUserId): Promise<PersonRow> => {
    const person = await findPerson(db, appId, id);
    if (!person) throw new AppError('person-not-found');
    return person;
  };

  return {
    async read(app: OfApp, id: AppUserId): Promise<PersonData> {
      const found = await personOf(app.id, id);
      const { accountId: _, hasPassword: _has, createdAt, lastSeenAt, ...person } = found;
      return {
        app: { id: app.id, name: app.name },
        exportedAt: clock.now().toISOString(),
        person: { ...person, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt?.toISOString() ?? null },
        ...(await readHeld(db, app.id, found)),
      };
    },

    /** Throws `owner-stays-admin`, and `erasure-not-confirmed` where `typed` is not the person's address. */
    async erase(app: OfApp, id: AppUserId, typed: string, by: By): Promise<ErasureReport> {
      const person = await personOf(app.id, id);
      if (person.accountId !== null) throw new AppError('owner-stays-admin');
      if (typed.trim().toLowerCase() !== person.email.toLowerCase()) throw new AppError('erasure-not-confirmed');
      const { hasPurchases, ...numbers } = await db.$client.transaction((sql) =>
        erasePerson(sql, app.id, person, clock.now()),
      );
      await forgetPerson(app.id, id);
      // The line names nobody: what was erased must not come back with it.
      await audit.record({ ...by, event: 'user-erased', appId: app.id, target: id, details: { ...numbers } });
      removeFiles();
      recordsChanged(app.id);
      return { ...numbers, kept: ['audit-log', ...(hasPurchases ? (['purchases'] as const) : []), 'backups'] };
    },
  };
}
