import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { filesOfEntry, type FolderFile, toLines } from './folder-files.ts';
import { importTexts as texts } from './imports.texts.ts';
import { type Sent, sendArchive } from './send-archive.ts';

/** What happens to a chosen archive until its report is there, and what went wrong with the last one. */
export function useStartImport() {
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useRef<AbortController | null>(null);
  const navigate = useNavigate();

  const run = async (prepare: () => Promise<Sent | null>) => {
    const controller = new AbortController();
    upload.current?.abort();
    upload.current = controller;
    setProblem(null);
    try {
      const sent = await prepare();
      if (!sent || controller.signal.aborted) return;
      setProgress(texts.uploading(sent.name, 0));
      const say = (percent: number) =>
        setProgress(percent < 100 ? texts.uploading(sent.name, percent) : texts.looking(sent.name));
      const { importId } = await sendArchive(sent, say, controller.signal);
      await navigate(paths.import.to(importId));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(sentenceOf(error));
    } finally {
      if (upload.current === controller) setProgress(null);
    }
  };

  const folder = (name: string, read: () => Promise<FolderFile[]>) =>
    run(async () => {
      setProgress(texts.reading);
      const files = await read();
      if (files.length > 0) return { name, body: await toLines(files) };
      setProblem(texts.emptyFolder);
      return null;
    });

  const zip = (file: File) =>
    run(async () => {
      if (!/\.zip$/i.test(file.name)) {
        setProblem(texts.noZip);
        return null;
      }
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
