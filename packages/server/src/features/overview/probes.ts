import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';

/** The connections for the product and those for the records of apps are two pools: either may be exhausted. */
export async function tryDatabase({ db, recordsDb }: Pick<Adapters, 'db' | 'recordsDb'>): Promise<void> {
  await Promise.all([db.$client.query('select 1'), recordsDb.$client.query('select 1')]);
}

/** Writes a small file, reads it and deletes it: a store that is full or that nobody may write to fails here. */
export async function tryStorage({ storage }: Pick<Adapters, 'storage'>): Promise<void> {
  const key = `health/${newId()}`;
  await storage.put(key, [Buffer.from(key)]);
  try {
    const stream = await storage.open(key);
    if (!stream || (await new Response(stream).text()) !== key) throw new Error('a file could not be read back');
  } finally {
    await storage.delete(key);
  }
}
