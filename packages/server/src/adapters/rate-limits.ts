import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';

export type RateLimit = { max: number; windowMs: number };

/** Counts attempts per key in fixed windows that all server processes share. */
export interface RateLimits {
  /** Counts one attempt. False when the window's `max` was used up before it. */
  take(key: string, limit: RateLimit): Promise<boolean>;
  /** Takes back one attempt that should not have counted, such as a sign-in that succeeded. */
  giveBack(key: string, limit: RateLimit): Promise<void>;
  /**
   * True for the first call with `key`, false ever after, for what may be used once. `issuedAt` is when that was made; it
   * must be worth nothing a day later, because then it is forgotten here.
   */
  takeOnce(key: string, issuedAt: Date): Promise<boolean>;
  /** How long the present window of a limit goes on, for `Retry-After`. */
  secondsLeft(limit: RateLimit): number;
}

const maxWindowMs = 86_400_000;
const sweepMs = 3_600_000;

export function createRateLimits({ db, clock }: { db: Database; clock: Clock }): RateLimits {
  const sql = db.$client;
  let sweptAtMs = 0;
  const windowStart = ({ windowMs }: RateLimit) =>
    new Date(Math.floor(clock.now().getTime() / windowMs) * windowMs).toISOString();

  /** Windows are at most a day long; what is older counts for nothing. */
  const sweep = async () => {
    sweptAtMs = clock.now().getTime();
    const oldest = new Date(sweptAtMs - maxWindowMs).toISOString();
    await sql.query('delete from rate_counters where window_start < $1::timestamptz', [oldest]);
  };

  return {
    secondsLeft: ({ windowMs }) => Math.ceil((windowMs - (clock.now().getTime() % windowMs)) / 1_000),
    async take(key, limit) {
      const start = windowStart(limit);
      const [row] = await sql.query<[{ count: number }]>(
        // Nobody waits for the disk: what a crash forgets are a few attempts of its last moment (decisions/165).
        `insert into rate_counters (key, window_start, count)
         select $1, $2::timestamptz, 1 from (select set_config('synchronous_commit', 'off', true)) as unwaited
         on conflict (key, window_start) do update set count = rate_counters.count + 1
         returning count`,
        [key, start],
        { prepare: true },
      );
      if (clock.now().getTime() - sweptAtMs > sweepMs) await sweep();
      return row.count <= limit.max;
    },
    async takeOnce(key, issuedAt) {
      const rows = await sql.query(
        'insert into rate_counters (key, window_start, count) values ($1, $2::timestamptz, 1) on conflict do nothing returning 1',
        [key, issuedAt.toISOString()],
      );
      return rows.length === 1;
    },
    async giveBack(key, limit) {
      await sql.query(
        'update rate_counters set count = count - 1 where key = $1 and window_start = $2::timestamptz and count > 0',
        [key, windowStart(limit)],
      );
    },
  };
}
