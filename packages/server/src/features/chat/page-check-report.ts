import type { LiveEvent } from '@whittle/contract/chat-events';
import type { AppId, MessageId } from '@whittle/contract/ids';
import type { PageCheckReport, PageCheckRequest } from '@whittle/contract/page-check';
import { and, desc, eq, sql } from 'drizzle-orm';
import { appEvents } from '../../adapters/database/schema.ts';
import { visitKey } from '../../core/checks/turn-checks.service.ts';
import { AppError } from '../../http/app-error.ts';
import type { EventLog, Transaction } from '../../core/event-log/event-log.ts';
import { findRunningTurn } from './messages.store.ts';
import { isOffered } from './turn/check-turn-pages.ts';

type Turn = { appId: AppId; messageId: MessageId };

/** What windows say about opening a turn's pages (REPAIR-11). Saying it again changes nothing. */
export function createPageCheckReports({ events }: { events: EventLog }) {
  return {
    /** A window is ready to open pages for the running turn. Throws `no-turn-running`. */
    offer: (turn: Turn): Promise<void> =>
      events.transact(
        turn.appId,
        async (tx, emit) => {
          await requireRunning(tx, turn);
          if (!(await isOffered(tx, turn))) emit({ type: 'walk-offered', messageId: turn.messageId });
        },
        { holdsLog: true },
      ),

    /** What a window saw of one page. Throws `no-turn-running`, and `walk-over` for what nobody waits for. */
    report: (turn: Turn, result: PageCheckReport): Promise<void> =>
      events.transact(
        turn.appId,
        async (tx, emit) => {
          await requireRunning(tx, turn);
          const order = await currentOrder(tx, turn);
          if (order?.walk !== result.walk || !order.pages.some((page) => visitKey(page) === visitKey(result))) {
            throw new AppError('walk-over');
          }
          if (await isReported(tx, turn, result)) return;
          emit({ type: 'page-walked', messageId: turn.messageId, result });
        },
        { holdsLog: true },
      ),
  };
}

async function requireRunning(tx: Transaction, { appId, messageId }: Turn): Promise<void> {
  const running = await findRunningTurn(tx, appId);
  if (running?.messageId !== messageId) throw new AppError('no-turn-running');
}

const ofTurn = ({ appId, messageId }: Turn) => and(eq(appEvents.appId, appId), eq(appEvents.messageId, messageId));

/** What the turn waits for, if it does: its newest phase says so. */
async function currentOrder(tx: Transaction, turn: Turn): Promise<PageCheckRequest | null> {
  const [row] = await tx
    .select({ event: appEvents.event })
    .from(appEvents)
    .where(and(ofTurn(turn), sql`${appEvents.event} ->> 'type' = 'turn-phase'`))
    .orderBy(desc(appEvents.seq))
    .limit(1);
  return (row?.event as Extract<LiveEvent, { type: 'turn-phase' }> | undefined)?.walk ?? null;
}

async function isReported(tx: Transaction, turn: Turn, { walk, page, viewer }: PageCheckReport): Promise<boolean> {
  const [row] = await tx
    .select({ seq: appEvents.seq })
    .from(appEvents)
    .where(
      and(
        ofTurn(turn),
        sql`${appEvents.event} ->> 'type' = 'page-walked'`,
        sql`${appEvents.event} #>> '{result,walk}' = ${String(walk)}`,
        sql`${appEvents.event} #>> '{result,page}' = ${page}`,
        sql`${appEvents.event} #>> '{result,viewer}' = ${viewer}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
