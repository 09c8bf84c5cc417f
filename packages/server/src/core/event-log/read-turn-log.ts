import type { ActionOutcome, ToolInvocation } from '@whittle/contract/chat';
import type { LiveEvent, NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId, MessageId } from '@whittle/contract/ids';
import { and, asc, eq, min } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { appEvents } from '../../adapters/database/schema.ts';
import type { Transaction } from './event-log.ts';

/** Every event about one message, in order. */
export async function readTurnLog(
  db: Database | Transaction,
  appId: AppId,
  messageId: MessageId,
): Promise<LiveEvent[]> {
  const rows = await db
    .select({ seq: appEvents.seq, event: appEvents.event })
    .from(appEvents)
    .where(and(eq(appEvents.appId, appId), eq(appEvents.messageId, messageId)))
    .orderBy(asc(appEvents.seq));
  return rows.map(({ seq, event }) => ({ ...event, seq }) as LiveEvent);
}

/** Where the log first speaks of the message; null when it does not any more. */
export async function firstPosition(db: Database, appId: AppId, messageId: MessageId): Promise<number | null> {
  const [row] = await db
    .select({ seq: min(appEvents.seq) })
    .from(appEvents)
    .where(and(eq(appEvents.appId, appId), eq(appEvents.messageId, messageId)));
  return row?.seq ?? null;
}

/** A reply as its events tell it. */
export type LoggedReply = {
  text: string;
  outcomes: ActionOutcome[];
  toolInvocations: ToolInvocation[];
  /** Files that were put right between the reply's actions, in order. */
  fixes: LoggedFix[];
  /** The model had said everything, and its result was being looked at. */
  isChecking: boolean;
};

export type LoggedFix = Pick<Extract<LiveEvent, { type: 'files-mended' }>, 'afterActions' | 'files' | 'repairs'>;

export function foldReply(log: readonly NewLiveEvent[]): LoggedReply {
  const outcomes = new Map<number, ActionOutcome>();
  const tools = new Map<string, ToolInvocation>();
  const fixes: LoggedFix[] = [];
  let isChecking = false;
  let text = '';
  for (const event of log) {
    if (event.type === 'text-delta') text += event.text;
    else if (event.type === 'action-outcome') outcomes.set(event.outcome.index, event.outcome);
    else if (event.type === 'files-mended') fixes.push(event);
    else if (event.type === 'turn-phase') isChecking ||= event.phase === 'checking';
    else if (event.type === 'tool-call') tools.set(event.invocation.toolCallId, event.invocation);
  }
  return { text, outcomes: [...outcomes.values()], toolInvocations: [...tools.values()], fixes, isChecking };
}
