import type { AccountId } from '@whittle/contract/ids';
import { eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { planEntitlements } from '../../adapters/database/schema.ts';
import type { Transaction } from '../event-log/event-log.ts';

export type EntitlementRow = typeof planEntitlements.$inferSelect;

export const listEntitlements = (db: Adapters['db'] | Transaction, accountId: AccountId): Promise<EntitlementRow[]> =>
  db
    .select()
    .from(planEntitlements)
    .where(eq(planEntitlements.accountId, accountId))
    .orderBy(planEntitlements.since, planEntitlements.key);
