import { limits } from '@whittle/contract/limits';
import type { ImportedContent, ImportPlan } from '@whittle/domain/imports/import-plan';
import type { Recognition } from '@whittle/domain/imports/recognise-export';
import { isLookedInto } from '@whittle/domain/imports/sort-files';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../http/app-error.ts';
import { type Archive, readAll } from './archive/archive.ts';

const timeLimitMs = 60_000;
const memoryLimitMb = 1_024;

/**
 * What an archive becomes, found out off the server's own thread. Throws `archive-no-app`, `archive-too-large`,
 * `archive-unreadable` and, when it takes too much time or memory, `import-stopped`.
 */
export async function planOf(archive: Archive): Promise<ImportPlan> {
  const { files, leftOut } = await readTexts(archive);
  const recognition = await recognise(files);
  if (!recognition.ok) throw new AppError('archive-no-app', { message: recognition.message });
  const { plan } = recognition;
  plan.leftOut.push(...archive.refused, ...leftOut);
  checkSize(plan);
  return plan;
}

async function readTexts(archive: Archive) {
  const files = new Map<string, ImportedContent>();
  const leftOut: ImportPlan['leftOut'] = [];
  let read = 0;
  for (const path of archive.paths) {
    if (!isLookedInto(path)) {
      files.set(path, null);
      continue;
    }
    const isData = path.endsWith('.jsonl');
    const size = archive.sizeOf(path);
    if (size > (isData ? limits.importTextMaxBytes : limits.fileMaxBytes)) {
      // What pages only fetch may be kept as an upload, whatever its size.
      if (/(?:^|\/)public\//.test(path)) files.set(path, null);
      else
        leftOut.push({
          path,
          line: null,
          message: `Larger than the ${limits.fileMaxBytes / 1_000_000} MB that a file of an app may have.`,
        });
      continue;
    }
    read += size;
    if (read > limits.importTextMaxBytes)
      throw tooMuch(`more than ${limits.importTextMaxBytes / 1_000_000} MB of text`);
    try {
      files.set(path, await readAll(archive, path));
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError('archive-unreadable', { message: `The file “${path}” in the archive is damaged.`, cause });
    }
  }
  return { files, leftOut };
}

function recognise(files: ReadonlyMap<string, ImportedContent>): Promise<Recognition> {
  const worker = new Worker(new URL('./recognise-worker.ts', import.meta.url), {
    workerData: { files },
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  return new Promise<Recognition>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new AppError('import-stopped', { cause }));
    const timer = setTimeout(() => fail(new Error('recognising took too long')), timeLimitMs);
    worker.once('message', resolve);
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`recognising ended with code ${code}`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}

function checkSize({ files, assets }: ImportPlan) {
  const count = files.size + assets.size;
  if (count > limits.appMaxFiles)
    throw tooMuch(`${count.toLocaleString('en')} files; the limit is ${limits.appMaxFiles.toLocaleString('en')}`);
  let bytes = 0;
  for (const content of files.values()) bytes += Buffer.byteLength(content);
  if (bytes > limits.appMaxBytes) throw tooMuch(`more than ${limits.appMaxBytes / 1_000_000} MB of code`);
}

const tooMuch = (what: string) =>
  new AppError('archive-too-large', { message: `The app has ${what}. Nothing was imported.` });
