import type { Collaboration, CollaboratorRole } from '@whittle/contract/collaborators';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { and, asc, count, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { accounts, appClaims, appCollaborators, apps, appUsers } from '../../adapters/database/schema.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { AppError } from '../../http/app-error.ts';

export type CollaboratorRow = typeof appCollaborators.$inferSelect;
type Reader = Database | Transaction;
type Invited = Pick<CollaboratorRow, 'appId' | 'email' | 'role' | 'invitedAt'>;

export const listCollaborators = (db: Reader, appId: AppId): Promise<CollaboratorRow[]> =>
  db
    .select()
    .from(appCollaborators)
    .where(eq(appCollaborators.appId, appId))
    .orderBy(asc(appCollaborators.invitedAt), asc(appCollaborators.email));

export async function countCollaborators(db: Reader, appId: AppId): Promise<number> {
  const [row] = await db.select({ n: count() }).from(appCollaborators).where(eq(appCollaborators.appId, appId));
  return row?.n ?? 0;
}

/** Somebody who is there already gets the role; true when the invitation is new. */
export async function addCollaborator(tx: Transaction, { appId, email, role, invitedAt }: Invited): Promise<boolean> {
  const changed = await tx
    .update(appCollaborators)
    .set({ role })
    .where(and(eq(appCollaborators.appId, appId), eq(appCollaborators.email, email)))
    .returning({ email: appCollaborators.email });
  if (changed.length > 0) return false;
  await tx.insert(appCollaborators).values({ appId, email, role, invitedAt });
  return true;
}

export async function removeCollaborator(tx: Transaction, appId: AppId, email: string): Promise<boolean> {
  const gone = await tx
    .delete(appCollaborators)
    .where(and(eq(appCollaborators.appId, appId), eq(appCollaborators.email, email)))
    .returning({ email: appCollaborators.email });
  return gone.length > 0;
}

/** Takes out the account itself, or the invitation to its address. */
export async function removeOfAccount(tx: Transaction, appId: AppId, by: { accountId: AccountId; email: string }) {
  const gone = await tx
    .delete(appCollaborators)
    .where(and(eq(appCollaborators.appId, appId), isOf(by)))
    .returning({ email: appCollaborators.email });
  return gone[0]?.email ?? null;
}

/** Null when nobody invites that account, or the invitation was taken back. */
export async function acceptInvitation(
  tx: Transaction,
  appId: AppId,
  { accountId, email, at }: { accountId: AccountId; email: string; at: Date },
): Promise<CollaboratorRole | null> {
  const [row] = await tx
    .update(appCollaborators)
    .set({ accountId, acceptedAt: at })
    .where(
      and(eq(appCollaborators.appId, appId), eq(appCollaborators.email, email), isNull(appCollaborators.accountId)),
    )
    .returning({ role: appCollaborators.role });
  return row?.role ?? null;
}

export async function listCollaborations(
  db: Database,
  by: { accountId: AccountId; email: string },
): Promise<Collaboration[]> {
  const rows = await db
    .select({ row: appCollaborators, appName: apps.name, ownerEmail: accounts.email })
    .from(appCollaborators)
    .innerJoin(apps, and(eq(apps.id, appCollaborators.appId), isNull(apps.deletedAt)))
    .innerJoin(accounts, eq(accounts.id, apps.ownerId))
    .where(isOf(by))
    .orderBy(asc(appCollaborators.invitedAt));
  return rows.map(({ row: { appId, role, acceptedAt }, appName, ownerEmail }) => {
    return { appId, appName, ownerEmail, role, acceptedAt: acceptedAt?.toISOString() ?? null };
  });
}

/** By account once accepted: an address that somebody gave up is nobody's way in. */
const isOf = ({ accountId, email }: { accountId: AccountId; email: string }) =>
  or(
    eq(appCollaborators.accountId, accountId),
    and(eq(appCollaborators.email, email), isNull(appCollaborators.accountId)),
  );

/** An accepted collaborator becomes the owner, the owner so far an editor. Null when there is no such collaborator. */
export async function transferApp(
  tx: Transaction,
  { appId, owner, toEmail, at }: { appId: AppId; owner: Builder; toEmail: string; at: Date },
): Promise<AccountId | null> {
  const [to] = await tx
    .delete(appCollaborators)
    .where(
      and(
        eq(appCollaborators.appId, appId),
        eq(appCollaborators.email, toEmail),
        isNotNull(appCollaborators.accountId),
      ),
    )
    .returning({ accountId: appCollaborators.accountId });
  if (!to?.accountId) return null;
  await giveApp(tx, { appId, from: owner, to: { accountId: to.accountId, email: toEmail }, at });
  return to.accountId;
}

type Builder = { accountId: AccountId; email: string };

/** `to` becomes the owner and is no collaborator any more; `from`, the owner so far, is an editor. */
export async function giveApp(
  tx: Transaction,
  { appId, from, to, at }: { appId: AppId; from: Builder; to: Builder; at: Date },
): Promise<void> {
  await removeOfAccount(tx, appId, to);
  const given = await tx
    .update(apps)
    .set({ ownerId: to.accountId })
    .where(and(eq(apps.id, appId), eq(apps.ownerId, from.accountId)))
    .returning({ id: apps.id });
  // Somebody else was given it meanwhile.
  if (given.length === 0) throw new AppError('app-not-found');
  await tx.delete(appClaims).where(eq(appClaims.appId, appId));
  const stays = { accountId: from.accountId, role: 'editor', acceptedAt: at } as const;
  await tx
    .insert(appCollaborators)
    .values({ appId, email: from.email, invitedAt: at, ...stays })
    .onConflictDoUpdate({ target: [appCollaborators.appId, appCollaborators.email], set: stays });
  // In the app the owner so far is a person like others from now on: an admin, without the owner's rights.
  await tx
    .update(appUsers)
    .set({ accountId: null })
    .where(and(eq(appUsers.appId, appId), eq(appUsers.accountId, from.accountId)));
}
