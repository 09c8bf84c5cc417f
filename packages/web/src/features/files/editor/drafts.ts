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

const writeAfterMs = 300;

/**
 * Keeps the draft of one file. A long text takes a while to write, so it is written when the keys rest, and at once by
 * `flush`: before the window goes, and when the file is closed.
 */
export function createDraftKeeper(write: (draft: Draft | null) => void) {
  let due: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (due) write(due);
    due = null;
  };
  return {
    keep(draft: Draft | null) {
      clearTimeout(timer);
      due = draft;
      if (draft) timer = setTimeout(flush, writeAfterMs);
      else write(null);
    },
    flush,
  };
}

/** Files of an app that have unsaved text in this browser. */
export function pathsWithDrafts(appId: string): string[] {
  const prefix = prefixOf(appId);
  return storedKeys(prefix)
    .map((key) => key.slice(prefix.length))
    .filter((path) => readDraft(appId, path));
}
