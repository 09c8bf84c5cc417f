import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema.ts';

export type QueuedMail = typeof mails.$inferSelect;
export type MailOutcome =
  | { state: 'sent' }
  | { state: 'queued'; problem: string; nextTryAt: Date }
  /** `isUntried`: given up before the mail server was asked. */
  | { state: 'failed'; problem: string; isUntried?: boolean };

export type MailQueue = ReturnType<typeof createMailQueue>;

/** The rows that wait to be sent. A mail is claimed by one process at a time, named by its id. */
export function createMailQueue({ db, clock, processId }: { db: Database; clock: Clock; processId: string }) {
  const isFree = sql`${mails.state} = 'queued' and ${mails.claimedBy} is null`;

  return {
    /** The mail that has waited longest and is due, for this process alone; null when none is. */
    async claim(): Promise<QueuedMail | null> {
      const now = clock.now();
      const [row] = await db
        .update(mails)
        .set({ claimedBy: processId, claimedAt: now, tries: sql`${mails.tries} + 1` })
        .where(
          eq(
            mails.id,
            sql`(select id from mails where ${isFree} and next_try_at <= ${now.toISOString()}::timestamptz
                 order by next_try_at, id limit 1 for update skip locked)`,
          ),
        )
        .returning();
      return row ?? null;
    },

    /** Ends the claim. A mail that another process has taken meanwhile stays as it is. */
    async settle(id: string, outcome: MailOutcome): Promise<void> {
      const isSent = outcome.state === 'sent';
      await db
        .update(mails)
        .set({
          claimedBy: null,
          claimedAt: null,
          state: outcome.state,
          problem: isSent ? null : outcome.problem,
          nextTryAt: outcome.state === 'queued' ? outcome.nextTryAt : null,
          sentAt: isSent ? clock.now() : null,
          ...(!isSent && !('isUntried' in outcome) && { failedAt: clock.now() }),
        })
        .where(and(eq(mails.id, id), eq(mails.claimedBy, processId)));
    },

    /** Gives back what processes that ended had claimed at least `afterMs` ago. True when younger claims of theirs stay. */
    async releaseDead(alive: (processIds: string[]) => Promise<Set<string>>, afterMs: number): Promise<boolean> {
      const rows = await db
        .selectDistinct({ id: mails.claimedBy })
        .from(mails)
        .where(and(eq(mails.state, 'queued'), isNotNull(mails.claimedBy), ne(mails.claimedBy, processId)));
      const holders = rows.flatMap(({ id }) => (id === null ? [] : [id]));
      if (holders.length === 0) return false;
      const living = await alive(holders);
      const dead = holders.filter((id) => !living.has(id));
      if (dead.length === 0) return false;
      const isTheirs = and(eq(mails.state, 'queued'), inArray(mails.claimedBy, dead));
      await db
        .update(mails)
        .set({ claimedBy: null, claimedAt: null })
        .where(and(isTheirs, lt(mails.claimedAt, new Date(clock.now().getTime() - afterMs + 1))));
      const [young] = await db.select({ id: mails.id }).from(mails).where(isTheirs).limit(1);
      return young !== undefined;
    },

    /** When the next mail is due; null when none waits. */
    async nextTryAt(): Promise<Date | null> {
      const [row] = await db
        .select({ at: sql<string | null>`min(${mails.nextTryAt})::text` })
        .from(mails)
        .where(isFree);
      return row?.at ? new Date(row.at) : null;
    },

    /** Without a mail server nothing is on its way any more. */
    async holdAll(): Promise<void> {
      await db
        .update(mails)
        .set({ state: 'held', claimedBy: null, claimedAt: null, nextTryAt: null })
        .where(eq(mails.state, 'queued'));
    },

    /** Removes text and links of mails that nobody waits for any more. */
    async forgetBodies(before: Date): Promise<void> {
      await db
        .update(mails)
        .set({ text: null, html: null })
        .where(and(lt(mails.createdAt, before), isNotNull(mails.html), ne(mails.state, 'queued')));
    },
  };
}
