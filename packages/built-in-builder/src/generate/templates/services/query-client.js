import { QueryClient } from '@tanstack/react-query';

/** A refusal will not change by asking again; anything else is tried twice more. */
const isWorthRetrying = (failures, error) => failures < 2 && !(error?.status >= 400 && error?.status < 500);

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 5_000 } },
});
