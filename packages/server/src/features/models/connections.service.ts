import {
  type ConnectionTrial,
  environmentConnection,
  mainConnection,
  maxConnections,
  type ModelConnectionInfo,
  type ModelConnectionRequest,
  type ModelConnections,
  type ModelRoles,
} from '@whittle/contract/models/connections';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import {
  createModelConnections,
  mapRoles,
  type NamedConnection,
} from '../../adapters/language-model/model-connections.ts';
import { AppError } from '../../http/app-error.ts';
import { completeConnection } from './complete-connection.ts';
import { tryModel, type ModelTrial } from './try-model.ts';

export type ConnectionsService = ReturnType<typeof createConnectionsService>;

/** The models that are connected at the same time, and which of them answers what (MODEL-01). */
export function createConnectionsService({ config, db, secrets }: Pick<Adapters, 'config' | 'db' | 'secrets'>) {
  const store = createModelConnections({ config, db, secrets });

  const read = async (): Promise<ModelConnections> => {
    const { connections, roles } = await store.read();
    const ids = new Set(connections.map(({ id }) => id));
    return { items: connections.map(present), roles: mapRoles(roles, (order) => order.filter((id) => ids.has(id))) };
  };

  const find = async (id: string): Promise<NamedConnection> => {
    const { connections } = await store.read();
    const found = connections.find((one) => one.id === id);
    if (!found) throw new AppError('connection-missing');
    return found;
  };

  const requireStored = (id: string) => {
    if (id === environmentConnection) throw new AppError('connection-fixed');
  };

  return {
    read,

    async add(request: ModelConnectionRequest): Promise<ModelConnections> {
      const { apiKey, ...rest } = completeConnection(request, null);
      const one = { ...rest, id: newId(), name: request.name, sealedKey: store.seal(apiKey) };
      await store.change((stored) => {
        if (stored.connections.length >= maxConnections) {
          throw new AppError('connections-full', { values: { count: maxConnections } });
        }
        return { ...stored, connections: [...stored.connections, one] };
      });
      return read();
    },

    async change(id: string, request: ModelConnectionRequest): Promise<ModelConnections> {
      requireStored(id);
      const { apiKey, ...rest } = completeConnection(request, await find(id));
      if (id === mainConnection) await store.main.save({ ...rest, apiKey });
      else {
        const one = { ...rest, id, name: request.name, sealedKey: store.seal(apiKey) };
        await store.change((stored) => ({
          ...stored,
          connections: stored.connections.map((other) => (other.id === id ? one : other)),
        }));
      }
      return read();
    },

    async remove(id: string): Promise<ModelConnections> {
      requireStored(id);
      await find(id);
      if (id === mainConnection) await store.main.remove();
      await store.change(({ connections, roles }) => ({
        connections: connections.filter((one) => one.id !== id),
        roles: mapRoles(roles, (order) => order.filter((one) => one !== id)),
      }));
      return read();
    },

    async saveRoles(roles: ModelRoles): Promise<ModelConnections> {
      const { connections } = await store.read();
      const ids = new Set(connections.map(({ id }) => id));
      if (Object.values(roles).some((order) => order.some((id) => !ids.has(id)))) {
        throw new AppError('connection-missing');
      }
      await store.change((stored) => ({ ...stored, roles: mapRoles(roles, (order) => [...new Set(order)]) }));
      return read();
    },

    /** What is not saved yet. */
    async tryOut({ connectionId, ...request }: ConnectionTrial): Promise<ModelTrial> {
      return tryModel(completeConnection(request, connectionId === undefined ? null : await find(connectionId)));
    },

    test: async (id: string): Promise<ModelTrial> => tryModel(await find(id)),
  };
}

const present = ({ id, name, provider, model, baseUrl, apiKey }: NamedConnection): ModelConnectionInfo => ({
  ...{ id, name, provider, model, baseUrl },
  source: id === environmentConnection ? 'environment' : 'stored',
  hasApiKey: apiKey !== null,
});
