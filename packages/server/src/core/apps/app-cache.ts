import type { AppId } from '@whittle/contract/ids';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import type { EventLog } from '../event-log/event-log.ts';
import type { App } from './apps.store.ts';

const maxApps = 2_000;

/**
 * Rows of apps that many calls ask for, kept until the app's event log says that the app changed. Nothing is kept while
 * this process hears no notices of the others.
 */
export function createAppCache(log: EventLog, link: ProcessLink) {
  const byId = new Map<AppId, App>();
  const idOfSlug = new Map<string, AppId>();
  const idOfDomain = new Map<string, AppId>();
  /** Readings under way, each with the apps that changed meanwhile. */
  const loads = new Set<{ changed: Set<AppId>; isVoid: boolean }>();

  const drop = (appId: AppId) => {
    for (const load of loads) load.changed.add(appId);
    const app = byId.get(appId);
    if (!app) return;
    byId.delete(appId);
    idOfSlug.delete(app.slug);
    if (app.customDomain) idOfDomain.delete(app.customDomain);
  };
  const dropAll = () => {
    for (const load of loads) load.isVoid = true;
    byId.clear();
    idOfSlug.clear();
    idOfDomain.clear();
  };
  log.onChange((appId, events) => {
    if (events === null || events.some((event) => event.type === 'app-changed')) drop(appId);
  });
  link.onChange(dropAll);

  const keep = (app: App) => {
    const oldest = byId.size >= maxApps ? byId.keys().next().value : undefined;
    if (oldest) drop(oldest);
    byId.set(app.id, app);
    idOfSlug.set(app.slug, app.id);
    if (app.customDomain && app.domainProvenAt) idOfDomain.set(app.customDomain, app.id);
  };

  return {
    byId: (appId: AppId): App | undefined => byId.get(appId),
    bySlug: (slug: string): App | undefined => byId.get(idOfSlug.get(slug) ?? ''),
    byDomain: (domain: string): App | undefined => byId.get(idOfDomain.get(domain) ?? ''),
    /** Reads the app, and keeps it unless it may have changed meanwhile; changes of others do not matter. */
    async load(read: () => Promise<App | null>): Promise<App | null> {
      const load = { changed: new Set<AppId>(), isVoid: !link.isConnected };
      loads.add(load);
      try {
        const app = await read();
        if (app && link.isConnected && !load.isVoid && !load.changed.has(app.id)) keep(app);
        return app;
      } finally {
        loads.delete(load);
      }
    },
  };
}
