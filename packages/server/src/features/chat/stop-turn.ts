import type { AppId } from '@whittle/contract/ids';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import { turns } from '../../adapters/database/schema.ts';
import type { TurnRunner } from './turn/turn-runner.ts';

const stopsTopic = 'whittle_stops';

/** Stops turns wherever they run: the wish is stored, and the process that runs the turn is told. */
export function createTurnStopper({ db, link, runner }: { db: Database; link: ProcessLink; runner: TurnRunner }) {
  link.onNotice(stopsTopic, (appId) => void runner.interrupt(appId, 'stopped'));

  return {
    /** False when no turn of the app runs. What was finished of it is kept; the last event of the turn tells the end. */
    async stop(appId: AppId): Promise<boolean> {
      const rows = await db
        .update(turns)
        .set({ stopRequestedAt: sql`now()` })
        .where(and(eq(turns.appId, appId), eq(turns.state, 'running')))
        .returning({ id: turns.id });
      if (rows.length === 0) return false;
      if (!runner.interrupt(appId, 'stopped')) {
        await db.execute(sql`select pg_notify(${stopsTopic}, ${`${link.processId} ${appId}`})`);
      }
      return true;
    },
    /** Wishes that were made while this process heard no notices. */
    async catchUp(): Promise<void> {
      const rows = await db
        .select({ appId: turns.appId })
        .from(turns)
        .where(and(eq(turns.state, 'running'), eq(turns.leaseOwner, link.processId), isNotNull(turns.stopRequestedAt)));
      for (const { appId } of rows) runner.interrupt(appId, 'stopped');
    },
  };
}
