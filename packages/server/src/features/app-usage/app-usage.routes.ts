import { trackedBatchSchema, type UsageStats } from '@whittle/contract/app-usage';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { AppCaller, ResolveAppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonBody } from '../../http/validation.ts';
import { addUsage, type Happened, readUsage } from './app-usage.store.ts';

const batchMaxBytes = 300_000;
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

  const stats = async (c: Context<AppEnv>) => {
    const { app, person } = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId') ?? '');
    if (person === null) throw new AppError('not-signed-in');
    if (person.role !== 'admin' && !person.isOwner)
      throw new AppError('not-allowed', {
        message: 'Only admins of the app can see its page views.',
      });
    return c.json<UsageStats>({ days: await readUsage(db, app.id, clock.now()) });
  };

  return (
    new Hono<AppEnv>()
      .post('/api/app-logs/:appId/log-user-in-app/:page', async (c) => {
        const caller = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId'));
        await count(c.env.clientAddress, caller, [{ kind: 'visit', name: nameOf(c.req.param('page')), count: 1 }]);
        return c.json({ success: true });
      })
      .post(
        '/api/apps/:appId/analytics/track/batch',
        jsonBody(trackedBatchSchema, { maxBytes: batchMaxBytes }),
        async (c) => {
          const caller = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId'));
          const { events } = c.req.valid('json');
          const happened = events.map((one) => ({ kind: 'event' as const, name: nameOf(one.event_name), count: 1 }));
          await count(c.env.clientAddress, caller, happened);
          return c.json({ success: true });
        },
      )
      .get('/api/app-logs/:appId/stats', stats)
      // Who came is not kept, so the log of visits is the same counts.
      .get('/api/app-logs/:appId', stats)
  );
}

const nameOf = (name: string) => name.replaceAll('\u0000', '').toWellFormed().slice(0, nameMaxChars);
