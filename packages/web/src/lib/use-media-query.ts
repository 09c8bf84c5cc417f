import { useSyncExternalStore } from 'react';
import { limits } from '@whittle/contract/limits';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** SHELL-03: from here on chat and preview stand side by side. */
export function useIsWide(): boolean {
  return useMediaQuery(`(min-width: ${limits.wideScreenPx}px)`);
}
