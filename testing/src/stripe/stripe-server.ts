import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerStripe, stripeScopes } from './stripe-api.ts';
import { createShop, type FakeShop } from './stripe-shop.ts';
import { type FakeEndpoint, type FakeEvent, fakeId } from './stripe-state.ts';

/** One event on its way to one address, with what it is signed with. */
export type StripeDelivery = FakeEvent & { id: string; url: string; secret: string };

/** A seller at a Stripe of its own on this machine. */
export interface StripeServer {
  readonly url: string;
  readonly shop: FakeShop;
  readonly endpoints: FakeEndpoint[];
  /** What a key may do, by path. One that is not there is refused with 401. */
  readonly tokens: Map<string, Set<string>>;
  /** What was not delivered yet. Nothing is sent by itself: a test chooses the order, and what gets lost. */
  readonly pending: StripeDelivery[];
  /** Method and path of every request. */
  readonly requests: string[];
  /** Answers the next requests whose path begins like this with a status, so many times. */
  fail(path: string, status: number, times?: number): void;
  /** Whether webhooks may lead to this machine, which Stripe refuses. */
  acceptsPrivate: boolean;
  close(): Promise<void>;
}

export const sellerKey = 'rk_test_seller';

export async function startStripeServer({ now = () => new Date() }: { now?: () => Date } = {}): Promise<StripeServer> {
  const endpoints: FakeEndpoint[] = [];
  const tokens = new Map([[sellerKey, new Set(stripeScopes)]]);
  const pending: StripeDelivery[] = [];
  const requests: string[] = [];
  const faults: { path: string; status: number; times: number }[] = [];
  const state = { acceptsPrivate: false };
  const tell = (event: FakeEvent) => {
    // Objects are told as they were when it happened.
    for (const { url, secret } of endpoints)
      pending.push({ ...structuredClone(event), id: fakeId('evt'), url, secret });
  };
  const shop = createShop({ now, tell });

  const http = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, 'http://stripe');
      const path = url.pathname.replace(/^\/v1\//, '');
      requests.push(`${request.method} ${path}`);
      const fields = request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams;
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const fault = faults.find((one) => one.times > 0 && path.startsWith(one.path));
      if (fault) {
        fault.times -= 1;
        return answer(fault.status, { error: { type: 'api_error', message: 'A fault of the test.' } });
      }
      const scopes = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      if (!scopes)
        return answer(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
      const asked = { method: request.method!, path, fields, scopes };
      const { status, body } = answerStripe(shop, endpoints, state.acceptsPrivate, asked);
      return answer(status, body);
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    ...{ shop, endpoints, tokens, pending, requests },
    fail: (path, status, times = 1) => void faults.push({ path, status, times }),
    get acceptsPrivate() {
      return state.acceptsPrivate;
    },
    set acceptsPrivate(value) {
      state.acceptsPrivate = value;
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

/** The request by which Stripe tells of an event, signed at `at`. */
export function stripeRequest({ id, type, object, secret }: StripeDelivery, at: Date) {
  const seconds = Math.floor(at.getTime() / 1_000);
  const body = JSON.stringify({
    ...{ id, object: 'event', type, created: seconds, livemode: false },
    data: { object },
  });
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${v1}` } };
}
