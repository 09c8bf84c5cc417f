import type { AppId } from '@whittle/contract/ids';
import type { ContextConnection, ContextProvider } from '@whittle/contract/knowledge/connection';
import type { Adapters } from '../../../adapters/adapters.ts';
import { type FileList, ProviderError } from '../../../adapters/document-providers/document-provider.ts';
import { newId } from '../../../adapters/ids.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ItemRow } from '../items/items.store.ts';
import {
  connectionById,
  type ConnectionRow,
  findConnection,
  keepConnection,
  listConnections,
  markBroken,
  removeConnection,
} from './connections.store.ts';

type Caller = { accountId: string };

type Deps = Pick<Adapters, 'db' | 'clock' | 'secrets' | 'notion'> & {
  apps: Pick<AppsService, 'requireOwned'>;
  wake(): void;
  changed(appId: AppId): void;
};

export type ConnectionsService = ReturnType<typeof createConnectionsService>;

/**
 * What builders connect so that data sources are read from it. A connection belongs to one person in one app: nobody else
 * chooses from what that person may see. Rules: CTX-36, CTX-37.
 */
export function createConnectionsService({ db, clock, secrets, notion, apps, wake, changed }: Deps) {
  const require = async ({ accountId }: Caller, appId: AppId, provider: ContextProvider): Promise<ConnectionRow> => {
    const row = await findConnection(db, { appId, accountId, provider });
    if (!row) throw new AppError('context-not-connected');
    return row;
  };

  const keep = async (
    { accountId }: Caller,
    appId: AppId,
    made: { provider: ContextProvider; label: string; sealed: string },
  ) => {
    const row = await keepConnection(db, { id: newId(), appId, accountId, createdAt: clock.now(), ...made });
    changed(appId);
    wake();
    return toConnection(row);
  };

  return {
    async list(caller: Caller, appId: AppId) {
      await apps.requireOwned(caller, appId);
      const rows = await listConnections(db, appId, caller.accountId);
      return { providers: ['notion' as const], connections: rows.map(toConnection) };
    },

    /** Throws `context-token-refused`, `context-provider-unreachable`. */
    async connectNotion(caller: Caller, appId: AppId, token: string): Promise<ContextConnection> {
      await apps.requireOwned(caller, appId);
      const label = await notion.identify(token).catch((error: unknown) => {
        if (error instanceof ProviderError && error.problem === 'refused')
          throw new AppError('context-token-refused', { cause: error });
        throw outside(error);
      });
      return keep(caller, appId, { provider: 'notion', label: label.slice(0, 200), sealed: secrets.encrypt(token) });
    },

    /** Throws `context-not-connected`, `context-connection-broken`, `context-provider-unreachable`. */
    async files(
      caller: Caller,
      appId: AppId,
      provider: ContextProvider,
      { search, cursor }: { search: string; cursor?: string | undefined },
    ): Promise<FileList> {
      await apps.requireOwned(caller, appId);
      const row = await require(caller, appId, provider);
      try {
        return await notion.list(secrets.decrypt(row.sealed), search, cursor);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.problem !== 'refused') throw outside(error);
        await markBroken(db, row.id);
        throw new AppError('context-connection-broken', { cause: error });
      }
    },

    async disconnect(caller: Caller, appId: AppId, provider: ContextProvider): Promise<void> {
      await apps.requireOwned(caller, appId);
      if (!(await removeConnection(db, { appId, accountId: caller.accountId, provider })))
        throw new AppError('context-not-connected');
      changed(appId);
    },

    require,

    /**
     * Reads an item by its connection. A provider that refuses it breaks the connection. Throws `context-connection-broken`
     * and what `work` throws.
     */
    async use<T>({ connectionId }: ItemRow, work: (token: string) => Promise<T>): Promise<T> {
      const row = connectionId === null ? null : await connectionById(db, connectionId);
      if (!row || row.isBroken) throw new AppError('context-connection-broken');
      try {
        return await work(secrets.decrypt(row.sealed));
      } catch (error) {
        if (!(error instanceof ProviderError) || error.problem !== 'refused') throw error;
        await markBroken(db, row.id);
        throw new AppError('context-connection-broken', { cause: error });
      }
    },
  };
}

const toConnection = ({ id, provider, label, isBroken }: ConnectionRow): ContextConnection => ({
  ...{ id, provider, label, isBroken },
});

const outside = (error: unknown): unknown =>
  error instanceof ProviderError ? new AppError('context-provider-unreachable', { cause: error }) : error;
