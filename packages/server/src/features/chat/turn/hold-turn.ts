import { and, eq } from 'drizzle-orm';
import { turns } from '../../../adapters/database/schema.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';
import { type Turn, TurnInterrupted } from './turn.ts';

/** Makes sure that the turn is still this process's until the transaction ends. Throws `TurnInterrupted('lost')`. */
export async function holdTurn(tx: Transaction, { appId, id, leaseOwner }: Turn): Promise<void> {
  const [held] = await tx
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.appId, appId), eq(turns.id, id), eq(turns.state, 'running'), eq(turns.leaseOwner, leaseOwner)))
    .for('update');
  if (!held) throw new TurnInterrupted('lost');
}
