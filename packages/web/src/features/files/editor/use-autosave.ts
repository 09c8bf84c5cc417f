import { useEffect, useMemo, useState } from 'react';
import type { SaveFile } from '@whittle/contract/code-editing';
import { ApiError, sentenceOf } from '../../../lib/api-error.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { type Autosave, createAutosave, type Draft, type SaveResult, type SaveState } from './autosave.ts';

type Options = {
  appId: string;
  path: string;
  /** The file as the newest version has it. */
  head: string;
  /** While the assistant works. */
  isHeld: boolean;
  save: (edit: SaveFile) => Promise<unknown>;
};

/** One open file that saves itself. Give it a new key for another file. */
export function useAutosave({ appId, path, head, isHeld, save }: Options): Autosave & { state: SaveState } {
  const latest = useLatest({ head, save });
  const [now, setNow] = useState<{ text: string; state: SaveState } | null>(null);
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
    return () => removeEventListener('pagehide', flush);
  }, [autosave]);

  return { ...autosave, text: now?.text ?? autosave.text, state: now?.state ?? { kind: 'idle' } };
}

async function trySave(save: () => Promise<unknown>): Promise<SaveResult> {
  try {
    await save();
    return 'saved';
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'file-changed' || error.code === 'turn-running'))
      return error.code;
    return { message: sentenceOf(error) };
  }
}

const keyOf = (appId: string, path: string) => `whittle.code.${appId}.${path}`;

function readDraft(appId: string, path: string): Draft | null {
  const stored = readStored(keyOf(appId, path));
  if (stored === null) return null;
  try {
    const { base, text } = JSON.parse(stored) as Partial<Draft>;
    return typeof base === 'string' && typeof text === 'string' ? { base, text } : null;
  } catch {
    return null;
  }
}

const writeDraft = (appId: string, path: string, draft: Draft | null) =>
  writeStored(keyOf(appId, path), draft && JSON.stringify(draft));
