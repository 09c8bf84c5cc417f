import type { MembersPage, MembershipSettings } from '@whittle/contract/memberships';
import type { PaymentProviderName } from '@whittle/contract/memberships';
import { createGumroad } from '@whittle/server/adapters/payments/gumroad';
import { createStripe } from '@whittle/server/adapters/payments/stripe';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import {
  deliveryBody,
  type Delivery,
  type GumroadServer,
  startGumroadServer,
} from '@whittle/testing/gumroad/gumroad-server';
import {
  sellerKey,
  startStripeServer,
  type StripeDelivery,
  stripeRequest,
} from '@whittle/testing/stripe/stripe-server';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';

const note = JSON.stringify({
  properties: { text: { type: 'string' } },
  'x-accessControl': { permissions: { read: 'anonymous', write: 'anonymous' } },
});
const files = {
  'pages/Home.jsx': 'export default function Home() { return <h1>Home</h1>; }\n',
  'entities/Note.json': note,
};
const minuteMs = 60_000;

/** What an owner stores to sell somewhere. */
const tokens = {
  gumroad: { gumroadAccessToken: 'seller-token' },
  stripe: { stripeRestrictedKey: sellerKey },
} satisfies Record<PaymentProviderName, object>;

/** A builder with a published app, a seller at a provider of their own, and a clock that a test moves. */
export async function startSelling(provider: PaymentProviderName = 'gumroad') {
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const gumroad: GumroadServer = await startGumroadServer({ now });
  gumroad.acceptsPrivate = true;
  const stripe = await startStripeServer({ now });
  stripe.acceptsPrivate = true;
  const server: TestServer = await startTestServer({
    config: { requireVerifiedEmail: false },
    adapters: {
      clock: { now },
      payments: { gumroad: createGumroad(gumroad.url, now), stripe: createStripe(stripe.url, now) },
    },
  });
  const owner: TestBuilder = await signUp(server);
  const session = { accountId: owner.accountId, token: owner.token } as Parameters<typeof createTestApp>[1]['owner'];

  const makeApp = async (): Promise<TestApp> => {
    const app = await createTestApp(server, { owner: session!, files });
    const answer = await owner.request(`/api/apps/${app.id}/publish`, { json: {} });
    if (!answer.ok) throw new Error(`publish answered ${answer.status}: ${await answer.text()}`);
    return app;
  };
  const call = (app: TestApp, path = '') => `/api/apps/${app.id}/memberships${path}`;
  const connect = (app: TestApp, productId: string, more = {}) =>
    owner.request(call(app, `/${provider}/connect`), { json: { productId, ...more } });
  /** The seller at the provider that is tried: both can do what tests of both do. */
  const seller = provider === 'gumroad' ? gumroad : stripe;

  return {
    ...{ now, gumroad, stripe, server, owner, shop: gumroad.shop, makeApp, call, connect, token: tokens[provider] },
    later: (ms: number) => (clock.aheadMs += ms),
    minuteMs,
    settings: (app: TestApp) => owner.json<MembershipSettings>(call(app)),
    change: (app: TestApp, json: object) => owner.request(call(app), { method: 'PUT', json }),
    members: async (app: TestApp) => (await owner.json<MembersPage>(call(app, '/members'))).items,

    /** An app that is for members, who buy `product`. */
    async makeClub() {
      const app = await makeApp();
      const product = seller.shop.addProduct('Club');
      for (const json of [{ isPaidMembershipsEnabled: true }, tokens[provider]])
        await owner.json(call(app), { method: 'PUT', json });
      const answer = await connect(app, product.id);
      if (!answer.ok) throw new Error(`connect answered ${answer.status}: ${await answer.text()}`);
      return { app, product };
    },

    /** Somebody who is signed in to the app, by default with a confirmed address. */
    async join(app: TestApp, email: string, { isVerified = true } = {}) {
      const { access_token: token, user } = await signInToApp(server, app, { email });
      if (isVerified)
        await server.adapters.db
          .$client`update app_users set email_verified_at = now() where app_id = ${app.id} and id = ${user.id}`;
      return { id: user.id, email, token };
    },

    /** What the app answers somebody: its data, and a page of it. */
    async enters(app: TestApp, { token }: { token?: string }): Promise<{ data: number; page: string }> {
      const host = app.publishedHost;
      const data = await server.request(`/api/apps/${app.id}/entities/Note`, { host, ...(token && { token }) });
      const page = await server.request('/Home', { host, ...(token && { cookie: `__Host-whittle-app=${token}` }) });
      return { data: data.status, page: page.headers.get('location') ?? `${page.status}` };
    },

    /** Posts what Gumroad would, to where it was told to. */
    async deliver(delivery: Delivery, url = delivery.url): Promise<number> {
      const answer = await server.request(new URL(url).pathname, {
        method: 'POST',
        body: deliveryBody(delivery),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return answer.status;
    },

    /** The same as Stripe does it, signed now or `signedAt`. */
    async deliverSigned(delivery: StripeDelivery, { url = delivery.url, signedAt = now() } = {}): Promise<number> {
      const request = stripeRequest(delivery, signedAt);
      return (await server.request(new URL(url).pathname, { method: 'POST', ...request })).status;
    },

    async close() {
      await server.close();
      await gumroad.close();
      await stripe.close();
    },
  };
}

export type Selling = Awaited<ReturnType<typeof startSelling>>;
