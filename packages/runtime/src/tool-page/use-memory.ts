import { useEffect, useState } from 'react';
import type { RunClient } from './run-client.ts';

/** What the tool keeps for the person who is signed in; `onRead`, which stays the same, hears it once. Rule: FIELD-09. */
export function useMemory(client: RunClient, isAsked: boolean, onRead: (values: Record<string, unknown>) => void) {
  const [values, setValues] = useState<Record<string, unknown>>({});
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    client.memory().then(
      (kept) => {
        if (!isHere) return;
        setValues(kept);
        onRead(kept);
      },
      // A form that is not filled in beforehand is a form.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [client, isAsked, onRead]);

  return {
    values,
    /** Of one field, or of all. Throws when the server was not reached. */
    forget: async (fieldId?: string) => {
      await client.forget(fieldId);
      setValues((before) =>
        fieldId === undefined ? {} : Object.fromEntries(Object.entries(before).filter(([id]) => id !== fieldId)),
      );
    },
    /** What a run has just kept. */
    reread: () => void client.memory().then(setValues, () => undefined),
  };
}

export type Memory = ReturnType<typeof useMemory>;
