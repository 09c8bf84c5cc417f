import type { AccountId, AppId } from '@whittle/contract/ids';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { dayOf } from './allowance/chat-use.store.ts';
import type { MessageRow } from './message.ts';
import type { Turn } from './turn/turn.ts';

// SQL of our own: with a round trip for each of these the starts of many turns at once would wait for one another.

/** Other writers of the app's log, and other sends of the account, wait until this transaction is over. */
export const holdSends = async (
  { $client }: Transaction,
  { appId, accountId }: { appId: AppId; accountId: AccountId },
): Promise<void> =>
  void (await $client`
    select pg_advisory_xact_lock(hashtextextended(${accountId}, 7439))
    from (select from app_event_heads where app_id = ${appId} for update) as log`);

/**
 * What a message of the account meets: how many it sent since, whether a turn of the app runs, and where the app's log
 * ends. For a transaction that holds the log and the account's sends.
 */
export async function readStanding(
  { $client }: Transaction,
  { appId, accountId, since }: { appId: AppId; accountId: AccountId; since: Date },
): Promise<{ sends: number; isRunning: boolean; position: number }> {
  const [row] = await $client<{ sends: string; isRunning: boolean; position: string }[]>`
    select
      (select count(*) from messages where account_id = ${accountId} and created_at > ${since} and role = 'user') as sends,
      exists (select from turns where app_id = ${appId} and state = 'running') as "isRunning",
      coalesce((select seq from app_event_heads where app_id = ${appId}), 0) as position`;
  return { sends: Number(row!.sends), isRunning: row!.isRunning, position: Number(row!.position) };
}

/**
 * Stores the message, its empty reply and the turn, and counts the message, in one statement. Answers when the message
 * was said: now, or just behind the last one, since the order of messages is that of their times; the reply follows it by
 * a millisecond.
 */
export async function insertStart(
  { $client }: Transaction,
  turn: Omit<Turn, 'replyCreatedAt'>,
  { user, reply, now }: { user: Omit<MessageRow, 'createdAt'>; reply: Omit<MessageRow, 'createdAt'>; now: Date },
): Promise<Date> {
  const [row] = await $client<{ at: Date }[]>`
    with said as (
      select greatest(${now}::timestamptz, max(created_at) + interval '1 millisecond') as at
      from messages where app_id = ${turn.appId}
    ), talk as (
      insert into messages (app_id, id, account_id, role, content, body, parent_id, created_at)
      select ${turn.appId}, ${user.id}, ${user.accountId}::text, 'user', ${user.content},
        ${JSON.stringify(user.body)}::jsonb, (
          select id from messages where app_id = ${turn.appId} and archived_by is null
          order by created_at desc, id desc limit 1
        ), at
      from said
      union all
      select ${turn.appId}, ${reply.id}, null, 'assistant', '', ${JSON.stringify(reply.body)}::jsonb, ${user.id},
        at + interval '1 millisecond'
      from said
    ), counted as (
      insert into account_chat_days (account_id, day, messages) values (${turn.accountId}, ${dayOf(now)}::date, 1)
      on conflict (account_id, day) do update set messages = account_chat_days.messages + 1
    ), begun as (
      insert into turns (app_id, id, user_message_id, message_id, state, lease_owner, started_at)
      values (${turn.appId}, ${turn.id}, ${user.id}, ${reply.id}, 'running', ${turn.leaseOwner}, ${now}::timestamptz)
    )
    select at from said`;
  return row!.at;
}
