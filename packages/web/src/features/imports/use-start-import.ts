import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NetworkError, sentenceOf } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { filesOfEntry, type FolderFile, toLines } from './folder-files.ts';
import { importTexts as texts } from './imports.texts.ts';
import { type Sent, sendArchive } from './send-archive.ts';

/** `again` sends the same archive once more, where it was the network that failed. */
type Problem = { sentence: string; again?: () => void };

/** What happens to a chosen archive until its report is there, and what went wrong with the last one. */
export function useStartImport() {
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const upload = useRef<AbortController | null>(null);
  const navigate = useNavigate();

  const run = async (prepare: () => Promise<Sent | string>) => {
    const controller = new AbortController();
    upload.current?.abort();
    upload.current = controller;
    setProblem(null);
    let name = '';
    try {
      const sent = await prepare();
      if (controller.signal.aborted) return;
      if (typeof sent === 'string') return setProblem({ sentence: sent });
      ({ name } = sent);
      setProgress(texts.uploading(name, 0));
      const say = (percent: number) =>
        setProgress(percent < 100 ? texts.uploading(name, percent) : texts.looking(name));
      const { importId } = await sendArchive(sent, say, controller.signal);
      await navigate(paths.import.to(importId));
    } catch (error) {
      if (controller.signal.aborted) return;
      const isLost = error instanceof NetworkError;
      setProblem(
        isLost ? { sentence: texts.uploadLost(name), again: () => void run(prepare) } : { sentence: sentenceOf(error) },
      );
    } finally {
      if (upload.current === controller) setProgress(null);
    }
  };

  const folder = (name: string, read: () => Promise<FolderFile[]>) =>
    run(async () => {
      setProgress(texts.reading);
      const files = await read();
      return files.length > 0 ? { name, body: await toLines(files) } : texts.emptyFolder;
    });

  const zip = (file: File) =>
    run(async () => {
      if (!/\.zip$/i.test(file.name)) return texts.noZip;
      const body = new FormData();
      body.append('file', file);
      return { name: file.name, body };
    });

  return {
    progress,
    problem,
    zip,
    folder: (files: FolderFile[]) => folder(files[0]?.path.split('/')[0] ?? '', async () => files),
    /** A zip, or a folder, that was dropped. */
    dropped(transfer: DataTransfer) {
      const entry = transfer.items[0]?.webkitGetAsEntry() ?? null;
      const [file] = transfer.files;
      if (entry?.isDirectory) void folder(entry.name, () => filesOfEntry(entry));
      else if (file) void zip(file);
    },
    giveUp() {
      upload.current?.abort();
      setProgress(null);
    },
  };
}
