import type { AccountId, AppId, TurnId } from '@whittle/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { accounts } from '../../../adapters/database/schema.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';

type Reader = Database | Transaction;

export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Until `tx` ends nobody else asks what the account has left, so that two messages never share what is left for one. */
export const holdChatUse = async (tx: Transaction, accountId: AccountId): Promise<void> =>
  void (await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update'));

/** What the account used today and in this month; `waiting` messages stand in queues and were not sent yet. */
export async function readChatUse(
  db: Reader,
  accountId: AccountId,
  now: Date,
): Promise<{ today: number; month: number; tokens: number; waiting: number }> {
  const day = dayOf(now);
  const { rows } = await db.execute<{ today: number; month: number; tokens: number; waiting: number }>(sql`
    select coalesce(sum(messages) filter (where day = ${day}::date), 0)::int as today,
      coalesce(sum(messages), 0)::int as month, coalesce(sum(tokens), 0)::float as tokens,
      (select count(*) from queued_messages where account_id = ${accountId})::int as waiting
    from account_chat_days
    where account_id = ${accountId} and day >= date_trunc('month', ${day}::date)::date and day <= ${day}::date`);
  return rows[0]!;
}

/** Adds what a turn used to the account of whoever asked. */
export async function countTokens(
  tx: Transaction,
  turn: { appId: AppId; id: TurnId },
  tokens: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into account_chat_days (account_id, day, tokens)
    select a.id, ${dayOf(now)}::date, ${tokens}::bigint
    from turns t join messages m on m.app_id = t.app_id and m.id = t.user_message_id
      join accounts a on a.id = m.account_id
    where t.app_id = ${turn.appId} and t.id = ${turn.id}
    on conflict (account_id, day) do update set tokens = account_chat_days.tokens + excluded.tokens`);
}
