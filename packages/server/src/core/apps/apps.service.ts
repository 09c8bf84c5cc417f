import { oneLine } from '@whittle/domain/accounts/one-line';
import { limits } from '@whittle/contract/limits';
import type { AppSummary, SaveAppRequest, UpdateAppRequest } from '@whittle/contract/apps';
import { type AppId, idPattern } from '@whittle/contract/ids';
import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { untitledApp } from '@whittle/domain/apps/app-title';
import { slugOf, slugProblem } from '@whittle/domain/apps/slug';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import type { EventLog, Transaction } from '../event-log/event-log.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { createAppCache } from './app-cache.ts';
import { toAppSummary } from './app-summary.ts';
import { type Builder, refusalOf } from './apps.policy.ts';
import {
  type App,
  claimFreeSlug,
  claimSlug,
  findApp,
  findAppByDomain,
  findAppBySlug,
  findApps,
  findAppTogether,
  insertApp,
  keepAddress,
  listApps,
  nameApps,
  updateApp,
} from './apps.store.ts';

export type { App } from './apps.store.ts';

type Files = ReadonlyMap<string, string>;
/** `address` is the network address, for the audit log. */
type Caller = Builder & { address?: string };
type Deps = Pick<Adapters, 'db' | 'clock'> & {
  config: Pick<Config, 'appsHost' | 'appsScheme'>;
  events: EventLog;
  link: ProcessLink;
  audit: AuditService;
};

export type AppsService = ReturnType<typeof createAppsService>;

