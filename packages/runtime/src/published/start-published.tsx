import { type ComponentType, lazy, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { pageTitle } from '@whittle/domain/publishing/page-title';
import { resolvePage } from '@whittle/domain/publishing/resolve-page';
import { reportFailedCall } from '../errors/failed-calls.ts';
import { reportFailedResource, watchResources } from '../errors/failed-resources.ts';
import { setErrorSink, watchWindow } from '../errors/reporter.ts';
import { watchCalls } from '../errors/watch-calls.ts';
import { AppShell, type RunnableApp } from '../shell/app-shell.tsx';
import type { LayoutProps } from '../shell/current-page.tsx';
import { loadSheets } from '../shell/page-document.ts';
import { failOnAbsent, whileLoading } from '../sdk/absent.ts';
import { createErrorReports } from './error-reports.ts';
import { bundleFrames } from './bundle-frames.ts';
import { readPublishedData } from './published-data.ts';
import { createVisits } from './visits.ts';

type PageModule = { default: ComponentType };

/** What the bundle of an app hands over. */
export type PublishedApp = {
  pages: Record<string, () => Promise<PageModule>>;
  mainPage: string | null;
  layout: ComponentType<LayoutProps> | null;
  root: ComponentType | null;
  Providers: ComponentType<{ children: ReactNode }>;
};

/** Runs a published app: the page of the address first, the others as soon as there is time. */
export async function startPublished({ pages, mainPage, layout, root, Providers }: PublishedApp): Promise<void> {
  failOnAbsent();
  const data = readPublishedData();
  setErrorSink({ showsDetails: false, framesOf: bundleFrames, report: createErrorReports(data) });
  watchWindow();
  watchCalls((call) => (end) => reportFailedCall(call, end));
  watchResources(reportFailedResource);
  loadSheets(data.links);

  const names = Object.keys(pages);
  const loaded = new Map<string, ComponentType>();
  const lazyPages = new Map<string, ComponentType>();
  const load = async (name: string): Promise<PageModule> => {
    const module = await whileLoading(pages[name]!);
    loaded.set(name, module.default);
    return module;
  };
  const app: RunnableApp = {
    appId: data.appId,
    slug: data.slug,
    pages: names,
    mainPage,
    layout,
    root,
    Providers,
    pageOf(name) {
      const known = lazyPages.get(name) ?? loaded.get(name);
      if (known) return known;
      const page = lazy(() => load(name));
      lazyPages.set(name, page);
      return page;
    },
  };

  const first = root === null ? resolvePage(app, window.location.pathname) : null;
  // A page that cannot be loaded is shown as such by its boundary.
  if (first !== null) await load(first).catch(() => {});
  const container = document.getElementById('root')!;
  createRoot(container).render(
    <TakeOver of={container}>
      <AppShell app={app} events={{ onNavigated: each(titleFollows(app, first), createVisits()) }} />
    </TakeOver>,
  );
  whenIdle(() => {
    for (const name of names) if (!loaded.has(name)) void load(name).catch(() => {});
  });
}

/** The tab says which page is open, unless the page itself says more; the first one has its title from the server. */
function titleFollows({ mainPage }: RunnableApp, first: string | null) {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  let open = first;
  return (_url: string, page: string | null) => {
    if (page === open) return;
    open = page;
    if (site !== undefined) document.title = pageTitle(site, { page, mainPage });
  };
}

type Navigated = (url: string, page: string | null) => void;

const each =
  (...told: Navigated[]): Navigated =>
  (url, page) =>
    told.forEach((tell) => tell(url, page));

/** Prerendered HTML that the page came with is replaced as a whole, and only then takes clicks. */
function TakeOver({ of: container, children }: { of: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => container.removeAttribute('inert'), [container]);
  return children;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 1_000);
}
