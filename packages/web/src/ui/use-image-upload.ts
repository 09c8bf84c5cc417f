import { limits } from '@whittle/contract/limits';
import { useRef, useState } from 'react';
import { reasonOf } from '../lib/api-error.ts';
import { errorTexts } from '../lib/errors.texts.ts';
import { confirmWithToast } from '../lib/toasts.tsx';
import { imageFieldTexts as texts } from './image-field.texts.ts';

export type ImageStore = {
  /** Answers the address of the stored file, null when it got none. `onProgress` hears how much has arrived. */
  upload: (file: File, onProgress: (part: number) => void) => Promise<string | null>;
  /** Deletes a stored file; absent where each picture is kept as soon as it is chosen. */
  remove?: (address: string) => Promise<void>;
};

type ImageUploadOptions = { store: ImageStore; onChange: (address: string | null) => void; failed?: string };

/**
 * Puts a picture into the store and says how far it is. A file that was put there by this field and is replaced or
 * removed before anything kept it is deleted again (SHELL-08); one that came with the value is left to those who have it
 * in their history. Rules: SHELL-08, SHELL-09, SHELL-10.
 */
export function useImageUpload({ store, onChange, failed = errorTexts['upload-failed'] }: ImageUploadOptions) {
  const [problem, setProblem] = useState<string>();
  /** How much of the file is with the server; null when none is on its way. */
  const [part, setPart] = useState<number | null>(null);
  const own = useRef<string>(null);

  const change = (address: string | null) => {
    const left = own.current;
    own.current = address;
    onChange(address);
    // Where that fails the file stays in the store, and nothing leads to it: there is nothing for the person to do.
    if (left) void store.remove?.(left).catch(() => undefined);
  };

  const upload = async (file: File) => {
    if (file.size >= limits.imageMaxBytes) return setProblem(errorTexts['file-too-big']);
    setProblem(undefined);
    setPart(0);
    try {
      const address = await store.upload(file, setPart);
      if (!address) return setProblem(failed);
      confirmWithToast(texts.uploaded);
      change(address);
    } catch (error) {
      setProblem(reasonOf(error, failed));
    } finally {
      setPart(null);
    }
  };

  return { problem, part, upload, remove: () => change(null) };
}
