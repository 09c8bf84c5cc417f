import { type ComponentType, lazy } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { CurrentPage, type LayoutProps } from './current-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

type Source = { page: () => ComponentType<object> } | { load: () => Promise<{ default: ComponentType<object> }> };

/**
 * A component that shows a page inside a boundary: an app that lays out its pages itself keeps the others when one breaks.
 * `page` gives the page as it is now, `load` fetches it when it is first shown.
 */
export function pageSlot(name: string, source: Source): ComponentType<object> {
  const current = 'load' in source ? always(lazy(source.load)) : source.page;
  function PageSlot(props: object) {
    const Page = current();
    return (
      <PageBoundary name={name}>
        <Page {...props} />
      </PageBoundary>
    );
  }
  PageSlot.displayName = name;
  return PageSlot;
}

const always = (Page: ComponentType<object>) => () => Page;

type PagesConfig = {
  Pages: Record<string, ComponentType<object>>;
  Layout: ComponentType<LayoutProps> | null;
  mainPage: string | undefined;
};

/** The router that older projects make of their pages: the page of the address in the layout. */
export function PagesRouter({ Pages, Layout, mainPage = '' }: PagesConfig) {
  const app = {
    appId: '',
    slug: '',
    pages: Object.keys(Pages),
    mainPage: mainPage || null,
    layout: Layout,
    pageOf: (name: string) => Pages[name]!,
  };
  return (
    <BrowserRouter>
      <CurrentPage app={app} />
    </BrowserRouter>
  );
}
