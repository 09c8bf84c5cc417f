import type { ComponentType, ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { resolvePage, type RunningApp } from '@whittle/domain/publishing/resolve-page';
import { EmptyApp, NotFoundPage } from './notes.tsx';
import { AppBoundary, PageBoundary } from './page-boundary.tsx';

export type LayoutProps = { children: ReactNode; currentPageName: string };

/** The pages of an app with what stands around them. */
export type Pages = RunningApp & {
  pageOf(name: string): ComponentType;
  layout: ComponentType<LayoutProps> | null;
};

/** The page that the address names, inside the app's layout. */
export function CurrentPage({ app }: { app: Pages }) {
  const { pathname } = useLocation();
  const name = resolvePage(app, pathname);
  useScrollToTop(pathname);
  if (app.pages.length === 0) return <EmptyApp />;

  const content = name === null ? <NotFoundPage /> : <Page key={name} app={app} name={name} />;
  const { layout: Layout } = app;
  if (Layout === null) return content;
  return (
    <AppBoundary name="Layout" content={content}>
      <Layout currentPageName={name ?? ''}>{content}</Layout>
    </AppBoundary>
  );
}

function Page({ app, name }: { app: Pages; name: string }) {
  const Content = app.pageOf(name);
  return (
    <PageBoundary name={name}>
      <Content />
    </PageBoundary>
  );
}

function useScrollToTop(pathname: string) {
  const type = useNavigationType();
  useEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, type]);
}
