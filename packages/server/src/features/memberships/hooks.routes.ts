import { membershipHookCalls } from '@whittle/contract/memberships/calls';
import { type AppId, idPattern } from '@whittle/contract/ids';
import type { PaymentProviderName } from '@whittle/contract/memberships';
import type { Context } from 'hono';
import type { Adapters } from '../../adapters/adapters.ts';
import { PaymentError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../http/app-error.ts';
import { readBody } from '../../http/body.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import { isHookSecret } from './hook-address.ts';
import { findMembership, setMembership } from './memberships.store.ts';
import { countHints, keepHint } from './purchases.store.ts';
import type { Readings } from './readings.ts';

type Asked = Context<AppEnv>;
type Deps = Pick<Adapters, 'db' | 'clock' | 'secrets' | 'payments'> & { readings: Pick<Readings, 'hear'> };

/** An event of Stripe holds the whole object that it is about. */
const bodyMaxBytes = 1_000_000;
/** More than that is read faster all at once. */
const maxHints = 1_000;

/**
 * What a provider tells. The address is a secret, Stripe signs besides, and yet nothing in a body is believed: it names what
 * is read again. Answered at once, because a delivery that waits five seconds is lost.
 */
export function membershipHookRoutes({ db, clock, secrets, payments, readings }: Deps) {
  const { routes, on } = serveCalls();

  const hear = async (
    provider: PaymentProviderName,
    { appId, secret }: { appId: string; secret: string },
    c: Asked,
  ) => {
    const row = idPattern.test(appId) ? await findMembership(db, appId as AppId) : null;
    const receivedAt = clock.now();
    if (row?.provider !== provider || !isHookSecret(secrets, row, secret, receivedAt)) throw new AppError('not-found');
    const named = await payments[provider]
      .heard({
        body: new TextDecoder().decode(await readBody(c.req.raw, bodyMaxBytes)),
        signature: c.req.header('stripe-signature') ?? null,
        signingSecret: row.sealedSigningSecret && secrets.decrypt(row.sealedSigningSecret),
        receivedAt,
      })
      .catch((cause: unknown) => {
        if (!(cause instanceof PaymentError && cause.problem === 'forged')) throw cause;
        throw new AppError('webhook-signature-wrong', { cause });
      });
    if (!named) return { received: true };
    const { saleId = '', subscriptionId = '' } = named;
    if ((await countHints(db, row.appId)) >= maxHints) await setMembership(db, row.appId, { nextReadAt: receivedAt });
    else await keepHint(db, { appId: row.appId, saleId, subscriptionId, heardAt: receivedAt });
    void readings.hear();
    return { received: true };
  };

  on(membershipHookCalls.gumroad, ({ params }, c) => hear('gumroad', params, c));
  on(membershipHookCalls.stripe, ({ params }, c) => hear('stripe', params, c));
  return routes;
}
