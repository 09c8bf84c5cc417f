import { connect, type Socket } from 'node:net';

/** One HTTP request, ready to be written to a socket. */
export type PreparedCall = Buffer;

export type CallParts = { method: string; path: string; headers: Record<string, string>; body?: unknown };

export function prepareCall({ method, path, headers, body }: CallParts): PreparedCall {
  const payload = body === undefined ? null : JSON.stringify(body);
  const all = {
    ...headers,
    ...(payload !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload ?? ''}`);
}

export type Answer = { status: number; body: string };

/**
 * A connection that is kept alive and waits for each answer. It reads no more of an answer than its status and where it
 * ends, so that the processor time of a run is the server's and not the client's.
 */
export function openConnection(port: number) {
  const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void; keepsBody: boolean } | null = null;
  let chunks: Buffer[] = [];
  let received = 0;
  /** Where the answer ends, as soon as its head is here; -1 for one in chunks. */
  let end: number | null = null;
  let bodyAt = 0;
  let status = 0;

  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    if (end === null) readHead();
    if (end === null || !waiting) return;
    const isComplete = end >= 0 ? received >= end : endsWithLastChunk(chunks);
    if (!isComplete) return;
    const { resolve, keepsBody } = waiting;
    const body = keepsBody ? Buffer.concat(chunks).subarray(bodyAt).toString() : '';
    const answered = { status, body: keepsBody && end < 0 ? joinChunks(body) : body };
    waiting = null;
    chunks = [];
    received = 0;
    end = null;
    resolve(answered);
  });

  function readHead() {
    if (chunks.length > 1) chunks = [Buffer.concat(chunks)];
    const at = chunks[0]!.indexOf('\r\n\r\n');
    if (at < 0) return;
    const head = chunks[0]!.toString('latin1', 0, at);
    status = Number(head.slice(9, 12));
    bodyAt = at + 4;
    const length = /\r\ncontent-length: *(\d+)/i.exec(head);
    if (length) end = bodyAt + Number(length[1]);
    else if (/\r\ntransfer-encoding: *chunked/i.test(head)) end = -1;
    else end = bodyAt;
  }

  return {
    send(call: PreparedCall, keepsBody = false): Promise<Answer> {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject, keepsBody };
        socket.write(call);
      });
    },
    close: () => socket.destroy(),
  };
}

const lastChunk = '0\r\n\r\n';

const endsWithLastChunk = (chunks: Buffer[]) =>
  Buffer.concat(chunks.slice(-2)).subarray(-lastChunk.length).toString('latin1') === lastChunk;

const joinChunks = (text: string) => text.replace(/(^|\r\n)[0-9a-f]+\r\n/gi, '').replace(/\r\n$/, '');

/** Calls a second of `connections` that each send the next call when they have their answer. Every answer must be `expected`. */
export async function measureRate(
  port: number,
  { connections, seconds, call, expected }: LoadOptions,
): Promise<{ rate: number; medianMs: number; calls: number }> {
  const open = Array.from({ length: connections }, () => openConnection(port));
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  const run = async ({ send }: (typeof open)[number]) => {
    for (let began = performance.now(); began < until;) {
      const { status } = await send(call());
      if (!expected.includes(status)) throw new Error(`a call was answered ${status}`);
      const now = performance.now();
      times.push(now - began);
      began = now;
    }
  };
  try {
    await Promise.all(open.map(run));
    const rate = times.length / ((performance.now() - startedAt) / 1_000);
    return { rate, calls: times.length, medianMs: times.sort((a, b) => a - b)[Math.floor(times.length / 2)]! };
  } finally {
    for (const connection of open) connection.close();
  }
}

export type LoadOptions = {
  connections: number;
  seconds: number;
  call: () => PreparedCall;
  expected: readonly number[];
};

/** One call on a connection of its own, with the body of its answer. */
export async function callOnce(port: number, parts: CallParts): Promise<Answer> {
  const connection = openConnection(port);
  try {
    return await connection.send(prepareCall(parts), true);
  } finally {
    connection.close();
  }
}
