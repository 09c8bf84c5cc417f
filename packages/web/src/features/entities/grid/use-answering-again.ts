import { useEffect } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';

const askEveryMs = 3_000;

/**
 * Runs `onAnswer` when the server answers again, as long as something waits for it. Browsers say when their own network is
 * back, which is not the only thing that can be gone, so the server is asked too.
 */
export function useAnsweringAgain(isWaiting: boolean, onAnswer: () => void): void {
  const latest = useLatest(onAnswer);
  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    const ask = () =>
      void fetch('/readyz', { cache: 'no-store', signal: stop.signal }).then(
        ({ ok }) => ok && latest.current(),
        () => undefined,
      );
    const timer = setInterval(ask, askEveryMs);
    addEventListener('online', ask, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isWaiting, latest]);
}
