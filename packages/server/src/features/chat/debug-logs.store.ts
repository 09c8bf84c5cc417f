import type { TurnDebugLog } from '@whittle/contract/debug-log';
import type { AppId, MessageId } from '@whittle/contract/ids';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { turnDebugLogs } from '../../adapters/database/schema.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';

type Stored = Omit<TurnDebugLog, 'messageId'>;

/** Puts the log of a turn beside its message; a process that ends the turn again replaces it. */
export async function keepDebugLog(
  tx: Transaction,
  { appId, messageId, log }: { appId: AppId; messageId: MessageId; log: Stored },
): Promise<void> {
  await tx
    .insert(turnDebugLogs)
    .values({ appId, messageId, log })
    .onConflictDoUpdate({ target: [turnDebugLogs.appId, turnDebugLogs.messageId], set: { log } });
}

export async function findDebugLog(db: Database, appId: AppId, messageId: MessageId): Promise<TurnDebugLog | null> {
  const [row] = await db
    .select({ log: turnDebugLogs.log })
    .from(turnDebugLogs)
    .where(and(eq(turnDebugLogs.appId, appId), eq(turnDebugLogs.messageId, messageId)));
  return row ? { messageId, ...row.log } : null;
}

/** Writes a template record into a log; one that is gone stays gone. */
export async function addTemplate(
  tx: Transaction,
  { appId, messageId, template }: { appId: AppId; messageId: MessageId; template: NonNullable<Stored['template']> },
): Promise<void> {
  await tx
    .update(turnDebugLogs)
    .set({ log: sql`${turnDebugLogs.log} || ${JSON.stringify({ template })}::jsonb` })
    .where(and(eq(turnDebugLogs.appId, appId), eq(turnDebugLogs.messageId, messageId)));
}

/** Deletes logs that are older than `keptMs`. */
export async function trimDebugLogs(db: Database, keptMs: number): Promise<void> {
  await db.execute(
    sql`delete from turn_debug_logs where created_at < now() - make_interval(secs => ${keptMs / 1_000}::double precision)`,
  );
}
