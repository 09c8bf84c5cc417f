import { Socket } from 'node:net';

type Read = (data: Buffer) => void;

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
}
