import type { AccountId, AppId } from '@whittle/contract/ids';
import type { ContextProvider } from '@whittle/contract/knowledge/connection';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../adapters/database/database.ts';
import { contextConnections, contextItems } from '../../../adapters/database/schema.ts';

export type ConnectionRow = typeof contextConnections.$inferSelect;
type ConnectionOf = { appId: AppId; accountId: AccountId; provider: ContextProvider };

const those = ({ appId, accountId, provider }: ConnectionOf) =>
  and(
    eq(contextConnections.appId, appId),
    eq(contextConnections.accountId, accountId),
    eq(contextConnections.provider, provider),
  );

export const listConnections = (db: Database, appId: AppId, accountId: AccountId): Promise<ConnectionRow[]> =>
  db
    .select()
    .from(contextConnections)
    .where(and(eq(contextConnections.appId, appId), eq(contextConnections.accountId, accountId)));

export async function findConnection(db: Database, of: ConnectionOf): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(contextConnections).where(those(of));
  return row ?? null;
}

export async function connectionById(db: Database, id: string): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(contextConnections).where(eq(contextConnections.id, id));
  return row ?? null;
}

/**
 * Keeps a connection, in place of the person's former one. What has no connection that works is read by this one from now
 * on, and read at once.
 */
export async function keepConnection(
  db: Database,
  connection: Omit<ConnectionRow, 'isBroken'>,
): Promise<ConnectionRow> {
  return db.transaction(async (tx) => {
    const { label, sealed, createdAt } = connection;
    const [row] = await tx
      .insert(contextConnections)
      .values({ ...connection, isBroken: false })
      .onConflictDoUpdate({
        target: [contextConnections.appId, contextConnections.accountId, contextConnections.provider],
        set: { label, sealed, createdAt, isBroken: false },
      })
      .returning();
    const { id, appId, provider } = row!;
    const broken = tx
      .select({ id: contextConnections.id })
      .from(contextConnections)
      .where(eq(contextConnections.isBroken, true));
    await tx
      .update(contextItems)
      .set({ connectionId: id })
      .where(
        and(
          ...[eq(contextItems.appId, appId), eq(contextItems.source, provider)],
          or(isNull(contextItems.connectionId), sql`${contextItems.connectionId} in ${broken}`),
        ),
      );
    await tx
      .update(contextItems)
      .set({ status: 'pending', problem: null, tries: 0, nextTryAt: createdAt })
      .where(
        and(
          ...[eq(contextItems.connectionId, id), eq(contextItems.status, 'error')],
          sql`${contextItems.problem} ->> 'code' = 'context-connection-broken'`,
        ),
      );
    return row!;
  });
}

export const setSealed = (db: Database, id: string, sealed: string) =>
  db.update(contextConnections).set({ sealed }).where(eq(contextConnections.id, id));

export const markBroken = (db: Database, id: string) =>
  db.update(contextConnections).set({ isBroken: true }).where(eq(contextConnections.id, id));

/** False when there was none. */
export async function removeConnection(db: Database, of: ConnectionOf): Promise<boolean> {
  const rows = await db.delete(contextConnections).where(those(of)).returning({ id: contextConnections.id });
  return rows.length > 0;
}

/** An app that gets another owner keeps no way into the accounts of its former builders. */
export async function forgetConnections(tx: Transaction, appId: AppId): Promise<void> {
  await tx.delete(contextConnections).where(eq(contextConnections.appId, appId));
}
