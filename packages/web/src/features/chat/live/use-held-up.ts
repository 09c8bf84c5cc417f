import { readinessSchema } from '@whittle/contract/readiness';
import { useEffect, useState } from 'react';

const askEveryMs = 10_000;

/** Why a server may be unable to store anything at the moment. */
export type HeldUp = 'storage full' | 'no database';

/**
 * Why nothing may come of a running turn. Each part of a reply is stored before it is shown, so one that finds no room waits
 * until there is some. Whether this one does is not known; the server is asked when no event came for a while. `position` is that of the last event.
 */
export function useHeldUp(isTurnRunning: boolean, position: number): HeldUp | null {
  const [found, setFound] = useState<{ position: number; why: HeldUp | null } | null>(null);
  useEffect(() => {
    if (!isTurnRunning) return;
    const stop = new AbortController();
    const ask = async () => {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(askEveryMs)]);
      const answer = await fetch('/readyz', { cache: 'no-store', signal }).then(
        (response) => response.json(),
        () => null,
      );
      const status = readinessSchema.safeParse(answer).data?.status;
      const why = status === 'storage full' || status === 'no database' ? status : null;
      if (!stop.signal.aborted) setFound({ position, why });
    };
    const timer = setInterval(() => void ask().catch(() => undefined), askEveryMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isTurnRunning, position]);
  return isTurnRunning && found?.position === position ? found.why : null;
}
