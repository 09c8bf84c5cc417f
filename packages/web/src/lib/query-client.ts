import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** `onSignedOut` runs when any call finds that the session has ended. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Whether there is a network is found by asking: a server in the same house answers without the internet.
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        /** An answer is final; only a missing answer is worth asking again. */
        retry: (failures, error) => !(error instanceof ApiError && error.status < 500) && failures < 2,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
