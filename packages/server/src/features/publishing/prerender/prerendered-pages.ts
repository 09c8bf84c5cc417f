import type { AppSummary } from '@whittle/contract/apps';
import type { AppId, VersionId } from '@whittle/contract/ids';
import { mainPageOf } from '@whittle/domain/publishing/resolve-page';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createLru } from '../../../adapters/lru.ts';
import { findPrerenderedPages, insertPrerenderedPages } from '../publications.store.ts';
import { prerenderPages, type PrerenderedPages } from './prerender-pages.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  /** The script that renders an app's prerendered pages. */
  bundle(files: ReadonlyMap<string, string>): Promise<string>;
};

type Published = {
  app: Pick<AppSummary, 'id' | 'slug' | 'name'>;
  versionId: VersionId;
  files: ReadonlyMap<string, string>;
  pages: readonly string[];
  mainPage: string | null;
  hasOwnRoot: boolean;
};

const maxPages = 40;
const cacheChars = 16_000_000;
/** How long an app counts as one without pictures before it is looked at again: another process may make them. */
const missingMs = 10_000;

/**
 * Prerendered pages of published pages: markup that is on the screen before the script runs. They are made after a publish,
 * off its way; until then, and where a page cannot be rendered without a browser, the page appears with its script.
 */
export function createPrerenderedPages({ db, clock, log, bundle }: Deps) {
  const known = createLru<{ prerenderedPages: PrerenderedPages | null; atMs: number }>({
    maxWeight: cacheChars,
    weigh: ({ prerenderedPages }) =>
      100 + Object.values(prerenderedPages ?? {}).reduce((sum, { length }) => sum + length, 0),
  });
  const closing = new AbortController();
  // One after the other: they are less urgent than whatever else the server does.
  let last: Promise<void> = Promise.resolve();

  async function makeNow({ app, versionId, files, pages, mainPage, hasOwnRoot }: Published) {
    if (closing.signal.aborted) return;
    const main = mainPageOf({ pages, mainPage });
    const named = hasOwnRoot ? [] : pages.filter((page) => page !== main).map((page) => `/${page}`);
    const paths = ['/', ...(main === null || hasOwnRoot ? [] : [`/${main}`]), ...named].slice(0, maxPages);
    const data = { appId: app.id, slug: app.slug, name: app.name, versionId, token: null, links: [] };
    const prerenderedPages = await prerenderPages({ code: await bundle(files), data, paths }, closing.signal);
    await insertPrerenderedPages(db, app.id, versionId, prerenderedPages);
    known.set(`${app.id}/${versionId}`, { prerenderedPages, atMs: clock.now().getTime() });
  }

  return {
    make(published: Published): void {
      const { app, versionId } = published;
      last = last
        .then(() => makeNow(published))
        .catch((err: unknown) => {
          if (!closing.signal.aborted)
            log.warn({ err, appId: app.id, versionId }, 'the first pictures of an app were not made');
        });
    },

    async find(appId: AppId, versionId: VersionId, path: string): Promise<string | null> {
      const key = `${appId}/${versionId}`;
      const now = clock.now().getTime();
      let entry = known.get(key);
      if (!entry || (entry.prerenderedPages === null && now - entry.atMs > missingMs)) {
        entry = { prerenderedPages: await findPrerenderedPages(db, appId, versionId), atMs: now };
        known.set(key, entry);
      }
      return entry.prerenderedPages !== null && Object.hasOwn(entry.prerenderedPages, path)
        ? entry.prerenderedPages[path]!
        : null;
    },

    close: () => closing.abort(),
  };
}
