import { useEffect, useMemo, useState } from 'react';
import type { SaveFile } from '@whittle/contract/code-editing';
import { ApiError, NetworkError, sentenceOf } from '../../../lib/api-error.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { createAutosave, type SaveResult } from './autosave.ts';
import { readDraft, writeDraft } from './drafts.ts';

type Now = Parameters<Parameters<typeof createAutosave>[0]['onChange']>[0];

type Options = {
  appId: string;
  path: string;
  /** The file as the newest version has it, null when it has none. */
  head: string | null;
  /** While the assistant works. */
  isHeld: boolean;
  save: (edit: SaveFile) => Promise<unknown>;
};

export type Autosaved = ReturnType<typeof useAutosave>;

/** One open file that saves itself. Give it a new key for another file. */
export function useAutosave({ appId, path, head, isHeld, save }: Options) {
  const latest = useLatest({ head, save });
  const [now, setNow] = useState<Now | null>(null);
  const autosave = useMemo(() => {
    const draft = readDraft(appId, path);
    return createAutosave({
      head: latest.current.head,
      draft,
      save: (content, base) => trySave(() => latest.current.save({ file: { id: path, content }, base })),
      keep: (next) => writeDraft(appId, path, next),
      onChange: setNow,
    });
  }, [appId, path, latest]);

  useEffect(() => {
    autosave.start();
    return () => autosave.close();
  }, [autosave]);
  useEffect(() => autosave.setHead(head), [autosave, head]);
  useEffect(() => autosave.hold(isHeld), [autosave, isHeld]);
  useEffect(() => {
    const flush = () => autosave.flush();
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
    };
  }, [autosave]);

  const unchanged: Now = { text: autosave.text, state: { kind: 'idle' }, isUnsaved: false, theirs: head };
  return { ...autosave, ...(now ?? unchanged) };
}

async function trySave(save: () => Promise<unknown>): Promise<SaveResult> {
  try {
    await save();
    return 'saved';
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'file-changed' || error.code === 'turn-running'))
      return error.code;
    return { message: sentenceOf(error), isOffline: error instanceof NetworkError };
  }
}
