import { readStored, storedKeys, writeStored } from '../../../lib/storage.ts';
import type { Draft } from './autosave.ts';

const prefixOf = (appId: string) => `whittle.code.${appId}.`;

/** What an earlier window left unsaved of a file. */
export function readDraft(appId: string, path: string): Draft | null {
  const stored = readStored(prefixOf(appId) + path);
  if (stored === null) return null;
  try {
    const { base, text } = JSON.parse(stored) as Partial<Draft>;
    const isBase = typeof base === 'string' || base === null;
    return isBase && typeof text === 'string' ? { base, text } : null;
  } catch {
    return null;
  }
}

export const writeDraft = (appId: string, path: string, draft: Draft | null) =>
  writeStored(prefixOf(appId) + path, draft && JSON.stringify(draft));

/** Files of an app that have unsaved text in this browser. */
export function pathsWithDrafts(appId: string): string[] {
  const prefix = prefixOf(appId);
  return storedKeys(prefix)
    .map((key) => key.slice(prefix.length))
    .filter((path) => readDraft(appId, path));
}
