import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import type { Agent, Dispatcher } from 'undici';

/**
 * Node's own fetch gives up on a server that says nothing for 300 s and the request would be sent, and paid, again. How
 * long a model may be silent is for the silence watch to say (`MODEL_SILENCE_SECONDS`).
 */
let patientAgent: Promise<Agent> | null = null;
const patient = () =>
  (patientAgent ??= import('undici').then((undici) => new undici.Agent({ headersTimeout: 0, bodyTimeout: 0 })));

/**
 * A `fetch` that never loses patience. What libraries post as text goes to the agent itself, since fetch takes several
 * times as long to begin a request and to take what arrives, piece by piece. Everything else is left to fetch, redirects too.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const agent = await patient();
  const post = toPost(input, init);
  if (!post) return fetch(input, { ...init, dispatcher: agent } as RequestInit);
  const { statusCode, headers, body } = await agent.request(post).catch((cause: unknown) => {
    throw init?.signal?.aborted ? init.signal.reason : new TypeError('fetch failed', { cause });
  });
  const location = [headers['location']].flat()[0];
  if (redirects.has(statusCode) && location !== undefined && init?.redirect !== 'manual') {
    await body.dump();
    if (init?.redirect === 'error') throw new TypeError('fetch failed', { cause: new Error('unexpected redirect') });
    const [address, request] = redirected(new URL(input as string | URL), location, statusCode, init);
    return fetch(address, { ...request, dispatcher: agent } as RequestInit);
  }
  const isEmpty = withoutBody.has(statusCode);
  if (isEmpty) await body.dump();
  return new Response(isEmpty ? null : toBytes(decoded(body, headers['content-encoding']), init?.signal), {
    status: statusCode,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  });
};

const redirects = new Set([301, 302, 303, 307, 308]);
/** Only these say that what was posted is to be posted again. */
const repeats = new Set([307, 308]);

/** The request that a redirect asks for, as fetch makes it; what follows is left to fetch. */
function redirected(from: URL, location: string, status: number, init: RequestInit | undefined): [URL, RequestInit] {
  const to = new URL(location, from);
  const headers = new Headers(init?.headers);
  if (to.origin !== from.origin)
    for (const name of ['authorization', 'proxy-authorization', 'cookie', 'host']) headers.delete(name);
  if (repeats.has(status)) return [to, { ...init, headers }];
  for (const name of ['content-encoding', 'content-language', 'content-location', 'content-type', 'content-length'])
    headers.delete(name);
  return [to, { ...init, method: 'GET', body: null, headers }];
}

/** A `Response` of these must not have one. */
const withoutBody = new Set([204, 205, 304]);

/** Null for what is no text that is posted to an address, with headers by name. */
function toPost(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Dispatcher.RequestOptions | null {
  const { method, body, headers = {}, signal } = init ?? {};
  if (method !== 'POST' || typeof body !== 'string' || input instanceof Request) return null;
  const url = new URL(input);
  return {
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    body,
    headers: { accept: '*/*', 'accept-encoding': 'identity', ...Object.fromEntries(new Headers(headers)) },
    ...(signal && { signal }),
  };
}

const decoders = new Map([
  ['gzip', createUnzip],
  ['x-gzip', createUnzip],
  ['deflate', createUnzip],
  ['br', createBrotliDecompress],
]);

/** Nothing compressed is asked for; some servers send it all the same. What nobody can decode stays as it came, as with fetch. */
function decoded(body: Readable, encoding: string | string[] | undefined): Readable {
  const codings = [encoding ?? []].flat().flatMap((one) => one.toLowerCase().split(','));
  const known = codings.flatMap((coding) => decoders.get(coding.trim()) ?? []);
  if (known.length < codings.length) return body;
  return known.reduceRight<Readable>((coded, decode) => pipeline(coded, decode(), () => undefined), body);
}

/** One reading takes all that has arrived. Fails as the body of a fetch does. */
function toBytes(body: Readable, signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  let failure: { error: unknown } | null = null;
  let wake = Promise.withResolvers<void>();
  const next = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  body.on('readable', next);
  body.on('end', next);
  body.on('error', (cause) => {
    failure = { error: signal?.aborted ? signal.reason : new TypeError('terminated', { cause }) };
    next();
  });
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      for (;;) {
        if (failure) throw failure.error;
        const { promise } = wake;
        const piece = body.read() as Buffer | null;
        if (piece) return controller.enqueue(new Uint8Array(piece));
        if (body.readableEnded) {
          controller.close();
          controller.byobRequest?.respond(0);
          return;
        }
        await promise;
      }
    },
    cancel: () => void body.destroy(),
  });
}
