import { AppError } from './app-error.ts';

/** Reads a request's body up to `maxBytes`; throws `too-large` as soon as it is certain that there is more. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  // The server takes no more bytes than were declared, and reading them whole is far cheaper than as a stream.
  if (declared > 0) return new Uint8Array(await request.arrayBuffer());
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const tooLarge = (maxBytes: number) =>
  new AppError('too-large', {
    message: `The request is too large. The limit is ${maxBytes.toLocaleString('en')} bytes.`,
    details: { maxBytes },
  });
