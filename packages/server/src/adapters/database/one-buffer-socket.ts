import { Socket } from 'node:net';

type Part = { chunk: Buffer | string; encoding: BufferEncoding };
type Read = (data: Buffer) => void;

const smallBytes = 4_096;
/** What is read lies here until it was looked at, which no other connection's turn comes before. */
const buffer = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * A connection that reads into the same memory each time. Node takes memory of its own for every piece that it reads, and
 * where megabytes come the garbage collector goes through everything that the process knows to get it back.
 */
export class OneBufferSocket extends Socket {
  /** Sees what arrives in place of the listeners of `data`, and must copy what it keeps. */
  reader: Read | null = null;

  constructor() {
    super({
      onread: {
        buffer,
        callback: (bytes, read) => {
          const data = (read as Buffer).subarray(0, bytes);
          if (this.reader) this.reader(data);
          else this.emit('data', Buffer.from(data));
          return true;
        },
      },
    });
  }

  /** The messages of a statement are a few hundred bytes: to copy them is less than to hand over each. */
  override _writev(parts: Part[], done: (error?: Error | null) => void): void {
    const isSmall = parts.every(({ chunk }) => Buffer.isBuffer(chunk) && chunk.length < smallBytes);
    if (!isSmall) return super._writev!(parts, done);
    const chunks = parts.map(({ chunk }) => chunk as Buffer);
    this._write(Buffer.concat(chunks), 'buffer' as BufferEncoding, done);
  }
}
