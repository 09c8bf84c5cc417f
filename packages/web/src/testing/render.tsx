import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { toast } from 'sonner';
import { afterAll } from 'vitest';
import { TooltipProvider } from '../ui/tooltip.tsx';

/** How long a test waits for what should appear: a busy machine is no reason to fail, and nothing waits longer than it must. */
configure({ asyncUtilTimeout: 10_000 });

/**
 * A toast that leaves tells its list so this much later, on a timer that nothing clears. Timers run in the order of their
 * time, so one that begins after the last test and lasts longer ends after all of those, while there is a window still.
 */
const toastLeavesMs = 200;
afterAll(async () => {
  if (toast.getHistory().length > 0) await new Promise((resolve) => setTimeout(resolve, toastLeavesMs + 20));
});

/** Draws a part of the interface inside everything that the real one stands in. */
export function renderScreen(element: ReactElement, { at = '/' }: { at?: string } = {}): RenderResult {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  return render(element, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[at]}>
          <TooltipProvider>{children}</TooltipProvider>
        </MemoryRouter>
      </QueryClientProvider>
    ),
  });
}
