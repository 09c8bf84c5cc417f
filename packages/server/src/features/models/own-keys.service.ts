import type { AccountId } from '@whittle/contract/ids';
import type { ConnectionTrial } from '@whittle/contract/models/connections';
import {
  maxOwnConnections,
  type OwnConnectionRequest,
  type OwnConnections,
  type OwnKeysSetting,
} from '@whittle/contract/models/own-keys';
import type { Adapters } from '../../adapters/adapters.ts';
import { createGuardedFetch } from '../../adapters/egress/guarded-fetch.ts';
import { newId } from '../../adapters/ids.ts';
import { createOwnKeys, type StoredOwnConnection } from '../../adapters/language-model/own-keys.ts';
import type { ModelConnection } from '../../adapters/language-model/providers.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import { completeConnection } from './complete-connection.ts';
import { tryModel, type ModelTrial } from './try-model.ts';

const trials = { max: 10, windowMs: 60_000 };

type Deps = Pick<Adapters, 'config' | 'db' | 'secrets'> & { rateLimits: RateLimits };

export type OwnKeysService = ReturnType<typeof createOwnKeysService>;

/** What people do with keys of their own (MODEL-05). A connection of somebody else does not exist. */
export function createOwnKeysService({ config, db, secrets, rateLimits }: Deps) {
  const store = createOwnKeys({ db, secrets });
  const fetch = createGuardedFetch({ allow: config.egressAllow });

  const read = async (accountId: AccountId): Promise<OwnConnections> => {
    const [isAllowed, items] = await Promise.all([store.isAllowed(), store.list(accountId)]);
    return {
      isAllowed,
      items: items.map(({ id, name, provider, model, baseUrl, isForApps, apiKey }) => ({
        ...{ id, name, provider, model, baseUrl, isForApps },
        hasApiKey: apiKey !== null,
      })),
    };
  };
  const requireAllowed = async (): Promise<void> => {
    if (!(await store.isAllowed())) throw new AppError('own-keys-off');
  };
  const find = async (accountId: AccountId, id: string): Promise<StoredOwnConnection> => {
    const found = (await store.list(accountId)).find((one) => one.id === id);
    if (!found) throw new AppError('connection-missing');
    return found;
  };
  const tryOut = async (accountId: AccountId, connection: ModelConnection): Promise<ModelTrial> => {
    if (!(await rateLimits.take(`own-model-test:${accountId}`, trials))) {
      throw new AppError('rate-limited', { retryAfterSeconds: rateLimits.secondsLeft(trials) });
    }
    return tryModel(connection, fetch);
  };
  const setting = async (): Promise<OwnKeysSetting> => ({ isAllowed: await store.isAllowed() });

  return {
    setting,
    async saveSetting({ isAllowed }: OwnKeysSetting): Promise<OwnKeysSetting> {
      await store.allow(isAllowed);
      return setting();
    },

    read,
    async add(accountId: AccountId, { name, isForApps, ...request }: OwnConnectionRequest): Promise<OwnConnections> {
      await requireAllowed();
      const one = { ...completeConnection(request, null), ...{ id: newId(), accountId, name, isForApps } };
      if (!(await store.add(one, maxOwnConnections))) {
        throw new AppError('connections-full', { values: { count: maxOwnConnections } });
      }
      return read(accountId);
    },
    async change(accountId: AccountId, id: string, request: OwnConnectionRequest): Promise<OwnConnections> {
      await requireAllowed();
      const { name, isForApps, ...rest } = request;
      const one = completeConnection(rest, await find(accountId, id));
      await store.change({ ...one, id, accountId, name, isForApps });
      return read(accountId);
    },
    /** Also where keys of one's own are no longer allowed. */
    async remove(accountId: AccountId, id: string): Promise<OwnConnections> {
      if (!(await store.remove(accountId, id))) throw new AppError('connection-missing');
      return read(accountId);
    },
    async test(accountId: AccountId, id: string): Promise<ModelTrial> {
      await requireAllowed();
      return tryOut(accountId, await find(accountId, id));
    },
    /** The same for what is not saved yet. */
    async tryOut(accountId: AccountId, { connectionId, ...request }: ConnectionTrial): Promise<ModelTrial> {
      await requireAllowed();
      const known = connectionId === undefined ? null : await find(accountId, connectionId);
      return tryOut(accountId, completeConnection(request, known));
    },
  };
}
