import { decodeText } from '../addresses/decode.ts';
import { pageKey } from '../files/names.ts';

/** Names that stand for the main page when the app names none, in this order. */
const defaultPageNames = ['Home', 'Index', 'Main', 'Dashboard', 'Landing'];

export type RunningApp = {
  appId: string;
  slug: string;
  /** Names of the pages, in the order of the file tree. */
  pages: readonly string[];
  /** The page that the app names as its main page, if it does. */
  mainPage: string | null;
};

/**
 * The page that answers the app's own address: the one the app names, else the first default name, else the first page.
 * Null when there is no page. Rule: ROUTE-12.
 */
export function mainPageOf({ pages, mainPage }: Pick<RunningApp, 'pages' | 'mainPage'>): string | null {
  const named = mainPage === null ? null : findPage(pages, mainPage);
  if (named !== null) return named;
  for (const name of defaultPageNames) {
    const found = findPage(pages, name);
    if (found !== null) return found;
  }
  return pages[0] ?? null;
}

/**
 * The page that a path of a running app shows, null when there is none. The last segment names it, whatever its capitals
 * and hyphens; the app's slug or id, like no segment at all, mean the main page. A page in a folder of pages also goes by
 * the segments before. Rules: ROUTE-10 to ROUTE-12.
 */
export function resolvePage(app: RunningApp, pathname: string): string | null {
  const segments = pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeText(segment) ?? segment);
  const last = segments.at(-1);
  if (last === undefined) return mainPageOf(app);
  const page = findPage(app.pages, segments.join('/')) ?? findPage(app.pages, last);
  if (page !== null) return page;
  return last === app.slug || last === app.appId ? mainPageOf(app) : null;
}

/** The page of this name: by all that is known of its place first, then by its own name alone. */
function findPage(pages: readonly string[], name: string): string | null {
  const key = pageKey(name);
  const isEnd = (page: string) => `/${key}`.endsWith(`/${pageKey(page)}`);
  return (
    pages.find((page) => pageKey(page) === key) ??
    pages.find((page) => page.includes('/') && isEnd(page)) ??
    pages.find((page) => pageKey(page.slice(page.lastIndexOf('/') + 1)) === key) ??
    null
  );
}
