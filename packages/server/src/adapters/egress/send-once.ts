import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Target } from './check-target.ts';
import { EgressError } from './egress.ts';

export type Sent = { method: string; headers: Record<string, string>; body: string | Uint8Array | undefined };

/** The head of an answer; `read` takes its bytes, unpacked, `stream` does as they come, or `drop` closes the connection. */
export type Received = {
  status: number;
  headers: Headers;
  read(maxBytes: number): Promise<Uint8Array>;
  stream(): ReadableStream<Uint8Array>;
  drop(): void;
};

/** One request on a connection of its own to one of the target's checked addresses. Redirects are answered. */
export async function sendOnce({ url, addresses }: Target, sent: Sent, signal: AbortSignal): Promise<Received> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method: sent.method,
      headers: { ...sent.headers, 'accept-encoding': 'gzip, deflate, br' },
      lookup: always(addresses),
      agent: false,
      signal,
    });
    request.on('response', resolve).on('error', reject);
    request.end(sent.body);
  });
  return {
    status: answer.statusCode ?? 0,
    headers: toHeaders(answer),
    read: (maxBytes) => readAll(answer, maxBytes),
    stream: () => toByteStream(unpack(answer)),
    drop: () => void answer.destroy(),
  };
}

/** Answers the addresses that were checked, so that the name is not asked for a second time. */
function always(addresses: Target['addresses']): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };
}

function toHeaders(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    try {
      headers.append(answer.rawHeaders[at]!, answer.rawHeaders[at + 1]!);
    } catch {
      // A header that cannot be read is as good as none.
    }
  }
  return headers;
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  const unpacked = unpack(answer);
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > maxBytes) throw new EgressError('address-answer-too-large', `more than ${maxBytes} bytes`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    answer.destroy();
    unpacked.destroy();
  }
}

/** As `fetch` gives it: a stream of bytes, which who reads it may take in buffers of their own. */
function toByteStream(readable: Readable): ReadableStream<Uint8Array> {
  const pieces = (readable as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (!done) return controller.enqueue(new Uint8Array(value));
      controller.close();
      controller.byobRequest?.respond(0);
    },
    cancel: () => void readable.destroy(),
  });
}

function unpack(answer: IncomingMessage): Readable {
  const unpacker = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase();
  if (!encoding || !(encoding in unpacker)) return answer;
  const stream = unpacker[encoding as keyof typeof unpacker]();
  answer.on('error', (error) => stream.destroy(error));
  return answer.pipe(stream);
}
