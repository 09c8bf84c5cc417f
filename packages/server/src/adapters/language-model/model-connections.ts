import {
  environmentConnection,
  mainConnection,
  modelRolesSchema,
  type ModelRole,
  type ModelRoles,
} from '@whittle/contract/models/connections';
import { modelProviderSchema } from '@whittle/contract/models';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { Database } from '../database/database.ts';
import { readSetting } from '../database/read-setting.ts';
import { settings } from '../database/schema.ts';
import type { Secrets } from '../secrets.ts';
import { createModelSettingsStore, openKey } from './model-settings.ts';
import { type ModelConnection, providers } from './providers.ts';

/** A connection with the name that an admin gave it. */
export type NamedConnection = ModelConnection & { id: string; name: string };

const noRoles: ModelRoles = { build: [], repair: [], image: [], embed: [] };

const storedSchema = z.object({
  connections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      provider: modelProviderSchema,
      model: z.string(),
      baseUrl: z.string().nullable(),
      sealedKey: z.string().nullable(),
    }),
  ),
  roles: modelRolesSchema,
});
type Stored = z.infer<typeof storedSchema>;

const key = 'model-connections';

type Deps = { config: Pick<Config, 'model'>; db: Database; secrets: Secrets };

/**
 * Every connected model: the one that the environment sets, the one that an admin stored first, and those that were added.
 * Which of them answers what is an order for each role; without one the first of them answers everything.
 */
export function createModelConnections({ config, db, secrets }: Deps) {
  const main = createModelSettingsStore({ db, secrets });

  const parse = (value: unknown): Stored => {
    const read = storedSchema.safeParse(value);
    return read.success ? read.data : { connections: [], roles: noRoles };
  };

  const readStored = async (): Promise<Stored> => {
    const value = await readSetting(db, key);
    return parse(value);
  };

  const list = (stored: Stored, first: ModelConnection | null): NamedConnection[] => [
    ...(config.model ? [{ ...config.model, id: environmentConnection, name: nameOf(config.model) }] : []),
    ...(first ? [{ ...first, id: mainConnection, name: nameOf(first) }] : []),
    ...stored.connections.map(({ sealedKey, ...one }) => ({
      ...one,
      apiKey: sealedKey === null ? null : openKey(secrets, sealedKey),
    })),
  ];

  const read = async (): Promise<{ connections: NamedConnection[]; roles: ModelRoles }> => {
    const [stored, first] = await Promise.all([readStored(), main.read()]);
    return { connections: list(stored, first), roles: stored.roles };
  };

  return {
    read,

    /** Who is asked for `role`, in order; none where nothing is connected, or nobody was named for what is not text. */
    async inOrder(role: ModelRole): Promise<NamedConnection[]> {
      const { connections: known, roles } = await read();
      const named = (ids: readonly string[]) => ids.flatMap((id) => known.find((one) => one.id === id) ?? []);
      const chosen = named(roles[role]);
      if (chosen.length > 0 || role === 'image' || role === 'embed') return chosen;
      const builders = named(roles.build);
      return builders.length > 0 ? builders : known.slice(0, 1);
    },

    /** Changes what is stored beside the first model; two changes at once follow one another. */
    async change(make: (stored: Stored) => Stored): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .insert(settings)
          .values({ key, value: { connections: [], roles: noRoles } })
          .onConflictDoNothing();
        const [row] = await tx
          .select({ value: settings.value })
          .from(settings)
          .where(eq(settings.key, key))
          .for('update');
        const value = make(parse(row?.value));
        await tx.update(settings).set({ value, updatedAt: new Date() }).where(eq(settings.key, key));
      });
    },

    seal: (apiKey: string | null) => (apiKey === null ? null : secrets.encrypt(apiKey)),
    main,
  };
}

/** What a model is made of, without the admin's name for it. */
export const bareConnection = ({ provider, model, baseUrl, apiKey }: ModelConnection): ModelConnection => ({
  ...{ provider, model, baseUrl, apiKey },
});

/** The same change to the order of every role. */
export const mapRoles = (roles: ModelRoles, change: (order: string[]) => string[]): ModelRoles => ({
  build: change(roles.build),
  repair: change(roles.repair),
  image: change(roles.image),
  embed: change(roles.embed),
});

const nameOf = ({ provider, model }: ModelConnection) => `${model} · ${providers[provider].label}`;
