import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useFlushOnLeave } from '../../../core/panels/use-flush-on-leave.ts';
import { readStored, storedKeys, writeStored } from '../../../lib/storage.ts';
import { putSettings, saveDocument } from '../app-settings.requests.ts';
import { createKeyDraft, type Dirty, type KeyDraft, type KeyDraftState } from './key-draft.ts';

const keptSchema = z.record(z.string(), z.object({ value: z.unknown(), base: z.unknown() }));
/** Two windows keep what they have not saved apart. */
const windowId = Math.random().toString(36).slice(2);
const prefixOf = (appId: string) => `whittle.settings-draft.${appId}.`;

/** What is unsaved is sent when the panels or the page are left, and found again by the next window where that failed. */
export function useKeyDraft(appId: string, configuration: AppConfiguration): { draft: KeyDraft; state: KeyDraftState } {
  const queries = useQueryClient();
  const [draft] = useState(() =>
    createKeyDraft({
      configuration,
      send: async (document, patch, base, options) => {
        const answer = await saveDocument(appId, document, { patch, base }, options);
        await putSettings(queries, appId, answer);
        return answer;
      },
      keep: (dirty) => {
        const isEmpty = Object.keys(dirty).length === 0;
        writeStored(`${prefixOf(appId)}${windowId}`, isEmpty ? null : JSON.stringify(dirty));
      },
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => draft.hear(configuration), [draft, configuration]);
  useEffect(() => {
    for (const kept of takeKept(appId)) draft.restore(kept);
  }, [draft, appId]);
  useFlushOnLeave(draft);
  return { draft, state };
}

function takeKept(appId: string): Dirty[] {
  return storedKeys(prefixOf(appId)).flatMap((key) => {
    const text = readStored(key);
    writeStored(key, null);
    const kept = keptSchema.safeParse(parsed(text));
    return kept.success ? [kept.data as Dirty] : [];
  });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
