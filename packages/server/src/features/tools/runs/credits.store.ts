import type { AccountId } from '@whittle/contract/ids';
import type { Database, Transaction } from '../../../adapters/database/database.ts';
import type { Period } from './periods.ts';

/** As many as an account can ever use. */
const unlimited = 2_147_483_647;

/** Takes credits of a month in one statement, so that runs at the same time cannot take more than `max`. False when too few are left. */
export async function takeCredits(
  { $client: sql }: Transaction,
  accountId: string,
  { key }: Period,
  credits: number,
  max: number | null,
): Promise<boolean> {
  const most = max ?? unlimited;
  const rows = await sql`
    insert into tool_credits (account_id, month, used)
    select ${accountId}, ${key}, ${credits}::int where ${credits}::int <= ${most}::int
    on conflict (account_id, month) do update set used = tool_credits.used + ${credits}::int
    where tool_credits.used <= ${most}::int - ${credits}::int returning used`;
  return rows.length === 1;
}

/** Gives back what a run took that cost nothing. */
export async function giveCreditsBack(
  { $client: sql }: Transaction,
  accountId: string,
  { key }: Period,
  credits: number,
): Promise<void> {
  await sql`
    update tool_credits set used = greatest(0, used - ${credits}::int)
    where account_id = ${accountId} and month = ${key}`;
}

export async function readCredits({ $client: sql }: Database, accountId: AccountId, { key }: Period): Promise<number> {
  const [row] = await sql<{ used: number }[]>`
    select used from tool_credits where account_id = ${accountId} and month = ${key}`;
  return row?.used ?? 0;
}
