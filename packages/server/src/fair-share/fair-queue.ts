import { chooseNext } from './choose-next.ts';
import { type Cost, createCosts, type Length } from './costs.ts';
import { type Account, type AppAccount, createParties, type Party } from './parties.ts';
import { createRests } from './rests.ts';

export type Shares = {
  /** Pieces of work that run at the same time; of one app; of one caller of it. */
  slots: number;
  perApp: number;
  perCaller: number;
  /** In place of these two for work that is known to be short, while no other app has any, and no other caller. */
  perAppAlone: number;
  perCallerAlone: number;
  /** The same for work that took long the last times: of all, and of one app while others have work, too. */
  long: number;
  longPerApp: number;
  longMs: number;
  /** From so many bytes on an answer is large: long work, however quickly it is done. */
  largeBytes: number;
  /** What the large answers of one app may come to in a second while others have work. */
  largeBytesPerSecond: number;
  /** Work that waits, of all, of one app, of one caller, and for how long it would have to. */
  waiting: number;
  waitingPerApp: number;
  waitingPerCaller: number;
  waitMs: number;
  /** So many pieces of a caller's work may wait however long that takes. */
  waitingAnyway: number;
  /** Bytes of answers that are not picked up yet, above which no more work begins. */
  bytes: number;
  bytesPerApp: number;
  bytesPerCaller: number;
};

export type Job = Party & {
  /** Names work that takes about as long: what took long is expected to do so again. */
  kind: string;
  /** It waits as long as it takes. Its callers have one such piece of work at a time. */
  neverRefused?: boolean;
};

/** Why work is refused at once: whose share is used up, and when it is worth another try. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
  readonly whose: 'caller' | 'app' | 'server';
  readonly retryAfterSeconds: number;
  constructor(whose: TooMuch['whose'], retryAfterSeconds: number) {
    super(`the share of the ${whose} is used up`);
    this.whose = whose;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** `length` is asked when there may be room: what waits learns from what has run meanwhile. */
export type Waiting = { length(): Length; expectedMs: number; begin(isLong: boolean): void };

export type FairQueue = ReturnType<typeof createFairQueue>;

const aloneAfterMs = 10_000;

/**
 * Shares something scarce between apps and, within an app, between its callers. Work begins at once while there is room;
 * when something must wait, the app that used the least comes next, and of its callers the one that used the least. No
 * app takes everything, so that there is room for one that comes later. What would wait for too long is refused at once.
 */
export function createFairQueue(shares: Shares, { now = () => performance.now() }: { now?: () => number } = {}) {
  const parties = createParties();
  const costOf = createCosts(shares.longMs);
  const { all } = parties;
  let lastApp: string | undefined;
  let aloneSinceMs = -Infinity;

  const noteApp = (app: string) => {
    if (lastApp !== undefined && lastApp !== app) aloneSinceMs = now();
    lastApp = app;
  };
  const isAlone = () => now() - aloneSinceMs > aloneAfterMs;
  const rests = createRests(now, () => startNext());
  const restMsOf = ({ largeBytes }: Cost) => (isAlone() ? 0 : (largeBytes / shares.largeBytesPerSecond) * 1_000);

  /** Places of short work are free again at once, so that whoever comes finds room even where few are left. */
  const mayRunMore = (app: AppAccount, caller: Account, length: Length): boolean => {
    if (app.running < shares.perApp && caller.running < shares.perCaller) return true;
    if (length !== 'short' || !isAlone() || app.running >= shares.perAppAlone) return false;
    return caller.running < (app.callers.size === 1 ? shares.perCallerAlone : shares.perCaller);
  };

  const hasRoom = (app: AppAccount, caller: Account, length: Length): boolean =>
    all.running < shares.slots &&
    mayRunMore(app, caller, length) &&
    all.bytes < shares.bytes &&
    app.bytes < shares.bytesPerApp &&
    caller.bytes < shares.bytesPerCaller &&
    (length !== 'long' ||
      (all.long < shares.long && (isAlone() || (app.long < shares.longPerApp && !rests.isResting(app.key)))));

  const refuseTooMuch = (app: Account, caller: Account, expectedMs: number, isLong: boolean) => {
    const side = (account: Account, max: number, atOnce: number) =>
      account.waiting >= max ||
      (caller.waiting >= shares.waitingAnyway && (account.waitingMs + expectedMs) / atOnce > shares.waitMs)
        ? Math.min(30, Math.max(1, Math.ceil(account.waitingMs / atOnce / 1_000)))
        : null;
    const callers = side(caller, shares.waitingPerCaller, isLong ? shares.longPerApp : shares.perCaller);
    if (callers !== null) throw new TooMuch('caller', callers);
    const apps = side(app, shares.waitingPerApp, isLong ? shares.longPerApp : shares.perApp);
    if (apps !== null) throw new TooMuch('app', apps);
    const everybody = side(all, shares.waiting, shares.slots);
    if (everybody !== null) throw new TooMuch('server', everybody);
  };

  const startNext = () => {
    for (let next = chooseNext(parties, hasRoom); next; next = chooseNext(parties, hasRoom))
      next.begin(next.length() === 'long');
  };

  return {
    /** Does the work when it is its turn. Throws `TooMuch` instead of letting it wait for too long. */
    async run<T>(job: Job, work: () => Promise<T>): Promise<T> {
      const found = parties.enter(job);
      noteApp(job.app);
      const mine = [all, found.app, found.caller];
      const cost = costOf(job);
      const expectedMs = cost.expectedMs + restMsOf(cost);
      let isLong = cost.length === 'long';
      // Whatever waits waits because there is no room for it, so nobody is overtaken.
      if (hasRoom(found.app, found.caller, cost.length)) parties.begin(mine, isLong);
      else {
        try {
          if (!job.neverRefused) refuseTooMuch(found.app, found.caller, expectedMs, isLong);
        } catch (error) {
          parties.leave(job);
          throw error;
        }
        isLong = await parties.wait(mine, found.caller, {
          length: () => cost.length,
          expectedMs,
        });
      }
      const startedAt = now();
      try {
        return await work();
      } finally {
        const tookMs = now() - startedAt;
        cost.note(tookMs);
        parties.end(mine, isLong, tookMs);
        parties.leave(job);
        startNext();
      }
    },

    /** Counts the answer of a job until it is picked up, which the result says. */
    holdBytes(job: Job, bytes: number): () => void {
      const { app, caller } = parties.enter(job);
      const cost = costOf(job);
      cost.largeBytes = bytes >= shares.largeBytes ? bytes : 0;
      rests.rest(job.app, restMsOf(cost));
      const mine = [all, app, caller];
      for (const account of mine) account.bytes += bytes;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const account of mine) account.bytes -= bytes;
        parties.leave(job);
        startNext();
      };
    },

    /** What runs and waits, of all or of one app. */
    stateOf(app?: string): { running: number; waiting: number; bytes: number } {
      const { running, waiting, bytes } = (app === undefined ? all : parties.find(app)) ?? emptyState;
      return { running, waiting, bytes };
    },
  };
}

const emptyState = { running: 0, waiting: 0, bytes: 0 };
