import type { Readiness } from '@whittle/contract/readiness';
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
      const because = (status: Readiness['status']) =>
        c.json({ status } satisfies Readiness, status === 'ready' ? 200 : 503);
      if (c.env.stopping.aborted) return because('stopping');
      // Not every system can say.
      const free = await freeBytes().catch(() => Infinity);
      if (free < neededBytes) return because('storage full');
      const isThere = await answersWithin(2_000, db.$client`select 1`);
      return because(isThere ? 'ready' : 'no database');
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
