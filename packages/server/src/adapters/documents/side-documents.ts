import type { ChildProcess } from 'node:child_process';
import { unpackedSize } from '../files-to-text/zip-size.ts';
import { startSideProcess } from '../side-process.ts';
import { documentKind } from './document-kind.ts';
import type { DocumentAnswer, DocumentOrder } from './document-process.ts';
import { DocumentError, type DocumentFile, type DocumentReader, type Documents } from './documents.ts';

export type DocumentLimits = {
  /** For one answer: a part of a file, or a page. */
  timeoutMs: number;
  memoryMb: number;
  /** With what its libraries keep outside of JavaScript's own memory, where the system tells (Linux). */
  residentMb: number;
  maxUnpackedBytes: number;
};

export const documentLimits: DocumentLimits = {
  timeoutMs: 60_000,
  memoryMb: 768,
  residentMb: 1_300,
  maxUnpackedBytes: 300_000_000,
};

/** Word's files with a password are no zip but a container of their own. */
const container = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Reads each data source in a process that ends after its time or memory: what people upload may be made to take all of a
 * machine, and the libraries that read it are written for files that are not.
 */
export function createDocuments(limits: DocumentLimits = documentLimits): Documents {
  return { open: () => openReader(limits) };
}

function openReader({ timeoutMs, memoryMb, residentMb, maxUnpackedBytes }: DocumentLimits): DocumentReader {
  let child: ChildProcess | null = null;
  let isClosed = false;

  const ask = async <Name extends string>(
    order: DocumentOrder,
    name: Name,
  ): Promise<Extract<DocumentAnswer, Record<Name, unknown>>> => {
    if (isClosed) throw new DocumentError('interrupted');
    child ??= startSideProcess(new URL('./document-process.ts', import.meta.url), { memoryMb, residentMb });
    const answer = await send(child, order, timeoutMs).catch((error: unknown) => {
      child?.kill('SIGKILL');
      child = null;
      throw isClosed ? new DocumentError('interrupted') : error;
    });
    if ('problem' in answer) throw new DocumentError(answer.problem);
    if (!(name in answer)) throw new Error(`the reader of documents answered something else than "${name}"`);
    return answer as Extract<DocumentAnswer, Record<Name, unknown>>;
  };

  return {
    async *read(file, scanned) {
      checkFile(file, maxUnpackedBytes);
      await ask({ do: 'open', file, ...(scanned && { scanned }) }, 'opened');
      for (;;) {
        const { part } = await ask({ do: 'next' }, 'part');
        if (part === null) return;
        yield part;
      }
    },
    async readPage({ address, ...file }) {
      checkFile(file, maxUnpackedBytes);
      return (await ask({ do: 'page', file, address }, 'page')).page;
    },
    end: async () => (await ask({ do: 'end' }, 'chunks')).chunks,
    close() {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}

/** What can be told without reading it. */
function checkFile({ bytes, type, name }: DocumentFile, maxUnpackedBytes: number): void {
  const kind = documentKind(type, name);
  if (kind === null) throw new DocumentError('unknown-kind');
  if (kind !== 'docx' && kind !== 'xlsx' && kind !== 'pptx') return;
  const size = unpackedSize(bytes);
  if (size !== null && size > maxUnpackedBytes) throw new DocumentError('too-large');
  if (size === null) throw new DocumentError(container.equals(bytes.subarray(0, 8)) ? 'password' : 'unreadable');
}

/** The answer to one message. Without one in time, or when the process dies of what it read, it is `too-large`. */
function send(child: ChildProcess, order: DocumentOrder, timeoutMs: number): Promise<DocumentAnswer> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      settle();
    };
    const onMessage = (message: unknown) => end(() => resolve(message as DocumentAnswer));
    const onExit = () => end(() => reject(new DocumentError('too-large')));
    const timer = setTimeout(onExit, timeoutMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send(order, (error) => error && onExit());
  });
}
