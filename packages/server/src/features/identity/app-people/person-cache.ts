import type { AppId, AppUserId } from '@whittle/contract/ids';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../adapters/database/database.ts';
import type { ProcessLink } from '../../../adapters/realtime/process-link.ts';
import { createShortCache } from '../../../adapters/short-cache.ts';
import type { AppPerson } from '../../../http/app-caller.ts';

const topic = 'app_people';
/** A notice that is lost with its process leaves the others with what they knew for this long. */
const rememberMs = 5_000;

/** Who holds a token, and the session that it belongs to. */
export type Holder = AppPerson & { sessionId: string | null };

/**
 * Remembers for a few seconds who holds a token. Whatever ends a sign-in is told to every process, which forgets the
 * person at once; nothing is kept while this process hears no notices.
 */
export function createPersonCache({ clock, db, link }: { clock: Clock; db: Database; link: ProcessLink }) {
  let holders = createShortCache<Holder>(clock, rememberMs);
  const tokensOf = new Map<string, Set<string>>();
  let changes = 0;

  const personKey = (appId: AppId, userId: AppUserId) => `${appId}/${userId}`;
  const drop = (key: string) => {
    changes += 1;
    for (const token of tokensOf.get(key) ?? []) holders.delete(token);
    tokensOf.delete(key);
  };
  const dropAll = () => {
    changes += 1;
    holders = createShortCache<Holder>(clock, rememberMs);
    tokensOf.clear();
  };
  link.onNotice(topic, drop);
  link.onChange(dropAll);

  return {
    get: (key: string): Holder | undefined => holders.get(key),

    /** Reads the holder, and keeps them unless they may have changed meanwhile. */
    async load(appId: AppId, key: string, read: () => Promise<Holder | null>): Promise<Holder | null> {
      const before = changes;
      const holder = await read();
      if (!holder || !link.isConnected || before !== changes) return holder;
      const person = personKey(appId, holder.id);
      tokensOf.set(person, (tokensOf.get(person) ?? new Set()).add(key));
      holders.set(key, holder);
      return holder;
    },

    /** Forgets a person here and everywhere; to be called once the change is committed. */
    async forget(appId: AppId, userId: AppUserId): Promise<void> {
      const key = personKey(appId, userId);
      drop(key);
      await db.execute(sql`select pg_notify(${topic}, ${`${link.processId} ${key}`})`);
    },
  };
}

export type PersonCache = ReturnType<typeof createPersonCache>;
