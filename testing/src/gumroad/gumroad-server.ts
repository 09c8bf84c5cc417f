import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerGumroad } from './gumroad-api.ts';
import { createShop, type FakeShop } from './gumroad-shop.ts';
import type { FakeEvent, FakeHook } from './gumroad-state.ts';

/** One event on its way to one address. */
export type Delivery = FakeEvent & { url: string };

/** A seller at a Gumroad of its own on this machine. */
export interface GumroadServer {
  /** Where its API is, as the product is told of it. */
  readonly url: string;
  readonly shop: FakeShop;
  readonly hooks: FakeHook[];
  /** What a token may do. One that is not there is refused with 401. */
  readonly tokens: Map<string, Set<string>>;
  /** What was not delivered yet. Nothing is sent by itself: a test chooses the order, and what gets lost. */
  readonly pending: Delivery[];
  /** Method and path of every request. */
  readonly requests: string[];
  /** Answers the next requests whose path begins like this with a status, so many times. */
  fail(path: string, status: number, times?: number): void;
  /** Whether hooks may lead to this machine, which Gumroad refuses. */
  acceptsPrivate: boolean;
  close(): Promise<void>;
}

export async function startGumroadServer({
  now = () => new Date(),
}: { now?: () => Date } = {}): Promise<GumroadServer> {
  const hooks: FakeHook[] = [];
  const tokens = new Map([['seller-token', new Set(['view_profile', 'view_sales'])]]);
  const pending: Delivery[] = [];
  const requests: string[] = [];
  const faults: { path: string; status: number; times: number }[] = [];
  const state = { acceptsPrivate: false };
  const tell = (event: FakeEvent) => {
    for (const hook of hooks) if (hook.event === event.event) pending.push({ ...event, url: hook.url });
  };
  const shop = createShop({ now, tell });

  const http = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, 'http://gumroad');
      const path = url.pathname.replace(/^\/v2/, '');
      requests.push(`${request.method} ${path}`);
      const fields = request.method === 'GET' ? url.searchParams : new URLSearchParams(await text(request));
      const answer = (status: number, body?: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(body === undefined ? '' : JSON.stringify(body));
      const fault = faults.find((one) => one.times > 0 && path.startsWith(one.path));
      if (fault) {
        fault.times -= 1;
        return answer(fault.status, { status: fault.status, error: 'A fault of the test.' });
      }
      const scopes = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      // The layer in front of the API refuses without a body.
      if (!scopes) return answer(401);
      const { status, body } = answerGumroad(shop, hooks, state.acceptsPrivate, {
        ...{ method: request.method!, path, fields, scopes },
      });
      return answer(status, body);
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v2`,
    ...{ shop, hooks, tokens, pending, requests },
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

/** The body of a delivery, as Gumroad posts it. */
export const deliveryBody = ({ event, fields }: Delivery): string =>
  new URLSearchParams({ ...fields, resource_name: event }).toString();
