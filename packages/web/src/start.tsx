import { Direction } from 'radix-ui';
import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { sessionKey } from './features/accounts/session.requests.ts';
import { shownLanguage } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';
import { rememberRouter } from './lib/wanted-path.ts';
import { createRouter } from './routes.tsx';

/** Draws the interface, in the language that is spoken by then. */
export function start(root: HTMLElement): void {
  const queries = createQueryClient(() => queries.setQueryData(sessionKey, null));
  const router = createRouter();
  rememberRouter(router);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Direction.Provider dir={shownLanguage().direction}>
          <RouterProvider router={router} />
        </Direction.Provider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
