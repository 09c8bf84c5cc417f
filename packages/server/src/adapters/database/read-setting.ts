import { anyOf } from './any-of.ts';
import { readTogether } from './together.ts';
import { settings } from './schema.ts';

/**
 * The stored value of a setting, undefined where none is: hundreds of turns that begin at once need two or three readings,
 * and each of them has what was stored when it asked.
 */
export const readSetting = readTogether<string, unknown>(async (db, keys) => {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(anyOf(settings.key, keys));
  return new Map(rows.map(({ key, value }) => [key, value]));
});
