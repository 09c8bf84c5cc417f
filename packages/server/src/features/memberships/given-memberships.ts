import { type GivenMembership, type GiveMembership, givenMembershipsMax } from '@whittle/contract/memberships';
import { normaliseEmail } from '@whittle/domain/accounts/email';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { givenMemberships as table } from '../../adapters/database/schema.ts';
import type { App } from '../../core/apps/apps.service.ts';
import type { AuditRecord, AuditService } from '../../core/audit/audit.service.ts';
import { AppError } from '../../http/app-error.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & { audit: AuditService };
type By = Required<Pick<AuditRecord, 'actor' | 'address'>>;
type OfApp = Pick<App, 'id'>;

export type GivenMemberships = ReturnType<typeof createGivenMemberships>;

/** What an owner gives and takes by hand, each with a reason and in the audit log. No payment and no reading changes it. */
export function createGivenMemberships({ db, clock, audit }: Deps) {
  const countsNow = (now: Date) => and(isNull(table.endedAt), or(isNull(table.until), gt(table.until, now)));

  const list = async ({ id }: OfApp): Promise<{ items: GivenMembership[] }> => {
    const isMember = sql<boolean>`coalesce(${countsNow(clock.now())}, false)`;
    const rows = await db
      .select({ given: table, isMember })
      .from(table)
      .where(eq(table.appId, id))
      .orderBy(desc(isMember), desc(table.givenAt), table.email)
      .limit(givenMembershipsMax);
    return {
      items: rows.map(({ given: { email, reason, givenAt, until, endedAt, endReason }, isMember: counts }) => ({
        ...{ email, reason, endReason, isMember: counts, givenAt: givenAt.toISOString() },
        ...{ until: until?.toISOString() ?? null, endedAt: endedAt?.toISOString() ?? null },
      })),
    };
  };

  return {
    list,

    /** Throws `email-address-invalid`, `membership-until-past`, `given-memberships-full`. */
    async give(app: OfApp, { email: typed, reason, until: untilText }: GiveMembership, by: By) {
      const email = normaliseEmail(typed);
      if (!email) throw new AppError('email-address-invalid');
      const givenAt = clock.now();
      const until = untilText === null ? null : new Date(untilText);
      if (until !== null && until <= givenAt) throw new AppError('membership-until-past');
      await db.transaction(async (tx) => {
        // One after the other, so that the limit holds for clicks at the same time.
        await tx.execute(sql`select 1 from apps where id = ${app.id} for update`);
        const [known] = await tx
          .select({ endedAt: table.endedAt })
          .from(table)
          .where(and(eq(table.appId, app.id), eq(table.email, email)));
        if (!known && (await tx.$count(table, eq(table.appId, app.id))) >= givenMembershipsMax)
          throw new AppError('given-memberships-full');
        const row = { reason, givenAt, until, endedAt: null, endReason: null };
        await tx
          .insert(table)
          .values({ appId: app.id, email, ...row })
          .onConflictDoUpdate({ target: [table.appId, table.email], set: row });
        const details = { given: email, reason, ...(untilText !== null && { until: untilText }) };
        await audit.record({ ...by, event: 'memberships-changed', appId: app.id, details }, tx);
      });
      return list(app);
    },

    /** Throws `given-membership-gone` where there is none that counts: ended twice, it stays as it ended first. */
    async end(app: OfApp, { email: typed, reason }: { email: string; reason: string }, by: By) {
      const email = typed.toLowerCase();
      await db.transaction(async (tx) => {
        const ended = await tx
          .update(table)
          .set({ endedAt: clock.now(), endReason: reason })
          .where(and(eq(table.appId, app.id), eq(table.email, email), isNull(table.endedAt)))
          .returning({ email: table.email });
        if (ended.length === 0) throw new AppError('given-membership-gone');
        const details = { ended: email, reason };
        await audit.record({ ...by, event: 'memberships-changed', appId: app.id, details }, tx);
      });
      return list(app);
    },
  };
}