export function createAppsService({ db, clock, config, events, link, audit }: Deps) {
  const cache = createAppCache(events, link);

  /** Null when there is no such app, or it was deleted. Quick: kept in memory until the app changes. */
  const find = async (appId: AppId): Promise<App | null> => {
    if (!idPattern.test(appId)) return null;
    return cache.byId(appId) ?? (await cache.load(async () => (await findAppTogether(db, appId)) ?? null));
  };

  const findBySlug = async (slug: string): Promise<App | null> =>
    cache.bySlug(slug) ?? (await cache.load(() => findAppBySlug(db, slug)));

  const findByDomain = async (domain: string): Promise<App | null> =>
    cache.byDomain(domain) ?? (await cache.load(() => findAppByDomain(db, domain)));

  /**
   * Throws `app-not-found` for a stranger's app just as for one that does not exist, and `viewer-only` or `owner-only` to
   * collaborators of whom the call asks more than they are.
   */
  const requireOwned = async (account: Caller, appId: AppId): Promise<App> => {
    const app = await find(appId);
    if (!app) throw new AppError('app-not-found');
    const refusal = refusalOf(app, account);
    if (refusal) throw new AppError(refusal);
    return app;
  };

  /** The app as windows see it, read in `tx` so that changes made there show; null for one that was deleted. */
  const findSummaryIn = async (tx: Transaction, appId: AppId): Promise<AppSummary | null> => {
    const app = await findApp(tx, appId);
    return app && toAppSummary(config, app);
  };

  const summaryIn = async (tx: Transaction, appId: AppId): Promise<AppSummary> => {
    const app = await findSummaryIn(tx, appId);
    if (!app) throw new AppError('app-not-found');
    return app;
  };

  /** The same of several apps; throws `app-not-found` for one that was deleted. */
  const summariesIn = async (tx: Transaction, appIds: readonly AppId[]): Promise<ReadonlyMap<AppId, AppSummary>> => {
    const found = await findApps(tx, appIds);
    if (found.length < appIds.length) throw new AppError('app-not-found');
    return new Map(found.map((app) => [app.id, toAppSummary(config, app)]));
  };

  const summary = async (appId: AppId): Promise<AppSummary> => {
    const app = await findApp(db, appId);
    if (!app) throw new AppError('app-not-found');
    return toAppSummary(config, app);
  };

  /** Changes the app in one transaction and tells every window; `change` may do more in the same transaction. */
  const change = (appId: AppId, work: (tx: Transaction) => Promise<void>): Promise<AppSummary> =>
    events.transact(
      appId,
      async (tx, emit) => {
        await work(tx);
        const app = await summaryIn(tx, appId);
        emit({ type: 'app-changed', app });
        return app;
      },
      { holdsLog: true },
    );

  /** Moves the app to another address; throws `invalid-input` or `slug-taken`. */
  const moveTo = async (tx: Transaction, appId: AppId, slug: string) => {
    const problem = slugProblem(slug);
    if (problem) throw new AppError('invalid-input', { fields: { slug: slugSentences[problem] } });
    if (!(await claimSlug(tx, appId, slug))) throw new AppError('slug-taken');
    await updateApp(tx, appId, { slug });
    if ((await findApp(tx, appId))?.publishedVersionId) await keepAddress(tx, appId, slug);
  };

  const create = async (account: Caller, appType: string, typed: string): Promise<AppSummary> => {
    const name = toName(typed);
    const id = newId();
    return db.transaction(async (tx) => {
      const slug = await claimFreeSlug(tx, id, slugOf(name));
      await insertApp(tx, { id, ownerId: account.accountId, appType, name, slug, createdAt: clock.now() });
      return summaryIn(tx, id);
    });
  };

  const update = async (account: Caller, appId: AppId, { name, slug }: UpdateAppRequest): Promise<AppSummary> => {
    await requireOwned(account, appId);
    return change(appId, async (tx) => {
      if (slug !== undefined) await moveTo(tx, appId, slug);
      await updateApp(tx, appId, { ...(name !== undefined && { name: toName(name) }), updatedAt: clock.now() });
    });
  };

  return {
    find,
    findBySlug,
    findByDomain,
    requireOwned,
    summary,
    summaryIn,
    summariesIn,
    findSummaryIn,
    change,
    moveTo,
    update,

    async list(account: Caller): Promise<AppSummary[]> {
      return (await listApps(db, account.accountId)).map((app) => toAppSummary(config, app));
    },

    /** Without `appId` a new app, else the named one with another name (PUB-03). */
    async save(account: Caller, { appId, appType, app, genApp }: SaveAppRequest): Promise<AppSummary> {
      const name = genApp?.name ?? app?.name;
      if (appId) return update(account, appId, { name });
      return create(account, appType ?? 'space_app', name ?? untitledApp);
    },

    /** Gives a new app the name and address of what it is about; does nothing once the app has a name. */
    async nameIfUntitled(tx: Transaction, app: App, title: string): Promise<void> {
      if (app.name !== untitledApp || title === untitledApp) return;
      const slug = app.publishedVersionId ? app.slug : await claimFreeSlug(tx, app.id, slugOf(title));
      await updateApp(tx, app.id, { name: title, slug });
    },

    /** The same for several apps at once; answers those that have a name now. */
    async nameUntitled(tx: Transaction, wanted: readonly { app: App; title: string }[]): Promise<ReadonlySet<AppId>> {
      const isNamed = ({ app, title }: (typeof wanted)[number]) => app.name !== untitledApp || title === untitledApp;
      const untitled = wanted.filter((one) => !isNamed(one) && !one.app.publishedVersionId);
      const names = untitled.map(({ app, title }) => ({ appId: app.id, name: title, slug: slugOf(title) }));
      const named = names.length > 0 ? await nameApps(tx, names) : [];
      return new Set([...wanted.filter(isNamed).map(({ app }) => app.id), ...named]);
    },

    /**
     * Gives the app the name that its own settings say when a change of its files changes it there (PUB-19). Where they said
     * none before, it counts only over `made`, the name that the platform made up, if that is given.
     */
    async nameByFiles(
      tx: Transaction,
      appId: AppId,
      { before, after, made }: { before: Files; after: Files; made?: string },
    ): Promise<void> {
      const [was, name] = [readAppSettings(before).name, readAppSettings(after).name];
      if (name === null || name === was) return;
      const app = await findApp(tx, appId);
      const isGiven = was === null && made !== undefined && app?.name !== untitledApp && app?.name !== made;
      if (!app || isGiven || app.name === name) return;
      const slug = app.publishedVersionId ? app.slug : await claimFreeSlug(tx, app.id, slugOf(name));
      await updateApp(tx, app.id, { name, slug });
    },

    /** The app disappears for everybody at once; its rows stay until they are swept. */
    async remove(account: Caller, appId: AppId): Promise<void> {
      await requireOwned(account, appId);
      await events.transact(appId, async (tx, emit) => {
        const app = await summaryIn(tx, appId);
        await updateApp(tx, appId, {
          ...{ deletedAt: clock.now(), publishedVersionId: null, publishedAt: null },
          ...{ customDomain: null, domainProvenAt: null },
        });
        const actor = { kind: 'account', id: account.accountId } as const;
        await audit.record({ event: 'app-deleted', actor, appId, target: app.name, address: account.address }, tx);
        emit({ type: 'app-changed', app: { ...app, status: 'draft', publishedUrl: null } });
      });
    },
  };
}

const slugSentences = {
  'not-a-label': 'Use small letters, digits and single hyphens between them.',
  'too-long': 'The address is too long.',
  reserved: 'This address is reserved. Choose another one.',
} as const;

/** As one line without what is not seen: it stands in the subjects of mails (USER-12). */
const toName = (typed: string): string => oneLine(typed, limits.appNameMaxChars) || untitledApp;
