import { inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema.ts';

type Asked = Map<string, PromiseWithResolvers<unknown>>;
type Reader = { asked: Asked; isReading: boolean };

const readers = new WeakMap<Database, Reader>();

/**
 * The stored value of a setting, undefined where none is. Who asks while others are being read waits for the next reading,
 * which is of all that were asked for meanwhile: hundreds of turns that begin at once need two or three readings, and each
 * of them has what was stored when it asked.
 */
export function readSetting(db: Database, key: string): Promise<unknown> {
  let reader = readers.get(db);
  if (!reader) readers.set(db, (reader = { asked: new Map(), isReading: false }));
  let asked = reader.asked.get(key);
  if (!asked) reader.asked.set(key, (asked = Promise.withResolvers()));
  if (!reader.isReading) {
    reader.isReading = true;
    // What is asked for in the same breath is read in one statement.
    queueMicrotask(() => void readAll(db, reader));
  }
  return asked.promise;
}

async function readAll(db: Database, reader: Reader): Promise<void> {
  while (reader.asked.size > 0) {
    const { asked } = reader;
    reader.asked = new Map();
    try {
      const rows = await db
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        .where(inArray(settings.key, [...asked.keys()]));
      const values = new Map(rows.map(({ key, value }) => [key, value]));
      for (const [key, { resolve }] of asked) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }
  reader.isReading = false;
}
