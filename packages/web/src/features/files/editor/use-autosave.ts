import { useEffect, useMemo, useState } from 'react';
import type { SaveFile } from '@whittle/contract/code-editing';
import { ApiError, NetworkError, sentenceOf } from '../../../lib/api-error.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { createAutosave, type SaveResult } from './autosave.ts';
import { createDraftKeeper, readDraft, writeDraft } from './drafts.ts';

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
  const keeper = useMemo(() => createDraftKeeper((draft) => writeDraft(appId, path, draft)), [appId, path]);
  const autosave = useMemo(() => {
    const draft = readDraft(appId, path);
    return createAutosave({
      head: latest.current.head,
      draft,
      save: (content, base) => trySave(() => latest.current.save({ file: { id: path, content }, base })),
      keep: keeper.keep,
      onChange: setNow,
    });
  }, [appId, path, keeper, latest]);

  useEffect(() => {
    autosave.start();
    return () => {
      autosave.close();
      keeper.flush();
    };
  }, [autosave, keeper]);
  useEffect(() => autosave.setHead(head), [autosave, head]);
  useEffect(() => autosave.hold(isHeld), [autosave, isHeld]);
  useEffect(() => {
    const save = () => autosave.flush();
    const leave = () => {
      keeper.flush();
      autosave.flush();
    };
    addEventListener('pagehide', leave);
    addEventListener('blur', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    addEventListener('online', save);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('blur', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      removeEventListener('online', save);
    };
  }, [autosave, keeper]);

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
