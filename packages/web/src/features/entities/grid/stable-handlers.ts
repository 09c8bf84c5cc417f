import { useCallback, useMemo } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';

/** The same function for as long as the component lives; it runs the newest version. */
export function useLatestCallback<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useLatest(run);
  return useCallback((...args: A) => latest.current(...args), [latest]);
}

/** Acts that keep their identity, so that rows that did not change are not drawn again. */
export function useStableHandlers<T extends Record<string, (...args: never[]) => unknown>>(handlers: T): T {
  const latest = useLatest(handlers);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as unknown as T,
    [latest],
  );
}
