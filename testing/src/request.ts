import { request as openRequest, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';

export type RequestOptions = {
  method?: string;
  /** The Host header: the server decides by it whom the request addresses. */
  host?: string;
  /** A bearer token. */
  token?: string;
  /** The Cookie header. */
  cookie?: string;
  /** The Origin header, which a state-changing call by cookie needs. */
  origin?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; the method is then POST unless given. */
  json?: unknown;
  body?: string | Uint8Array | FormData;
  signal?: AbortSignal;
};

/**
 * Sends a request to this machine. Unlike `fetch` it may name any Host, which is how hosts below `localhost` are reached
 * where the system does not resolve them. Redirects are not followed; the answer's body streams.
 */
export async function sendRequest(port: number, path: string, options: RequestOptions): Promise<Response> {
  const { host, token, cookie, origin, json, signal } = options;
  const payload = await encodeBody(options);
  const method = options.method ?? (payload ? 'POST' : 'GET');
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        signal,
        agent: false,
        headers: {
          ...(host && { host }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(cookie && { cookie }),
          ...(origin && { origin }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(payload?.type && { 'content-type': payload.type }),
          ...(payload && { 'content-length': String(payload.bytes.byteLength) }),
          ...options.headers,
        },
      },
      (incoming) => {
        const status = incoming.statusCode ?? 0;
        const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
        if (!hasBody) incoming.resume();
        const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
        resolve(new Response(body, { status, headers: toHeaders(incoming.headers) }));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(payload?.bytes);
  });
}

async function encodeBody({ json, body }: RequestOptions): Promise<{ bytes: Uint8Array; type?: string } | null> {
  if (json !== undefined) return { bytes: new TextEncoder().encode(JSON.stringify(json)) };
  if (body === undefined) return null;
  if (typeof body === 'string') return { bytes: new TextEncoder().encode(body) };
  if (body instanceof Uint8Array) return { bytes: body };
  const encoded = new Response(body);
  return {
    bytes: new Uint8Array(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? undefined,
  };
}

function toHeaders(incoming: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
