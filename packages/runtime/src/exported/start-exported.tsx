import { type ComponentType, lazy, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../boundaries/error-boundary.tsx';
import { ProblemPanel } from '../boundaries/problem-panel.tsx';
import { reportCaught, setErrorSink } from '../errors/reporter.ts';
import { AppShell, type RunnableApp } from '../shell/app-shell.tsx';
import type { LayoutProps } from '../shell/current-page.tsx';

type PageModule = { default: ComponentType };

/** What `src/main.jsx` of an exported project hands over: its pages, each loaded when it is first shown. */
export type ExportedPages = {
  pages: Record<string, () => Promise<PageModule>>;
  mainPage: string | null;
  layout: ComponentType<LayoutProps> | null;
  Providers: ComponentType<{ children: ReactNode }>;
};

/** Runs an exported app that is made of pages and a layout. */
export function startPages({ pages, mainPage, layout, Providers }: ExportedPages): void {
  const lazyPages = new Map<string, ComponentType>();
  const app: RunnableApp = {
    appId: '',
    slug: '',
    pages: Object.keys(pages),
    mainPage,
    layout,
    root: null,
    Providers,
    pageOf(name) {
      const page = lazyPages.get(name) ?? lazy(() => pages[name]!());
      lazyPages.set(name, page);
      return page;
    },
  };
  start(<AppShell app={app} events={{}} />);
}

/** Runs an exported app that has a root of its own. */
export function startRoot(Root: ComponentType): void {
  start(
    <ErrorBoundary
      onError={(error, stack) => {
        reportCaught(error, stack, { scope: 'app', componentName: 'App' });
        return false;
      }}
      fallback={(error) => <ProblemPanel error={error} name="App" />}
    >
      <Root />
    </ErrorBoundary>,
  );
}

function start(content: ReactNode): void {
  // The browser's console is where the developers of an exported app look.
  setErrorSink({ showsDetails: false, report: () => {} });
  createRoot(document.getElementById('root')!).render(content);
}
