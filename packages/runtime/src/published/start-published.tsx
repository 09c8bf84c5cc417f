import { type ComponentType, lazy, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { resolvePage } from '@whittle/domain/publishing/resolve-page';
import { setErrorSink, watchWindow } from '../errors/reporter.ts';
import { startSession } from '../sdk/session.ts';
import { AppShell, type LayoutProps, type RunnableApp } from '../shell/app-shell.tsx';
import { publishedSession } from './published-session.ts';
import { createErrorReports } from './report-error.ts';

/** What the server writes into the page of a published app. */
export type PublishedData = { appId: string; name: string; slug: string; versionId: string; mainPage: string | null };

type PageModule = { default: ComponentType };

/** What the bundle of an app hands over. */
export type PublishedApp = {
  pages: Record<string, () => Promise<PageModule>>;
  layout: ComponentType<LayoutProps> | null;
  Providers: ComponentType<{ children: ReactNode }>;
};

/** Runs a published app: the page of the address first, the others as soon as there is time. */
export async function startPublished({ pages, layout, Providers }: PublishedApp): Promise<void> {
  const data = JSON.parse(document.getElementById('whittle-app')!.textContent) as PublishedData;
  startSession(publishedSession(data.appId));
  setErrorSink({ showsDetails: false, report: createErrorReports(data) });
  watchWindow();

  const names = Object.keys(pages);
  const loaded = new Map<string, ComponentType>();
  const lazyPages = new Map<string, ComponentType>();
  const load = async (name: string): Promise<PageModule> => {
    const module = await pages[name]!();
    loaded.set(name, module.default);
    return module;
  };
  const app: RunnableApp = {
    appId: data.appId,
    slug: data.slug,
    pages: names,
    mainPage: data.mainPage,
    layout,
    Providers,
    pageOf(name) {
      const there = lazyPages.get(name) ?? loaded.get(name);
      if (there) return there;
      const page = lazy(() => load(name));
      lazyPages.set(name, page);
      return page;
    },
  };

  const first = resolvePage(app, window.location.pathname);
  if (first !== null) await load(first);
  createRoot(document.getElementById('root')!).render(<AppShell app={app} events={{}} />);
  whenIdle(() => {
    for (const name of names) if (!loaded.has(name)) void load(name).catch(() => {});
  });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 1_000);
}
