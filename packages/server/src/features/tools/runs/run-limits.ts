import type { AccountId } from '@whittle/contract/ids';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { RunsLeft } from '@whittle/contract/tools/tool-run';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { Transaction } from '../../../adapters/database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { giveCreditsBack, readCredits, takeCredits } from './credits.store.ts';
import { type Period, periodsOf } from './periods.ts';
import { giveRunBack, readUsed, takeRun } from './run-counts.store.ts';
import { limitKey, limitKeyOf, type Runner, uncounted } from './runner.ts';
import type { StoredRun } from './runs.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'config'>;

/**
 * How often a person may run a tool in a day and a week (TOOL-12), and what runs take of the credits that all apps of an
 * account have for a month (EDIT-13). What the owner tries in the preview takes nothing.
 */
export function createRunLimits({ db, clock, config }: Deps) {
  /** Runs that the credits of the month still pay for. */
  const paidRunsLeft = async (ownerId: AccountId, month: Period, creditsPerRun: number): Promise<number> => {
    const { toolCreditsPerMonth: max } = config;
    if (max === null || creditsPerRun === 0) return Infinity;
    return Math.max(0, Math.floor((max - (await readCredits(db, ownerId, month))) / creditsPerRun));
  };

  return {
    creditsFor: (runner: Runner, { settings }: ToolDocument): number =>
      limitKey(runner) === uncounted ? 0 : settings.creditsPerRun,

    /** Throws `run-limit-reached`. */
    async takeRun(tx: Transaction, runner: Runner, { id: toolId, settings }: ToolDocument, at: Date): Promise<void> {
      const counted = { appId: runner.caller.app.id, toolId, caller: limitKey(runner) };
      if (counted.caller === uncounted) return;
      const { day, week } = periodsOf(at);
      const full = await takeRun(tx, counted, [
        { period: day, max: settings.dailyUserLimit },
        { period: week, max: settings.weeklyUserLimit },
      ]);
      if (full) throw limitError('run-limit-reached', full.period, at, full.max);
    },

    /** Throws `tool-credits-used-up`. */
    async takeCredits(tx: Transaction, ownerId: AccountId, credits: number, at: Date): Promise<void> {
      const { month } = periodsOf(at);
      if (credits === 0 || (await takeCredits(tx, ownerId, month, credits, config.toolCreditsPerMonth))) return;
      throw limitError('tool-credits-used-up', month, at);
    },

    /** What a run took that cost nothing. */
    async giveBack(tx: Transaction, run: StoredRun): Promise<void> {
      const { appId, toolId, createdAt, credits, creditsOf } = run;
      const { day, week, month } = periodsOf(createdAt);
      await giveRunBack(tx, { appId, toolId, caller: limitKeyOf(run) }, [day, week]);
      if (creditsOf !== null) await giveCreditsBack(tx, creditsOf, month, credits);
    },

    async left(runner: Runner, { id: toolId, settings }: ToolDocument): Promise<RunsLeft> {
      const { id: appId, ownerId } = runner.caller.app;
      const { dailyUserLimit: perDay, weeklyUserLimit: perWeek, creditsPerRun } = settings;
      const { day, week, month } = periodsOf(clock.now());
      const [used, paid] = await Promise.all([
        readUsed(db, { appId, toolId, caller: limitKey(runner) }),
        paidRunsLeft(ownerId, month, creditsPerRun),
      ]);
      const today = Math.max(0, perDay - (used.get(day.key) ?? 0));
      const ofWeek = Math.max(0, perWeek - (used.get(week.key) ?? 0));
      const usedUp = paid === 0 ? month : ofWeek === 0 ? week : day;
      return {
        ...{ today: Math.min(today, paid), week: Math.min(ofWeek, paid), perDay, perWeek },
        resetsAt: usedUp.endsAt.toISOString(),
      };
    },
  };
}

function limitError(code: 'run-limit-reached' | 'tool-credits-used-up', { kind, endsAt }: Period, now: Date, max = 0) {
  const values = { max, period: kind, when: `from ${endsAt.toISOString().slice(0, 10)} 00:00 UTC` };
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  return new AppError(code, { values, retryAfterSeconds, details: { resetsAt: endsAt, max, period: kind } });
}
