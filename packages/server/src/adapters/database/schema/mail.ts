import type { MailState } from '@whittle/contract/mail';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/**
 * Every mail, and the queue of those that wait. `claimedBy` names the server process that is sending it now; `text` and
 * `html` are null once the mail is old.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    appId: text('app_id').references(() => apps.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    fromName: text('from_name'),
    subject: text('subject').notNull(),
    text: text('text'),
    html: text('html'),
    state: text('state').$type<MailState>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** What the mail server answered last, or why it could not be reached. */
    problem: text('problem'),
    claimedBy: text('claimed_by'),
    claimedAt: instant('claimed_at'),
    nextTryAt: instant('next_try_at'),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the mail server last refused it or could not be reached. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('mails_newest').on(table.createdAt.desc(), table.id.desc()),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'queued'`),
  ],
);
