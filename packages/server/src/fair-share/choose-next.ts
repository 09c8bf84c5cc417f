import type { Length } from './costs.ts';
import type { Waiting } from './fair-queue.ts';
import type { Account, AppAccount, CallerAccount, Parties } from './parties.ts';

type HasRoom = (app: AppAccount, caller: Account, length: Length) => boolean;

/** Takes what comes next out of its queue; null while nothing waits that there is room for. */
export function chooseNext({ all, apps }: Parties, hasRoom: HasRoom): Waiting | null {
  if (all.waiting === 0) return null;
  let chosen: { app: AppAccount; caller: CallerAccount; at: number } | null = null;
  for (const app of apps.values()) {
    if (app.waiting === 0 || (chosen && !comesBefore(app, chosen.app))) continue;
    const found = chooseOf(app, hasRoom);
    if (found) chosen = { app, ...found };
  }
  return chosen ? chosen.caller.queue.splice(chosen.at, 1)[0]! : null;
}

function chooseOf(app: AppAccount, hasRoom: HasRoom): { caller: CallerAccount; at: number } | null {
  let chosen: { caller: CallerAccount; at: number } | null = null;
  for (const caller of app.callers.values()) {
    if (caller.queue.length === 0 || (chosen && !comesBefore(caller, chosen.caller))) continue;
    // Where there is no room for short work there is none at all.
    if (!hasRoom(app, caller, 'short')) continue;
    // Short work does not wait behind long work that has no room yet.
    const at = caller.queue.findIndex(({ length }) => hasRoom(app, caller, length()));
    if (at >= 0) chosen = { caller, at };
  }
  return chosen;
}

/** Fewer running first: what just began has used nothing yet. */
const comesBefore = (a: Account, b: Account): boolean =>
  a.running === b.running ? a.usedMs < b.usedMs : a.running < b.running;
