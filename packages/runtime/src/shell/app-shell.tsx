import { type ComponentType, type ReactNode, useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { resolvePage } from '@whittle/domain/publishing/resolve-page';
import { CurrentPage, type Pages } from './current-page.tsx';
import { goTo, watchAddress } from './own-address.ts';
import { AppBoundary } from './page-boundary.tsx';

/** One generated app as the shell needs it. */
export type RunnableApp = Pages & {
  /** The app's own root; pages and layout are then its own matter. */
  root: ComponentType | null;
  /** What stands around the app because its code counts on it. */
  Providers: ComponentType<{ children: ReactNode }>;
};

export type ShellEvents = {
  onNavigated?(url: string, pageName: string | null): void;
  /** Hands over how to lead the app to another path. */
  onRouter?(navigate: (path: string) => void): void;
};

type Props = { app: RunnableApp; events: ShellEvents };

/** Shows an app: its own root, or the page that the address names in its layout. No error of the app gets out of it. */
export const AppShell = ({ app, events }: Props) =>
  app.root === null ? <PagesOfApp app={app} events={events} /> : <OwnRoot Root={app.root} app={app} events={events} />;

function PagesOfApp({ app, events }: Props) {
  return (
    <BrowserRouter>
      <app.Providers>
        <Reports app={app} events={events} />
        <CurrentPage app={app} />
      </app.Providers>
    </BrowserRouter>
  );
}

/** An app that makes its routes itself is followed by the address alone. */
function OwnRoot({ Root, app, events }: Props & { Root: ComponentType }) {
  const { onNavigated, onRouter } = events;
  useEffect(() => onRouter?.(goTo), [onRouter]);
  useEffect(() => watchAddress(({ url, path }) => onNavigated?.(url, resolvePage(app, path))), [app, onNavigated]);
  return (
    <AppBoundary name="App">
      <app.Providers>
        <Root />
      </app.Providers>
    </AppBoundary>
  );
}

function Reports({ app, events: { onNavigated, onRouter } }: Props) {
  const { pathname, search } = useLocation();
  const url = `${pathname}${search}`;
  const page = resolvePage(app, pathname);
  const navigate = useNavigate();
  useEffect(() => onRouter?.((path) => void navigate(path)), [navigate, onRouter]);
  useEffect(() => onNavigated?.(url, page), [url, page, onNavigated]);
  return null;
}
