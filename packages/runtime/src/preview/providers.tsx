import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { AppProvider } from '@whittle/contract/preview';
import { vendor } from './vendors.ts';

type Wrapper = ComponentType<{ children: ReactNode }>;

const made = new Map<string, Wrapper>();

/** What stands around the app for the libraries it uses; the same component for the same list. */
export function providersFor(providers: readonly AppProvider[]): Wrapper {
  const key = providers.join();
  let Providers = made.get(key);
  if (!Providers) {
    Providers = createProviders(providers);
    made.set(key, Providers);
  }
  return Providers;
}

function createProviders(providers: readonly AppProvider[]): Wrapper {
  const query = providers.includes('query-client') ? createQueryProvider() : null;
  const Toaster = providers.includes('toaster') ? (vendor('@/components/ui/sonner')['Toaster'] as ComponentType) : null;
  return function Providers({ children }) {
    const content = (
      <>
        {children}
        {Toaster && <Toaster />}
      </>
    );
    const inQuery = query === null ? content : query(content);
    return providers.includes('router') ? <BrowserRouter>{inQuery}</BrowserRouter> : inQuery;
  };
}

function createQueryProvider() {
  const library = vendor('@tanstack/react-query');
  const Client = library['QueryClient'] as new () => unknown;
  const Provider = (library['QueryClientProvider'] ?? Fragment) as ComponentType<{
    client: unknown;
    children: ReactNode;
  }>;
  const client = new Client();
  return (content: ReactNode) => createElement(Provider, { client, children: content });
}
