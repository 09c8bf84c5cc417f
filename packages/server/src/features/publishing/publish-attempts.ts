import type { AccountId, AppId } from '@whittle/contract/ids';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { publishAttempts } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { updateApp } from '../../core/apps/apps.store.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { AppError } from '../../http/app-error.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  apps: Pick<AppsService, 'change' | 'requireOwned'>;
  link: Pick<ProcessLink, 'processId' | 'alive'>;
};

/** A row that could not be removed, since the database was away, is believed no longer than this. */
const believedMs = 600_000;

type Attempt = typeof publishAttempts.$inferSelect;

/**
 * What became of a publish that nobody waits for any more: it goes on when its window is closed, and may fail then, or end
 * with its process. The app says so until somebody saw it or the next publish succeeds (PUB-28).
 */
export function createPublishAttempts({ db, clock, log, apps, link }: Deps) {
  const failed = async ({ id, appId, beganAt, isPlanned }: Attempt, problem: string): Promise<void> => {
    if (isPlanned) return void (await db.delete(publishAttempts).where(eq(publishAttempts.id, id)));
    await apps.change(appId, async (tx) => {
      const ours = await tx.delete(publishAttempts).where(eq(publishAttempts.id, id)).returning();
      if (ours.length > 0) await updateApp(tx, appId, { failedPublish: { at: beganAt.toISOString(), problem } });
    });
  };

  return {
    /** A publish ends its attempt itself, in its own transaction. */
    async during<T>(
      { appId, slug, isPlanned }: { appId: AppId; slug: string; isPlanned: boolean },
      publish: (attemptId: string) => Promise<T>,
    ): Promise<T> {
      const attempt = { id: newId(), appId, processId: link.processId, beganAt: clock.now(), slug, isPlanned };
      await db.insert(publishAttempts).values(attempt);
      try {
        return await publish(attempt.id);
      } catch (error) {
        const code = error instanceof AppError ? error.code : 'internal';
        // One that cannot be noted now is noted as interrupted once this process is gone.
        await failed(attempt, code).catch((err: unknown) => log.warn({ err, appId }, 'a failed publish was not noted'));
        throw error;
      }
    },

    /** Whether another process publishes the app, or one at the address, right now. */
    async isElsewhere(what: { appId: AppId } | { slug: string }): Promise<boolean> {
      const [row] = await db
        .select({ id: publishAttempts.id })
        .from(publishAttempts)
        .where(
          and(
            'slug' in what ? eq(publishAttempts.slug, what.slug) : eq(publishAttempts.appId, what.appId),
            ne(publishAttempts.processId, link.processId),
            gt(publishAttempts.beganAt, new Date(clock.now().getTime() - believedMs)),
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    async succeeded(tx: Transaction, appId: AppId, attemptId: string): Promise<void> {
      await tx.delete(publishAttempts).where(eq(publishAttempts.id, attemptId));
      await updateApp(tx, appId, { failedPublish: null });
    },

    /** Notes the publishes of processes that ended in the middle of them. */
    async settleDead(): Promise<void> {
      const others = await db.select().from(publishAttempts).where(ne(publishAttempts.processId, link.processId));
      if (others.length === 0) return;
      const living = await link.alive([...new Set(others.map(({ processId }) => processId))]);
      for (const attempt of others) if (!living.has(attempt.processId)) await failed(attempt, 'publish-interrupted');
    },

    /** It was seen. */
    async forget(account: { accountId: AccountId }, appId: AppId): Promise<void> {
      const app = await apps.requireOwned(account, appId);
      if (app.failedPublish === null) return;
      await apps.change(appId, (tx) => updateApp(tx, appId, { failedPublish: null }));
    },
  };
}
