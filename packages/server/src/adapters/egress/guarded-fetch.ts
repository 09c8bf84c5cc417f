import { lookup } from 'node:dns/promises';
import { checkTarget, type ResolveName } from './check-target.ts';
import { EgressError } from './egress.ts';
import { sendOnce } from './send-once.ts';

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/**
 * `fetch` for addresses that a person gave and libraries call: to the public internet and to `allow` alone, without
 * redirects, the answer as it comes. Throws `EgressError` for an address that may not be called, else what `fetch` throws.
 */
export function createGuardedFetch({
  allow,
  resolveName = (hostname) => lookup(hostname, { all: true }),
}: {
  allow: readonly string[];
  resolveName?: ResolveName;
}): typeof fetch {
  const guard = { allow: new Set(allow.map((host) => host.toLowerCase())), resolveName };
  return async (input, init = {}) => {
    const { body, method = 'GET' } = init;
    if (input instanceof Request || (body !== undefined && body !== null && typeof body !== 'string'))
      throw new TypeError('not a plain request');
    const signal = init.signal ?? new AbortController().signal;
    try {
      const target = await checkTarget(String(input), guard);
      const headers = Object.fromEntries(new Headers(init.headers));
      const answer = await sendOnce(target, { method, headers, body: body ?? undefined }, signal);
      const { status } = answer;
      if (isRedirect(status)) {
        answer.drop();
        throw new Error('a redirect, which is not followed');
      }
      const isEmpty = status === 204 || status === 304;
      return new Response(isEmpty ? null : answer.stream(), { status, headers: withoutPacking(answer.headers) });
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      if (cause instanceof EgressError) throw cause;
      throw new TypeError('fetch failed', { cause });
    }
  };
}

/** The body is unpacked already. */
function withoutPacking(headers: Headers): Headers {
  headers.delete('content-encoding');
  headers.delete('content-length');
  return headers;
}
