import type { CollaboratorRole } from '@whittle/contract/collaborators';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/** Builders who may see or change an app of somebody else, and those who are invited to: by address until they accept. */
export const appCollaborators = pgTable(
  'app_collaborators',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    role: text('role').$type<CollaboratorRole>().notNull(),
    /** Null until the invitation is accepted. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    invitedAt: instant('invited_at').notNull(),
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.email] }),
    index('app_collaborators_email').on(table.email),
    index('app_collaborators_account').on(table.accountId),
  ],
);

/** The code by which somebody becomes the owner of an app, once (EDIT-18). */
export const appClaims = pgTable('app_claims', {
  appId: text('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull().unique(),
  sealedCode: text('sealed_code').notNull(),
  madeAt: instant('made_at').notNull(),
});
