import type { MailDetails, MailState, MailSummary } from '@whittle/contract/mail';
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { apps, mails } from '../../adapters/database/schema.ts';

type Query = { state?: MailState; to?: string; before?: string };
type Row = Omit<typeof mails.$inferSelect, 'text' | 'html'> & { appName: string | null };

const { text: _text, html: _html, ...head } = getTableColumns(mails);

/** At most `limit` mails, newest first. `to` is part of the address. */
export async function listMails(db: Database, { state, to, before }: Query, limit: number): Promise<MailSummary[]> {
  const rows = await db
    .select({ ...head, appName: apps.name })
    .from(mails)
    .leftJoin(apps, eq(apps.id, mails.appId))
    .where(
      and(
        state && eq(mails.state, state),
        to ? sql`position(lower(${to}) in lower(${mails.recipient})) > 0` : undefined,
        before ? lt(mails.id, before) : undefined,
      ),
    )
    .orderBy(desc(mails.id))
    .limit(limit);
  return rows.map(toSummary);
}

export async function findMail(db: Database, id: string): Promise<Omit<MailDetails, 'delivery'> | null> {
  const [row] = await db
    .select({ ...head, appName: apps.name, text: mails.text, html: mails.html })
    .from(mails)
    .leftJoin(apps, eq(apps.id, mails.appId))
    .where(eq(mails.id, id));
  return row ? { ...toSummary(row), text: row.text, html: row.html, links: linksOf(row.text ?? '') } : null;
}

/** Starts all over with a mail whose text is still there. False for one that is being sent, or has no text. */
export async function requeueMail(db: Database, id: string, now: Date): Promise<boolean> {
  const requeued = await db
    .update(mails)
    .set({ state: 'queued', tries: 0, problem: null, nextTryAt: now, expiresAt: null, sentAt: null })
    .where(and(eq(mails.id, id), isNull(mails.claimedBy), isNotNull(mails.html), inArray(mails.state, requeueable)))
    .returning({ id: mails.id });
  return requeued.length > 0;
}

/** A mail that went out is not sent twice by a slip. */
const requeueable: MailState[] = ['held', 'queued', 'failed'];

const toSummary = (row: Row): MailSummary => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  fromName: row.fromName,
  subject: row.subject,
  app: row.appId === null ? null : { id: row.appId, name: row.appName ?? row.appId },
  state: row.state,
  tries: row.tries,
  problem: row.problem,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

/** The addresses that the mail is about: those above its signature. */
const linksOf = (text: string): string[] => {
  const [body = ''] = text.split('\n-- \n');
  return [...new Set(Array.from(body.matchAll(/https?:\/\/[^\s<>"]+/g), ([link]) => link))];
};
