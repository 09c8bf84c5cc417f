import type { UsageStats } from '@whittle/contract/app-usage';
import { usageCalls } from '@whittle/contract/app-usage/calls';
import type { Context } from 'hono';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { AppCaller, ResolveAppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import { addUsage, type Happened, readUsage } from './app-usage.store.ts';

const nameMaxChars = 100;
/** Calls that one network address may make; what comes beyond is answered in the same way and not counted. */
const perAddress = { max: 120, windowMs: 60_000 };

type Deps = Pick<Adapters, 'db' | 'clock'> & { resolveCaller: ResolveAppCaller };

/**
 * What pages tell of their use without looking at the answer: which page was opened, and events of the app's own. They are
 * counted by name and day; nothing about the person is kept. The app's admins read the counts.
 */
export function appUsageRoutes({ db, clock, resolveCaller }: Deps) {
  const rateLimits = createRateLimits({ db, clock });

  const count = async (address: string, { app }: AppCaller, happened: Happened[]) => {
    if (happened.length === 0 || !(await rateLimits.take(`app-usage:${address}`, perAddress))) return;
    await addUsage(db, app.id, clock.now().toISOString().slice(0, 10), happened);
  };

  const stats = async ({ params }: { params: { appId: string } }, c: Context<AppEnv>): Promise<UsageStats> => {
    const { app, person } = await resolveCaller(c.req.raw, c.env.host, params.appId);
    if (person === null) throw new AppError('not-signed-in');
    if (person.role !== 'admin' && !person.isOwner)
      throw new AppError('not-allowed', {
        message: 'Only admins of the app can see its page views.',
      });
    return { days: await readUsage(db, app.id, clock.now()) };
  };

  const { routes, on } = serveCalls();
  on(usageCalls.visit, async ({ params }, c) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, params.appId);
    await count(c.env.clientAddress, caller, [{ kind: 'visit', name: nameOf(params.page), count: 1 }]);
    return { success: true };
  });
  on(usageCalls.track, async ({ params, body }, c) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, params.appId);
    const happened = body.events.map((one) => ({ kind: 'event' as const, name: nameOf(one.event_name), count: 1 }));
    await count(c.env.clientAddress, caller, happened);
    return { success: true };
  });
  on(usageCalls.stats, stats);
  // Who came is not kept, so the log of visits is the same counts.
  on(usageCalls.log, stats);
  return routes;
}

const nameOf = (name: string) => name.replaceAll('\u0000', '').toWellFormed().slice(0, nameMaxChars);
