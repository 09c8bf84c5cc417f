import { type ReactNode, useCallback, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

type Waiting = { goOn: () => void; giveUp: () => void };

/**
 * For what changes who may sign in: `guard` does the work, and where the server wants to know first that it is still the
 * same person, asks, then does it again. Answers null when the person gave up; other failures are thrown.
 */
export function useReauthentication(): { guard: <T>(work: () => Promise<T>) => Promise<T | null>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const guard = useCallback(async <T,>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'proof-needed')) throw error;
    }
    const isProven = await new Promise<boolean>((resolve) =>
      setWaiting({ goOn: () => resolve(true), giveUp: () => resolve(false) }),
    );
    setWaiting(null);
    return isProven ? work() : null;
  }, []);
  return {
    guard,
    dialog: waiting && <ReauthenticationDialog onReauthenticated={waiting.goOn} onClose={waiting.giveUp} />,
  };
}
