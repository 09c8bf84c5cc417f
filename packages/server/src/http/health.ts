import { Hono } from 'hono';
import type { Database } from '../adapters/database/database.ts';
import type { AppEnv } from './env.ts';

type Deps = {
  db: Database;
  /** Room that is left for the data directory. */
  freeBytes(): Promise<number>;
};

/** PostgreSQL makes files of this size as it goes; without room for one it stops. */
const neededBytes = 16 * 1_024 * 1_024;

/**
 * `/healthz`: the process answers. `/readyz`: it may get work, which means that the database answers, there is room on the
 * disk and it is not stopping; 503 with the reason otherwise.
 */
export function healthRoutes({ db, freeBytes }: Deps) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (c.env.stopping.aborted) return c.json({ status: 'stopping' }, 503);
      // Not every system can say.
      const free = await freeBytes().catch(() => Infinity);
      if (free < neededBytes) return c.json({ status: 'storage full' }, 503);
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
