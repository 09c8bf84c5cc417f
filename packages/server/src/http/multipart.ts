import { Readable } from 'node:stream';
import busboy from 'busboy';
import { AppError } from './app-error.ts';

/** A file on its way in. Its bytes can be read once, as they arrive. */
export type IncomingFile = { name: string; bytes: AsyncIterable<Uint8Array> };

export type Form<Received> = {
  fields: Record<string, string>;
  /** What `receive` made of the file; null when the form has none in that field. */
  received: { value: Received } | null;
};

const formLimits = { fieldSize: 1_000_000, fields: 50, files: 5, parts: 60 };

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

/**
 * Reads a multipart form and hands the first file of `field` to `receive` while it arrives, so that no file is ever in
 * memory as a whole; other files are passed over. Throws what `receive` throws, `file-too-big` for a form above
 * `maxBytes`, `bad-request` for one that cannot be read.
 */
export async function readMultipart<Received>(
  request: Request,
  { field, maxBytes, receive }: { field: string; maxBytes: number; receive(file: IncomingFile): Promise<Received> },
): Promise<Form<Received>> {
  let receiving: Promise<{ value: Received }> | null = null;
  const { fields } = await readParts(request, maxBytes, (name, { filename }, stream) => {
    if (name !== field || receiving) return void stream.resume();
    // Whoever stops reading leaves the stream as it is: destroyed, it would hold up the rest of the form for ever.
    const bytes = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
    receiving = receive({ name: filename ?? '', bytes })
      .then((value) => ({ value }))
      // What is left of a file that is refused is read to its end, so that the sender hears why.
      .finally(() => drain(stream));
    receiving.catch(() => undefined);
  });
  return { fields, received: await receiving };
}

/** A file of a form, read to its end. */
export class SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/**
 * Reads a small form as a whole: its texts and files by name. Throws `file-too-big` above `maxBytes`, `bad-request` for
 * one that cannot be read.
 */
export async function readSmallForm(
  request: Request,
  maxBytes: number,
): Promise<{ fields: Record<string, string>; files: Record<string, SentFile> }> {
  const files: Record<string, SentFile> = Object.create(null) as Record<string, SentFile>;
  const { fields } = await readParts(request, maxBytes, (name, { filename, mimeType }, stream) => {
    const pieces: Uint8Array[] = [];
    stream.on('data', (piece: Uint8Array) => pieces.push(piece));
    stream.on('end', () => {
      files[name] = new SentFile(filename ?? '', mimeType, new Uint8Array(Buffer.concat(pieces)));
    });
  });
  return { fields, files };
}

type TakeFile = (name: string, info: busboy.FileInfo, stream: Readable) => void;

async function readParts(
  request: Request,
  maxBytes: number,
  takeFile: TakeFile,
): Promise<{ fields: Record<string, string> }> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('file-too-big');
  if (!request.body) throw unreadable();
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const parser = openParser(request);
  parser.on('field', (name, value) => (fields[name] = value));
  parser.on('file', (name, stream, info) => {
    // A form that breaks off ends its file with an error, which `feed` says; where nobody reads the file, nobody else hears it.
    stream.on('error', () => undefined);
    takeFile(name, info, stream);
  });
  await feed(parser, request.body, maxBytes);
  return { fields };
}

/** Reads a stream to its end, also one whose reader went away in the middle and would still be asked to read. */
function drain(stream: Readable): void {
  stream.removeAllListeners('readable');
  stream.on('data', () => {});
  process.nextTick(() => stream.resume());
}

function openParser(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: formLimits,
      // Names are UTF-8 in every browser; the standard of the header would read them as Latin-1.
      defParamCharset: 'utf8',
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

async function feed(parser: busboy.Busboy, body: ReadableStream<Uint8Array>, maxBytes: number): Promise<void> {
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  const done = new Promise<void>((resolve, reject) => {
    parser.once('close', resolve);
    parser.once('error', (cause) => reject(unreadable(cause)));
    source.once('error', (cause) => {
      parser.destroy();
      reject(unreadable(cause));
    });
  });
  let size = 0;
  source.on('data', (piece: Uint8Array) => {
    size += piece.byteLength;
    if (size > maxBytes) source.destroy(new AppError('file-too-big'));
  });
  source.pipe(parser);
  try {
    await done;
  } catch (error) {
    const { cause } = error as Error;
    throw cause instanceof AppError ? cause : error;
  }
}

const unreadable = (cause?: unknown) => new AppError('bad-request', { message: 'The form could not be read.', cause });
