import type { AccountId, AppId } from '@whittle/contract/ids';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { dayOf } from './allowance/chat-use.store.ts';
import type { MessageRow } from './message.ts';
import type { Turn } from './turn/turn.ts';

// SQL of our own, for many starts at once: with a round trip for each of these the starts of many turns at once would wait for one another.

/** Within which an account's messages are counted (`limits.chatSendsPerMinute`). */
export const sendsWithinMs = 60_000;

type Sender = { appId: AppId; accountId: AccountId };

/** Other writers of the app's log, and other sends of the account, wait until this transaction is over. */
export const holdSends = async ({ $client }: Transaction, { appId, accountId }: Sender): Promise<void> =>
  void (await $client`
    select pg_advisory_xact_lock(hashtextextended(${accountId}, 7439))
    from (select from app_event_heads where app_id = ${appId} for update) as log`);

/**
 * The same for several sends, of which those are answered whose log was free: nobody waits for the log of another app.
 * Accounts are held in one order, so that two who hold several never wait for each other.
 */
export async function holdFreeSends({ $client }: Transaction, sends: readonly Sender[]): Promise<ReadonlySet<AppId>> {
  const rows = await $client<{ appId: AppId }[]>`
    with log as materialized (
      select app_id from app_event_heads where app_id = any(${sends.map(({ appId }) => appId)}::text[])
      order by app_id for update skip locked
    ), held as materialized (
      select pg_advisory_xact_lock(hashtextextended(a.id, 7439))
      from (select distinct id from unnest(${sends.map(({ accountId }) => accountId)}::text[]) as id order by id) as a,
        (select count(*) from log) as first
    )
    select app_id as "appId" from log, (select count(*) from held) as last`;
  return new Set(rows.map(({ appId }) => appId));
}

/** How many messages the account sent since, whether a turn of the app runs, and where the app's log ends. */
export type Standing = { sends: number; isRunning: boolean; position: number };

/** What messages of the accounts meet, app by app. For a transaction that holds the logs and the accounts' sends. */
export async function readStandings(
  { $client }: Transaction,
  sends: readonly Sender[],
  since: Date,
): Promise<ReadonlyMap<AppId, Standing>> {
  const accountIds = sends.map(({ accountId }) => accountId);
  // A clock that was ahead and set right must not lock out who wrote meanwhile; a second message is a moment later.
  const until = new Date(since.getTime() + 2 * sendsWithinMs);
  const rows = await $client<{ appId: AppId; sends: string; isRunning: boolean; position: string }[]>`
    select
      i.app_id as "appId",
      s.sends,
      exists (select from turns t where t.app_id = i.app_id and t.state = 'running') as "isRunning",
      coalesce((select seq from app_event_heads h where h.app_id = i.app_id), 0) as position
    from unnest(${sends.map(({ appId }) => appId)}::text[], ${accountIds}::text[]) as i (app_id, account_id)
    join (
      select a.id, (
        select count(*) from messages where account_id = a.id and created_at > ${since} and created_at < ${until}
          and role = 'user'
      ) as sends
      from (select distinct id from unnest(${accountIds}::text[]) as id) as a
    ) as s on s.id = i.account_id`;
  return new Map(
    rows.map((row) => [
      row.appId,
      { sends: Number(row.sends), isRunning: row.isRunning, position: Number(row.position) },
    ]),
  );
}

export type NewStart = {
  turn: Omit<Turn, 'replyCreatedAt'>;
  user: Omit<MessageRow, 'createdAt'>;
  reply: Omit<MessageRow, 'createdAt'>;
};

/**
 * Stores the messages, their empty replies and the turns, each of an app of its own, and counts the messages, in one
 * statement. Answers when each message was said: now, or just behind the last one of its app, since the order of messages
 * is that of their times; the reply follows it by a millisecond.
 */
export async function insertStarts(
  { $client }: Transaction,
  starts: readonly NewStart[],
  now: Date,
): Promise<ReadonlyMap<AppId, Date>> {
  const rows = starts.map(({ turn, user, reply }) => ({
    ...{ app_id: turn.appId, turn_id: turn.id, lease_owner: turn.leaseOwner, account_id: turn.accountId },
    ...{ user_id: user.id, content: user.content, user_body: user.body, reply_id: reply.id, reply_body: reply.body },
  }));
  const said = await $client<{ appId: AppId; at: Date }[]>`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as i (
        app_id text, turn_id text, lease_owner text, account_id text,
        user_id text, content text, user_body jsonb, reply_id text, reply_body jsonb
      )
    ), said as (
      select i.*, greatest(${now}::timestamptz, last.at) as at
      from incoming i cross join lateral (
        select max(created_at) + interval '1 millisecond' as at from messages m where m.app_id = i.app_id
      ) as last
    ), talk as (
      insert into messages (app_id, id, account_id, role, content, body, parent_id, created_at)
      select app_id, user_id, account_id, 'user', content, user_body, (
          select id from messages m where m.app_id = said.app_id and archived_by is null
          order by created_at desc, id desc limit 1
        ), at
      from said
      union all
      select app_id, reply_id, null, 'assistant', '', reply_body, user_id, at + interval '1 millisecond'
      from said
    ), counted as (
      insert into account_chat_days (account_id, day, messages)
      select account_id, ${dayOf(now)}::date, count(*) from said group by account_id order by account_id
      on conflict (account_id, day) do update set messages = account_chat_days.messages + excluded.messages
    ), begun as (
      insert into turns (app_id, id, user_message_id, message_id, state, lease_owner, started_at)
      select app_id, turn_id, user_id, reply_id, 'running', lease_owner, ${now}::timestamptz from said
    )
    select app_id as "appId", at from said`;
  return new Map(said.map(({ appId, at }) => [appId, at]));
}
