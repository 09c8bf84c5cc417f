import { lookup } from 'node:dns/promises';
import { checkTarget, type ResolveName } from './check-target.ts';
import { type Egress, type EgressAnswer, EgressError, type EgressRequest } from './egress.ts';
import { type Received, sendOnce, type Sent } from './send-once.ts';

const maxRedirects = 5;
const userAgent = 'Whittle';
const standard = { maxBytes: 5_000_000, timeoutMs: 20_000 };
/** What the connection itself decides, or what would make the request look like a browser's. */
const ownHeaders =
  /^(host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|proxy-.*|cookie)$/i;
/** What may follow a redirect to another origin. Everything else could be a key. */
const harmlessHeaders = /^(accept|accept-language|content-type)$/i;

export type EgressOptions = {
  /** Hosts (`name` or `name:port`) that are called although they are not public. */
  allow: readonly string[];
  resolveName?: ResolveName;
};

/** Calls each address, and each that it redirects to, only after its name was resolved and checked (S-17). */
export function createEgress({ allow, resolveName = resolveWithSystem }: EgressOptions): Egress {
  const guard = { allow: new Set(allow.map((host) => host.toLowerCase())), resolveName };

  /** Goes from redirect to redirect until an answer is none. */
  const follow = async (start: string, first: Sent, signal: AbortSignal): Promise<{ url: URL; answer: Received }> => {
    let sent = first;
    let next = start;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const target = await unlessAborted(signal, checkTarget(next, guard));
      const answer = await sendOnce(target, sent, signal);
      const location = isRedirect(answer.status) ? answer.headers.get('location') : null;
      if (location === null) return { url: target.url, answer };
      answer.drop();
      const to = URL.parse(location, target.url.href);
      if (!to) throw new EgressError('address-unreachable', 'a redirect to no address');
      sent = afterRedirect(sent, answer.status, to.origin === target.url.origin);
      next = to.href;
    }
    throw new EgressError('address-unreachable', `more than ${maxRedirects} redirects`);
  };

  return {
    async fetch(url, request = {}) {
      const { maxBytes, timeoutMs } = { ...standard, ...request };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { url: from, answer } = await follow(url, toSent(request), signal);
        return await readAnswer(answer, from, { maxBytes, allowedTypes: request.allowedTypes });
      } catch (error) {
        if (error instanceof EgressError) throw error;
        if (signal.aborted) throw new EgressError('address-too-slow', `no answer in ${timeoutMs} ms`, { cause: error });
        throw new EgressError('address-unreachable', String((error as Error).message), { cause: error });
      }
    },
  };
}

const resolveWithSystem: ResolveName = (hostname) => lookup(hostname, { all: true });

function toSent({ method = 'GET', headers = {}, body }: EgressRequest): Sent {
  const given = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
  return {
    method: method.toUpperCase(),
    headers: { accept: '*/*', 'user-agent': userAgent, ...Object.fromEntries(given) },
    body,
  };
}

async function readAnswer(
  answer: Received,
  from: URL,
  { maxBytes, allowedTypes }: { maxBytes: number; allowedTypes: readonly string[] | undefined },
): Promise<EgressAnswer> {
  const { status, headers } = answer;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isRead = !allowedTypes || allowedTypes.some((one) => (one.endsWith('/') ? type.startsWith(one) : type === one));
  const announced = Number(headers.get('content-length') ?? 0);
  if (!isRead || announced > maxBytes) {
    answer.drop();
    throw isRead
      ? new EgressError('address-answer-too-large', `${announced} bytes`)
      : new EgressError('address-type-refused', type);
  }
  return { status, headers, url: from.href, type, bytes: await answer.read(maxBytes) };
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** As browsers do it: 303 always asks with GET, 301 and 302 do so after a POST. */
function afterRedirect(sent: Sent, status: number, isSameOrigin: boolean): Sent {
  const becomesGet = sent.method !== 'GET' && sent.method !== 'HEAD' && status < 307;
  if (!isSameOrigin && !becomesGet && sent.body !== undefined) {
    throw new EgressError('address-unreachable', 'a redirect that would hand what was sent to another site');
  }
  const kept = Object.entries(sent.headers).filter(
    ([name]) => isSameOrigin || harmlessHeaders.test(name) || name === 'user-agent',
  );
  return becomesGet
    ? { method: 'GET', headers: Object.fromEntries(kept.filter(([name]) => !/^content-/i.test(name))), body: undefined }
    : { ...sent, headers: Object.fromEntries(kept) };
}

/** Names are resolved by the system, which cannot be told to stop. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason as Error);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, stopped.promise]).finally(() => signal.removeEventListener('abort', stop));
}
