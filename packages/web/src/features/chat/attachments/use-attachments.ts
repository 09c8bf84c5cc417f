import { type Attachment, attachmentSchema } from '@whittle/contract/chat';
import { limits } from '@whittle/contract/limits';
import { isPicture } from '@whittle/domain/chat/attachments';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../../lib/api-error.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { chatTexts as texts } from '../chat.texts.ts';
import { uploadAttachment } from './attachments.requests.ts';

/** A file in the composer, on its way to the server or there. */
export type ComposerFile = {
  key: number;
  name: string;
  isPicture: boolean;
  /** Address of a picture that this page can show. */
  shownAt: string | null;
  state: 'uploading' | 'ready' | 'failed';
  /** From 0 to 1. */
  progress: number;
  problem: string | null;
  attachment: Attachment | null;
};

const keptSchema = z.array(z.object({ attachment: attachmentSchema, shownAt: z.string().nullable() }));
const storeKey = (appId: string) => `whittle.attachments.${appId}`;

/** The files of the next message. Those that have arrived survive a reload, as the draft does. */
export function useAttachments(appId: string) {
  const [files, setFiles] = useState<ComposerFile[]>(() => readKept(appId));
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
      const reason = error instanceof ApiError && error.status < 500 ? error.message : texts.uploadFailed;
      if (!controller.signal.aborted) change(key, { state: 'failed', problem: reason });
    }
  };

  return {
    files,
    problem,
    isUploading: files.some(({ state }) => state === 'uploading'),
    hasFailed: files.some(({ state }) => state === 'failed'),
    ready: files.flatMap(({ attachment }) => attachment ?? []),

    add(added: readonly File[]) {
      setProblem(null);
      const room = limits.chatAttachments - files.length;
      if (added.length > room) setProblem(texts.tooManyFiles);
      for (const file of added.slice(0, room)) {
        const picture = isPicture({ contentType: file.type });
        const max = picture ? limits.imageMaxBytes : limits.uploadMaxBytes;
        if (file.size > max) {
          setProblem(texts.fileTooBig(file.name, max));
          continue;
        }
        const key = nextKey();
        const shownAt = picture ? URL.createObjectURL(file) : null;
        const one: ComposerFile = {
          key,
          name: file.name || texts.pastedFile,
          isPicture: picture,
          shownAt,
          state: 'uploading',
          progress: 0,
          problem: null,
          attachment: null,
        };
        setFiles((now) => [...now, one]);
        void upload(key, file);
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

function readKept(appId: string): ComposerFile[] {
  try {
    const kept = keptSchema.parse(JSON.parse(readStored(storeKey(appId)) ?? '[]'));
    return kept.map(({ attachment, shownAt }) => ({
      key: nextKey(),
      name: attachment.name,
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
