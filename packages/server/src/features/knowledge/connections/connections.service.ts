import type { AppId } from '@whittle/contract/ids';
import { type ContextConnection, type ContextProvider, contextProviders } from '@whittle/contract/knowledge/connection';
import type { Adapters } from '../../../adapters/adapters.ts';
import { type FileList, ProviderError } from '../../../adapters/document-providers/document-provider.ts';
import type { GoogleDrive } from '../../../adapters/document-providers/google-drive.ts';
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
import { createDriveTokens } from './drive-tokens.ts';

type Caller = { accountId: string };

type Deps = Pick<Adapters, 'config' | 'db' | 'clock' | 'secrets' | 'notion' | 'googleDrive'> & {
  apps: Pick<AppsService, 'requireOwned'>;
  wake(): void;
  changed(appId: AppId): void;
};

export type ConnectionsService = ReturnType<typeof createConnectionsService>;

/**
 * What builders connect so that data sources are read from it. A connection belongs to one person in one app: nobody else
 * chooses from what that person may see. Rules: CTX-36, CTX-37.
 */
export function createConnectionsService(deps: Deps) {
  const { db, clock, secrets, notion, googleDrive, apps, wake, changed } = deps;
  const driveTokens = googleDrive && createDriveTokens({ ...deps, googleDrive });

  const require = async ({ accountId }: Caller, appId: AppId, provider: ContextProvider): Promise<ConnectionRow> => {
    const row = await findConnection(db, { appId, accountId, provider });
    if (!row) throw new AppError('context-not-connected');
    return row;
  };

  const drive = (): GoogleDrive => {
    if (!googleDrive) throw new AppError('context-not-connected');
    return googleDrive;
  };

  /** A connection that the provider refuses is broken from then on. */
  const useRow = async <T>(row: ConnectionRow, work: (token: string) => Promise<T>): Promise<T> => {
    try {
      const isDrive = row.provider === 'google_drive';
      if (isDrive && !driveTokens) throw new AppError('context-not-connected');
      return await work(isDrive ? await driveTokens!.accessToken(row) : secrets.decrypt(row.sealed));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.problem !== 'refused') throw error;
      // A token may have ended before its time; the connection is broken when there is no other.
      if (row.provider === 'google_drive' && (await driveTokens?.renew(row)))
        throw new ProviderError('busy', error.message);
      await markBroken(db, row.id);
      throw new AppError('context-connection-broken', { cause: error });
    }
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
      const providers = contextProviders.filter((provider) => provider !== 'google_drive' || googleDrive !== null);
      return { providers, connections: rows.map(toConnection), driveChoice: googleDrive?.choice ?? 'picked' };
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

    /** Where the caller goes to connect Google Drive and to pick files there. Throws `context-not-connected`. */
    async driveAddress(caller: Caller & { sessionId: string }, appId: AppId): Promise<string> {
      await apps.requireOwned(caller, appId);
      if (!driveTokens) throw new AppError('context-not-connected');
      return driveTokens.begin({ appId, accountId: caller.accountId, sessionId: caller.sessionId });
    },

    /** Whether what a browser came back with connected Google Drive, and in which app; null for what nobody here began. */
    async finishDrive(
      caller: (Caller & { sessionId: string }) | null,
      { state, code }: { state: string; code?: string | undefined },
    ): Promise<{ appId: AppId; isConnected: boolean } | null> {
      const begun = driveTokens && (await driveTokens.read(state));
      if (!begun || !caller || begun.accountId !== caller.accountId || begun.sessionId !== caller.sessionId)
        return null;
      const { appId } = begun;
      await apps.requireOwned(caller, appId);
      if (code === undefined) return { appId, isConnected: false };
      try {
        const { tokens, label } = await driveTokens.finish(begun, code);
        const sealed = secrets.encrypt(JSON.stringify(tokens));
        await keep(caller, appId, { provider: 'google_drive', label: label.slice(0, 200), sealed });
        return { appId, isConnected: true };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return { appId, isConnected: false };
      }
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
        return await useRow(row, (token) => (row.provider === 'notion' ? notion : drive()).list(token, search, cursor));
      } catch (error) {
        throw outside(error);
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
      return useRow(row, work);
    },
  };
}

const toConnection = ({ id, provider, label, isBroken }: ConnectionRow): ContextConnection => ({
  ...{ id, provider, label, isBroken },
});

const outside = (error: unknown): unknown =>
  error instanceof ProviderError ? new AppError('context-provider-unreachable', { cause: error }) : error;
