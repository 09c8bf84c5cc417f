import { modelProviderSchema } from '@whittle/contract/models';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { readSetting } from '../database/read-setting.ts';
import { settings } from '../database/schema.ts';
import type { Secrets } from '../secrets.ts';
import type { ModelConnection } from './providers.ts';

const storedSchema = z.object({
  provider: modelProviderSchema,
  model: z.string(),
  baseUrl: z.string().nullable(),
  sealedKey: z.string().nullable(),
});

const key = 'model';

/** The model that an admin chose in the interface. The key is encrypted where it lies. */
export interface ModelSettingsStore {
  read(): Promise<ModelConnection | null>;
  save(connection: ModelConnection): Promise<void>;
  remove(): Promise<void>;
}

export function createModelSettingsStore({ db, secrets }: { db: Database; secrets: Secrets }): ModelSettingsStore {
  return {
    async read() {
      const value = await readSetting(db, key);
      const stored = storedSchema.safeParse(value);
      if (!stored.success) return null;
      const { sealedKey, ...rest } = stored.data;
      return { ...rest, apiKey: sealedKey === null ? null : openKey(secrets, sealedKey) };
    },
    async save({ apiKey, ...rest }) {
      const value = { ...rest, sealedKey: apiKey === null ? null : secrets.encrypt(apiKey) };
      const row = { key, value, updatedAt: new Date() };
      await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
    },
    async remove() {
      await db.delete(settings).where(eq(settings.key, key));
    },
  };
}

/** A key sealed by another installation's secret is as good as none: the model then answers that the key is wrong. */
export function openKey(secrets: Secrets, sealed: string): string | null {
  try {
    return secrets.decrypt(sealed);
  } catch {
    return null;
  }
}
