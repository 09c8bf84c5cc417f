import type { BodyOf } from '@whittle/contract/call';
import type { AppId } from '@whittle/contract/ids';
import type { ContextProvider } from '@whittle/contract/knowledge/connection';
import type { knowledgeCalls } from '@whittle/contract/knowledge/calls';
import type {
  ContextItem,
  ContextItemList,
  ContextLimits,
  ContextStatus,
  SourceOpenness,
  SyncInterval,
} from '@whittle/contract/knowledge/context-item';
import { contextLimitsOf, pausedSources } from '@whittle/domain/knowledge/context-limits';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import type { App, AppsService } from '../../../core/apps/apps.service.ts';
import type { Plans } from '../../../core/plans/plans.ts';
import { AppError } from '../../../http/app-error.ts';
import type { IncomingFile } from '../../../http/multipart.ts';
import { nextSyncAt } from '../ingest/ingest-queue.ts';
import { type FileKeeper, keepFile } from './kept-file.ts';
import {
  addItems,
  findByHash,
  findItem,
  type ItemRow,
  listItems,
  queueItem,
  removeItem,
  updateItem,
} from './items.store.ts';
import { toItem } from './to-item.ts';

type Caller = { accountId: string };
type Added = { contextItemId: string; isDuplicate: boolean };

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  apps: Pick<AppsService, 'requireOwned'>;
  uploads: FileKeeper;
  plans: Pick<Plans, 'limitsOf'>;
  /** How far they can be found by what they mean. */
  meaningState(appId: AppId): Promise<ContextItemList['meaning']>;
  /** Items wait to be read. */
  wake(): void;
  /** The items of an app are not what they were. */
  changed(appId: AppId): void;
  /** Names one item in the place of another in what reads it. */
  replaceInTools(app: App, oldItemId: string, newItemId: string): Promise<void>;
  /** The caller's own connection in an app. Throws `context-not-connected`. */
  requireConnection(caller: Caller, appId: AppId, provider: ContextProvider): Promise<{ id: string }>;
};

export type ItemsService = ReturnType<typeof createItemsService>;

