import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { resolvePage } from '@whittle/domain/publishing/resolve-page';
import { ErrorBoundary } from '../boundaries/error-boundary.tsx';
import { isGuarding, startGuarding } from '../boundaries/own-components.ts';
import { ProblemPanel } from '../boundaries/problem-panel.tsx';
import { reportCaught } from '../errors/reporter.ts';
import { EmptyApp, NotFoundPage } from './notes.tsx';

export type LayoutProps = { children: ReactNode; currentPageName: string };

/** One generated app as the shell needs it. */
export type RunnableApp = {
  appId: string;
  slug: string;
  pages: readonly string[];
  mainPage: string | null;
  pageOf(name: string): ComponentType;
  layout: ComponentType<LayoutProps> | null;
  /** What stands around the app because its code counts on it. */
  Providers: ComponentType<{ children: ReactNode }>;
};

export type ShellEvents = {
  onNavigated?(url: string, pageName: string | null): void;
  onRouter?(navigate: NavigateFunction): void;
};

/** Shows the page that the address names, inside the app's layout. No error of a page or the layout gets out of it. */
export function AppShell({ app, events }: { app: RunnableApp; events: ShellEvents }) {
  return (
    <BrowserRouter>
      <app.Providers>
        <CurrentPage app={app} events={events} />
      </app.Providers>
    </BrowserRouter>
  );
}

function CurrentPage({ app, events }: { app: RunnableApp; events: ShellEvents }) {
  const { pathname, search } = useLocation();
  const page = resolvePage(app, pathname);
  useReports(events, `${pathname}${search}`, page);
  useScrollToTop(pathname);
  if (app.pages.length === 0) return <EmptyApp />;

  const content = page === null ? <NotFoundPage /> : <PageSlot key={page} app={app} name={page} />;
  return app.layout === null ? content : <LayoutSlot Layout={app.layout} page={page ?? ''} content={content} />;
}

function PageSlot({ app, name }: { app: RunnableApp; name: string }) {
  const Page = app.pageOf(name);
  return (
    <ErrorBoundary
      onError={(error, stack) => caught(error, stack, 'page', name)}
      fallback={(error) => <ProblemPanel error={error} name={name} />}
    >
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

function LayoutSlot(props: { Layout: ComponentType<LayoutProps>; page: string; content: ReactNode }) {
  const { Layout, page, content } = props;
  return (
    <ErrorBoundary
      onError={(error, stack) => caught(error, stack, 'app', 'Layout')}
      fallback={(error) => (
        <>
          <ProblemPanel error={error} name="Layout" />
          {content}
        </>
      )}
    >
      <Suspense fallback={null}>
        <Layout currentPageName={page}>{content}</Layout>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The first error tries again with a guard around each component, so that only the broken one is missing. */
function caught(error: Error, stack: string, scope: 'page' | 'app', componentName: string): boolean {
  if (!isGuarding()) {
    startGuarding();
    return true;
  }
  reportCaught(error, stack, { scope, componentName });
  return false;
}

function useReports({ onNavigated, onRouter }: ShellEvents, url: string, page: string | null) {
  const navigate = useNavigate();
  useEffect(() => onRouter?.(navigate), [navigate, onRouter]);
  useEffect(() => onNavigated?.(url, page), [url, page, onNavigated]);
}

function useScrollToTop(pathname: string) {
  const type = useNavigationType();
  useEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, type]);
}
