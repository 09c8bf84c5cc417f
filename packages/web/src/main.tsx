import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { sessionKey } from './features/accounts/session.requests.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createRouter } from './routes.tsx';
import './ui/base.css';

const queries = createQueryClient(() => queries.setQueryData(sessionKey, null));
const router = createRouter();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