/** The data sources of an app, for who builds it. Rules: CTX-02 to CTX-21. */
export function createItemsService(deps: Deps) {
  const { db, clock, apps, uploads, plans, meaningState, wake, changed, replaceInTools, requireConnection } = deps;

  const limitsOf = async (app: App): Promise<ContextLimits> => contextLimitsOf(await plans.limitsOf(app.ownerId));

  /** Somebody else's item does not exist for the caller. */
  const require = async (caller: Caller, id: string): Promise<ItemRow> => {
    const found = await findItem(db, id);
    if (!found) throw new AppError('context-item-not-found');
    await apps.requireOwned(caller, found.item.appId).catch((error: unknown) => {
      const isStranger = error instanceof AppError && error.code === 'app-not-found';
      throw isStranger ? new AppError('context-item-not-found', { cause: error }) : error;
    });
    return found.item;
  };

  const add = async (app: App, limits: ContextLimits, rows: readonly Parameters<typeof addItems>[2][number][]) => {
    const added = await db.transaction((tx) => addItems(tx, app.id, rows, limits.items));
    if (!added) throw new AppError('context-limit-reached', { values: { max: limits.items } });
    changed(app.id);
    wake();
    return added;
  };

  const waiting = (appId: AppId) => {
    const now = clock.now();
    const status: ContextStatus = 'pending';
    return { id: newId(), appId, status, createdAt: now, nextTryAt: now };
  };

  const addFile = async (
    app: App,
    file: IncomingFile,
    { name, replaces }: { name?: string; replaces?: string | undefined } = {},
  ): Promise<Added> => {
    const limits = await limitsOf(app);
    const options = { appId: app.id, ownerId: app.ownerId, maxBytes: limits.fileMaxBytes };
    const kept = await keepFile(uploads, file, options);
    const row = {
      ...waiting(app.id),
      ...{ name: name || kept.name, type: kept.type, source: 'local_files', uploadId: kept.uploadId },
      ...{ contentHash: kept.hash, size: kept.size, originalContextItemId: replaces ?? null },
    };
    try {
      const [added] = await add(app, limits, [row]);
      if (added) return { contextItemId: added.id, isDuplicate: false };
      const same = await findByHash(db, app.id, kept.hash);
      if (!same) throw new AppError('upload-failed');
      await uploads.removeAsOwner(app.ownerId, kept.uploadId);
      return { contextItemId: same.id, isDuplicate: true };
    } catch (error) {
      await uploads.removeAsOwner(app.ownerId, kept.uploadId).catch(() => undefined);
      throw error;
    }
  };

  const remove = async (item: ItemRow, ownerId: string): Promise<void> => {
    await removeItem(db, item.id);
    if (item.uploadId !== null) await uploads.removeAsOwner(ownerId, item.uploadId).catch(ifThere);
    changed(item.appId);
  };

  return {
    require,

    async list(caller: Caller, appId: AppId, status?: ContextStatus): Promise<ContextItemList> {
      const app = await apps.requireOwned(caller, appId);
      const [rows, limits, meaning] = await Promise.all([listItems(db, appId), limitsOf(app), meaningState(appId)]);
      return {
        contextItems: rows.filter((row) => status === undefined || row.status === status).map(toItem),
        hasReachedDataLimit: rows.length >= limits.items,
        paused: pausedSources(rows, limits.items),
        limits,
        meaning,
      };
    },

    /** Throws `context-text-missing`, `context-limit-reached`. */
    async addText(caller: Caller, appId: AppId, { context, name = '' }: BodyOf<typeof knowledgeCalls.addText>) {
      const app = await apps.requireOwned(caller, appId);
      const text = context.trim();
      if (text === '') throw new AppError('context-text-missing');
      return addFile(app, { name: 'text.txt', bytes: bytesFrom(text) }, { name: name || firstWords(text) });
    },

    /** Throws what `keepFile` throws, `context-limit-reached`, `context-item-not-found`. */
    async addFile(caller: Caller, appId: AppId, file: IncomingFile, replaces?: string): Promise<Added> {
      const app = await apps.requireOwned(caller, appId);
      if (replaces !== undefined && (await require(caller, replaces)).appId !== appId)
        throw new AppError('context-item-not-found');
      return addFile(app, file, { replaces });
    },

    /** Throws `address-invalid`, `context-limit-reached`, `context-not-connected`. */
    async addAddresses(
      caller: Caller,
      appId: AppId,
      { contextItems }: BodyOf<typeof knowledgeCalls.addAddresses>,
    ): Promise<{ contextItems: ContextItem[] }> {
      const app = await apps.requireOwned(caller, appId);
      const rows = await Promise.all(
        contextItems.map(async (one) => {
          if ('providerItemId' in one) {
            const { source, type, name, providerItemId: externalId } = one;
            const { id: connectionId } = await requireConnection(caller, appId, source);
            return { ...waiting(appId), source, type, name, externalId, connectionId };
          }
          const address = toAddress(one.externalFileUrl);
          const web = {
            type: 'web_page',
            source: 'web_scraper',
            externalFileUrl: address,
            isSite: one.isSite ?? false,
          };
          return { ...waiting(appId), ...web, name: one.name || address };
        }),
      );
      return { contextItems: (await add(app, await limitsOf(app), rows)).map(toItem) };
    },

    async rename(caller: Caller, id: string, name: string): Promise<ContextItem> {
      const { appId } = await require(caller, id);
      const row = await updateItem(db, id, { name });
      if (!row) throw new AppError('context-item-not-found');
      changed(appId);
      return toItem(row);
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await remove(await require(caller, id), caller.accountId);
    },

    /** Reads an item again; one that is being read goes on. */
    async sync(caller: Caller, id: string): Promise<ContextItem> {
      const item = await require(caller, id);
      const row = await queueItem(db, id, clock.now());
      changed(item.appId);
      wake();
      return toItem(row ?? (await require(caller, id)));
    },

    /** Reads the pictures of a scan from now on. Throws `context-not-a-scan`. */
    async readScan(caller: Caller, id: string): Promise<ContextItem> {
      const item = await require(caller, id);
      // A second click finds what the first one did.
      const hasPictures = item.problem?.code === 'context-scan' || (item.report?.leftOut.scan ?? 0) > 0;
      if (!item.isScan && !hasPictures) throw new AppError('context-not-a-scan');
      const row = item.isScan ? null : await queueItem(db, id, clock.now(), { isScan: true });
      changed(item.appId);
      wake();
      return toItem(row ?? (await require(caller, id)));
    },

    /** Throws `context-not-elsewhere`. */
    async schedule(caller: Caller, id: string, every: SyncInterval | null): Promise<ContextItem> {
      const item = await require(caller, id);
      if (item.source === 'local_files') throw new AppError('context-not-elsewhere');
      const row = await updateItem(db, id, { syncEvery: every, nextSyncAt: nextSyncAt(every, clock.now()) });
      if (!row) throw new AppError('context-item-not-found');
      changed(item.appId);
      wake();
      return toItem(row);
    },

    async open(caller: Caller, id: string, openTo: SourceOpenness | null): Promise<ContextItem> {
      const { appId } = await require(caller, id);
      const row = await updateItem(db, id, { openTo });
      if (!row) throw new AppError('context-item-not-found');
      changed(appId);
      return toItem(row);
    },

    /** CTX-15 */
    async replace(caller: Caller, appId: AppId, oldItemId: string, newItemId: string): Promise<void> {
      const app = await apps.requireOwned(caller, appId);
      const [old, next] = await Promise.all([require(caller, oldItemId), require(caller, newItemId)]);
      if (old.appId !== appId || next.appId !== appId || old.id === next.id)
        throw new AppError('context-item-not-found');
      await replaceInTools(app, old.id, next.id);
      await remove(old, caller.accountId);
    },
  };
}

/** The file was deleted by its own panel before. */
const ifThere = (error: unknown): void => {
  if (!(error instanceof AppError) || error.code !== 'file-not-found') throw error;
};

async function* bytesFrom(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

const firstWords = (text: string): string => {
  const line = text.split('\n')[0]!.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, line.lastIndexOf(' ', 60) + 1 || 60).trim()}…`;
};

function toAddress(given: string): string {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(given) && !/^[^/]+:\d/.test(given) ? given : `https://${given}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new AppError('address-invalid');
  return url.href;
}
