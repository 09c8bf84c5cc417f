import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** What is small already, by its type. */
const isPacked = (path: string) =>
  /\.(?:png|jpe?g|gif|webp|avif|mp[34]|m4a|webm|ogg|woff2?|zip|pdf|docx|xlsx)$/i.test(path);

/**
 * Writes a zip to a stream as it is read: one file after the other, nothing held but what is under way. Every file bears
 * the same time.
 */
export function createZipWriter(time: Date) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const options = (path: string) => ({ mtime: time, mode: 0o100644, compress: !isPacked(path) });

  const broken = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    output.on('error', reject);
    output.on('close', () => output.readableEnded || reject(new Error('the reader of the zip went away')));
  });
  broken.catch(() => undefined);
  const ended = new Promise<void>((resolve) => output.once('end', resolve));

  return {
    body: Readable.toWeb(output) as ReadableStream<Uint8Array>,

    /** Resolves when the file is on its way as a whole; rejects when its content fails or the reader is gone. */
    async add(path: string, content: Content): Promise<void> {
      if (typeof content === 'string') return zip.addBuffer(Buffer.from(content), path, options(path));
      if (content instanceof Uint8Array) return zip.addBuffer(Buffer.from(content), path, options(path));
      const source = Readable.from(bytesOf(content));
      const read = new Promise<void>((resolve, reject) => source.once('end', resolve).once('error', reject));
      zip.addReadStream(source, path, options(path));
      await Promise.race([read, broken]);
    },

    /** Resolves when the reader has it all. */
    async finish(): Promise<void> {
      zip.end();
      await Promise.race([ended, broken]);
    },

    /** The reader sees a download that broke off, never a whole zip with less in it. */
    fail(error: Error): void {
      output.destroy(error);
    },
  };
}

export type ZipWriter = ReturnType<typeof createZipWriter>;

async function* bytesOf(content: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece);
}
