import { type ComponentType, lazy, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { setErrorSink } from '../errors/reporter.ts';
import { AppShell, type RunnableApp } from '../shell/app-shell.tsx';
import type { LayoutProps } from '../shell/current-page.tsx';

type PageModule = { default: ComponentType };

/** What `src/main.jsx` of an exported project hands over: a root of the app's own, or pages that are loaded when shown. */
export type ExportedApp = {
  pages: Record<string, () => Promise<PageModule>>;
  mainPage: string | null;
  layout: ComponentType<LayoutProps> | null;
  root: ComponentType | null;
  Providers: ComponentType<{ children: ReactNode }>;
};

/** Runs an exported app. */
export function startExported({ pages, ...rest }: ExportedApp): void {
  const lazyPages = new Map<string, ComponentType>();
  const app: RunnableApp = {
    ...rest,
    appId: '',
    slug: '',
    pages: Object.keys(pages),
    pageOf(name) {
      const page = lazyPages.get(name) ?? lazy(() => pages[name]!());
      lazyPages.set(name, page);
      return page;
    },
  };
  // The browser's console is where the developers of an exported app look.
  setErrorSink({ showsDetails: false, report: () => {} });
  createRoot(document.getElementById('root')!).render(<AppShell app={app} events={{}} />);
}
