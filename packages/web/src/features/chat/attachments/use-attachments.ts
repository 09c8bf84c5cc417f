import { type Attachment, attachmentSchema } from '@whittle/contract/chat';
import { limits } from '@whittle/contract/limits';
import { isPicture } from '@whittle/domain/chat/attachments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { attachableFiles, shownFileName } from '../../../core/attachments/attachable-files.ts';
import type { AttachedFile } from '../../../core/attachments/attached-files.tsx';
import { reasonOf } from '../../../lib/api-error.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { chatTexts as texts } from '../chat.texts.ts';
import { uploadAttachment } from './attachments.requests.ts';

/** A file in the composer, on its way to the server or there. */
type ComposerFile = AttachedFile & { isPicture: boolean; attachment: Attachment | null };

const keptSchema = z.array(z.object({ attachment: attachmentSchema, shownAt: z.string().nullable() }));
const storeKey = (appId: string) => `whittle.attachments.${appId}`;

/**
 * The files of the next message. Those that have arrived survive a reload, as the draft does. `first` were chosen before
 * there was an app to put them into.
 */
export function useAttachments(appId: string, first: readonly File[]) {
  const [begun] = useState(() => first.map((file) => ({ file, shown: newFile(file) })));
  const [files, setFiles] = useState<ComposerFile[]>(() =>
    begun.length > 0 ? begun.map(({ shown }) => shown) : readKept(appId),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(new Map<number, { file: File; controller: AbortController }>());

  useEffect(() => {
    const kept = files.flatMap(({ attachment, shownAt }) =>
      attachment ? [{ attachment, shownAt: shownAt?.startsWith('blob:') ? null : shownAt }] : [],
    );
    writeStored(storeKey(appId), kept.length > 0 ? JSON.stringify(kept) : null);
  }, [appId, files]);

  const change = (key: number, to: Partial<ComposerFile>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const upload = async (key: number, file: File) => {
    const controller = new AbortController();
    running.current.set(key, { file, controller });
    change(key, { state: 'uploading', progress: 0, problem: null });
    try {
      const { signal } = controller;
      const onProgress = (progress: number) => change(key, { progress });
      const { attachment, shownAt } = await uploadAttachment(appId, file, { signal, onProgress });
      change(key, { state: 'ready', attachment, ...(isPicture(attachment) && { shownAt }) });
    } catch (error) {
      const problemOfFile = reasonOf(error, texts.uploadFailed);
      if (!controller.signal.aborted) change(key, { state: 'failed', problem: problemOfFile });
    }
  };

  const uploadFirst = useEffectEvent(() => {
    for (const { file, shown } of begun) if (!running.current.has(shown.key)) void upload(shown.key, file);
  });
  useEffect(() => uploadFirst(), []);

  return {
    files,
    problem,
    isUploading: files.some(({ state }) => state === 'uploading'),
    hasFailed: files.some(({ state }) => state === 'failed'),
    ready: files.flatMap(({ attachment }) => attachment ?? []),

    add(added: readonly File[]) {
      const taken = attachableFiles(added, limits.chatAttachments - files.length);
      setProblem(taken.problem);
      for (const file of taken.files) {
        const one = newFile(file);
        setFiles((now) => [...now, one]);
        void upload(one.key, file);
      }
    },
    /** The file itself, while this window that chose it is open. */
    fileOf: (key: number): File | null => running.current.get(key)?.file ?? null,
    retry(key: number) {
      const file = running.current.get(key)?.file;
      if (file) void upload(key, file);
    },
    remove(key: number) {
      running.current.get(key)?.controller.abort();
      running.current.delete(key);
      setProblem(null);
      setFiles((now) => now.filter((one) => one.key !== key));
    },
    clear() {
      running.current.clear();
      setProblem(null);
      setFiles([]);
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

let keys = 0;
const nextKey = () => (keys += 1);

function newFile(file: File): ComposerFile {
  const picture = isPicture({ contentType: file.type });
  return {
    key: nextKey(),
    name: shownFileName(file),
    contentType: file.type,
    isPicture: picture,
    shownAt: picture ? URL.createObjectURL(file) : null,
    state: 'uploading',
    progress: 0,
    problem: null,
    attachment: null,
  };
}

function readKept(appId: string): ComposerFile[] {
  try {
    const kept = keptSchema.parse(JSON.parse(readStored(storeKey(appId)) ?? '[]'));
    return kept.map(({ attachment, shownAt }) => ({
      key: nextKey(),
      name: attachment.name,
      contentType: attachment.contentType,
      isPicture: isPicture(attachment),
      shownAt,
      state: 'ready',
      progress: 1,
      problem: null,
      attachment,
    }));
  } catch {
    return [];
  }
}
