import type { Sql } from 'postgres';

type OpenPool = (onLost: () => void) => Sql;

/**
 * A pool that is thrown away as a whole when one of its connections breaks, behind one client that stays the same.
 *
 * postgres.js uses a broken connection's object again for the next connection, with what was left in it: a pending write
 * is never sent, an old error answers the next query, and queries wait for ever (3.4.9). A pool that never reconnects
 * has none of that. Queries that run on the other connections of the old pool get `graceMs` to finish.
 *
 * `open` makes a pool that calls `onLost` for every connection that closes; it must not close idle ones itself.
 */
export function createReplaceablePool(
  open: OpenPool,
  graceMs: number,
): { client: Sql; close(timeoutMs: number): Promise<void> } {
  let isClosing = false;
  const leaving = new Set<Promise<void>>();
  let current = openNext();

  function openNext(): Sql {
    const pool = open(() => {
      if (isClosing || pool !== current) return;
      current = openNext();
      leave(pool);
    });
    return pool;
  }

  function leave(pool: Sql): void {
    const left = pool.end({ timeout: graceMs / 1_000 }).finally(() => leaving.delete(left));
    leaving.add(left);
  }

  const client = new Proxy(current, {
    apply: (_first, _this, args) => Reflect.apply(current, undefined, args) as unknown,
    get: (_first, key) => Reflect.get(current, key) as unknown,
  });
  return {
    client,
    async close(timeoutMs) {
      isClosing = true;
      await Promise.all([current.end({ timeout: timeoutMs / 1_000 }), ...leaving]);
    },
  };
}
