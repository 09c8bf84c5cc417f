import type { Waiting } from './fair-queue.ts';

/** Whose work it is: an app, and within it a person, or an address for somebody who is not known. */
export type Party = { app: string; caller: string };

/** What an app, a caller or everybody together uses. `usedMs` grows with what is done and orders who comes next. */
export class Account {
  running = 0;
  long = 0;
  waiting = 0;
  /** How long what waits is expected to take. */
  waitingMs = 0;
  bytes = 0;
  usedMs = 0;
}

export class CallerAccount extends Account {
  readonly queue: Waiting[] = [];
}

export class AppAccount extends Account {
  readonly callers = new Map<string, CallerAccount>();
  /** Work and answers that keep the account. */
  members = 0;
  readonly key: string;

  constructor(key: string) {
    super();
    this.key = key;
  }
}

export type Parties = ReturnType<typeof createParties>;

/** The accounts of everybody who has work here. An account ends with the last piece of its work. */
export function createParties() {
  const all = new Account();
  const apps = new Map<string, AppAccount>();
  const members = new Map<CallerAccount, number>();

  return {
    all,
    apps,
    find: (app: string): Account | undefined => apps.get(app),

    /** Each call is followed by one of `leave`. */
    enter({ app: appKey, caller: callerKey }: Party): { app: AppAccount; caller: CallerAccount } {
      let app = apps.get(appKey);
      if (!app) {
        app = new AppAccount(appKey);
        // Whoever was away gets no more than their share for it.
        app.usedMs = leastUsed(apps.values());
        apps.set(appKey, app);
      }
      let caller = app.callers.get(callerKey);
      if (!caller) {
        caller = new CallerAccount();
        caller.usedMs = leastUsed(app.callers.values());
        app.callers.set(callerKey, caller);
      }
      app.members += 1;
      members.set(caller, (members.get(caller) ?? 0) + 1);
      return { app, caller };
    },

    leave({ app: appKey, caller: callerKey }: Party): void {
      const app = apps.get(appKey)!;
      const caller = app.callers.get(callerKey)!;
      const left = members.get(caller)! - 1;
      if (left > 0) members.set(caller, left);
      else {
        members.delete(caller);
        app.callers.delete(callerKey);
      }
      app.members -= 1;
      if (app.members === 0) apps.delete(appKey);
    },

    /** Resolves when the work has begun, with whether it counts as long. */
    wait(
      mine: readonly Account[],
      caller: CallerAccount,
      { length, expectedMs }: Omit<Waiting, 'begin'>,
    ): Promise<boolean> {
      for (const account of mine) {
        account.waiting += 1;
        account.waitingMs += expectedMs;
      }
      return new Promise((resolve) => {
        const begin = (counted: boolean) => {
          for (const account of mine) {
            account.waiting -= 1;
            account.waitingMs -= expectedMs;
          }
          begun(mine, counted);
          resolve(counted);
        };
        caller.queue.push({ length, expectedMs, begin });
      });
    },

    begin: begun,

    end(mine: readonly Account[], isLong: boolean, tookMs: number): void {
      for (const account of mine) {
        account.running -= 1;
        if (isLong) account.long -= 1;
        account.usedMs += tookMs;
      }
    },
  };
}

function begun(mine: readonly Account[], isLong: boolean): void {
  for (const account of mine) {
    account.running += 1;
    if (isLong) account.long += 1;
  }
}

function leastUsed(accounts: Iterable<Account>): number {
  let least = Infinity;
  for (const { usedMs } of accounts) least = Math.min(least, usedMs);
  return least === Infinity ? 0 : least;
}
