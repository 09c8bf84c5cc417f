import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { createConsoleLog } from './console-log.ts';

const keptKey = 'whittle.keep-console';

/** What the running app wrote and asked for, and whether that stays when the app loads again; the browser keeps the choice. */
export function useConsole() {
  const log = useMemo(() => createConsoleLog(), []);
  const [isPreserved, setIsPreserved] = useState(() => readStored(keptKey) === 'true');
  return {
    log,
    isPreserved,
    preserve(isKept: boolean) {
      setIsPreserved(isKept);
      writeStored(keptKey, String(isKept));
    },
  };
}

export type AppConsole = ReturnType<typeof useConsole>;
