import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import type { Agent, Dispatcher } from 'undici';

/**
 * Node's own fetch gives up on a server that says nothing for 300 s and the request would be sent, and paid, again. How
 * long a model may be silent is for the silence watch to say (`MODEL_SILENCE_SECONDS`).
 */
let patientAgent: Promise<{ agent: Agent; following: Dispatcher }> | null = null;
const patient = () =>
  (patientAgent ??= import('undici').then(({ Agent, interceptors }) => {
    const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
    return { agent, following: agent.compose(interceptors.redirect({ maxRedirections: mostRedirects })) };
  }));
/** As fetch has it. */
const mostRedirects = 20;

/**
 * A `fetch` that never loses patience. What libraries post as text goes to the agent itself, since fetch takes several
 * times as long to begin a request and to take what arrives, piece by piece. Everything else is left to fetch.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const { agent, following } = await patient();
  const post = toPost(input, init);
  if (!post) return fetch(input, { ...init, dispatcher: agent } as RequestInit);
  const follows = (init?.redirect ?? 'follow') === 'follow';
  const { statusCode, headers, body } = await (follows ? following : agent).request(post).catch((cause: unknown) => {
    throw init?.signal?.aborted ? init.signal.reason : new TypeError('fetch failed', { cause });
  });
  if (init?.redirect === 'error' && redirects.has(statusCode)) {
    await body.dump();
    throw new TypeError('fetch failed', { cause: new Error('unexpected redirect') });
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
