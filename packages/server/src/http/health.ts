import { Hono } from 'hono';
import type { Database } from '../adapters/database/database.ts';
import type { AppEnv } from './env.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it may get work, which means that the database answers and it is not
 * stopping; 503 otherwise.
 */
export function healthRoutes({ db }: { db: Database }) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (c.env.stopping.aborted) return c.json({ status: 'stopping' }, 503);
      const isThere = await answersWithin(2_000, db.$client`select 1`);
      return isThere ? c.json({ status: 'ready' }) : c.json({ status: 'no database' }, 503);
    });
}

async function answersWithin(ms: number, query: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  const answer = Promise.resolve(query).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
