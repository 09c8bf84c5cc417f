import type { AccountId, AppId, VersionId } from '@whittle/contract/ids';
import type { EarlierPublishes } from '@whittle/contract/publishing';
import type { Adapters } from '../../adapters/adapters.ts';
import { appPublishes } from '../../adapters/database/schema.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { updateApp } from '../../core/apps/apps.store.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { AppError } from '../../http/app-error.ts';
import type { Publication } from '../../core/publications/publication.ts';
import { findPublication } from './publications.store.ts';
import type { Publisher } from './publishing-audit.ts';
import { takePlan } from './schedule/schedule.store.ts';

const listLength = 50;

type Deps = Pick<Adapters, 'db'> & { apps: AppsService; audit: AuditService };

export type PublishHistory = ReturnType<typeof createPublishHistory>;

/** What was public when, and taking an app back from the public. */
export function createPublishHistory({ db, apps, audit }: Deps) {
  return {
    note: (tx: Transaction, appId: AppId, versionId: VersionId, accountId: AccountId, at: Date) =>
      tx.insert(appPublishes).values({ appId, versionId, accountId, at }).onConflictDoNothing(),

    /** A version that was public before, as it was; throws `version-not-published`. */
    async earlier(appId: AppId, versionId: VersionId): Promise<Publication> {
      const publication = await findPublication(db, appId, versionId);
      if (!publication) throw new AppError('version-not-published');
      return publication;
    },

    /** Each version that was ever public once, with when it last became so; the newest first. */
    async list(account: { accountId: AccountId }, appId: AppId): Promise<EarlierPublishes> {
      const { publishedVersionId } = await apps.requireOwned(account, appId);
      const rows = await db.$client<{ versionId: string; at: Date; request: string | null }[]>`
        select p.version_id as "versionId", max(p.at) as at, left(max(v.user_request), 200) as request
        from app_publishes p join versions v on v.app_id = p.app_id and v.id = p.version_id
        where p.app_id = ${appId} group by p.version_id order by max(p.at) desc limit ${listLength}`;
      return {
        items: rows.map(({ versionId, at, request }) => ({
          ...{ versionId, publishedAt: at.toISOString(), request: request ?? '' },
          isPublic: versionId === publishedVersionId,
        })),
      };
    },

    /** Nobody but its owner sees the app from now on; its people, records and address stay. */
    async unpublish(account: Publisher, appId: AppId): Promise<void> {
      const { publishedVersionId } = await apps.requireOwned(account, appId);
      if (publishedVersionId === null) return;
      await apps.change(appId, async (tx) => {
        await takePlan(tx, appId, null);
        await updateApp(tx, appId, { publishedVersionId: null, publishedAt: null });
        const actor = { kind: 'account', id: account.accountId } as const;
        const { address } = account;
        await audit.record({ event: 'unpublished', actor, appId, target: publishedVersionId, address }, tx);
      });
    },
  };
}
