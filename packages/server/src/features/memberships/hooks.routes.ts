import { membershipHookCalls } from '@whittle/contract/memberships/calls';
import { idPattern } from '@whittle/contract/ids';
import type { Adapters } from '../../adapters/adapters.ts';
import { AppError } from '../../http/app-error.ts';
import { readBody } from '../../http/body.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import { isHookSecret } from './hook-address.ts';
import { findMembership, setMembership } from './memberships.store.ts';
import { countHints, keepHint } from './purchases.store.ts';
import type { Readings } from './readings.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'secrets'> & { readings: Pick<Readings, 'hear'> };

const bodyMaxBytes = 100_000;
const idMaxChars = 200;
/** More than that is read faster all at once. */
const maxHints = 1_000;

/**
 * What Gumroad tells. There is no signature, so the address is the secret and nothing in the body is believed: it names
 * what is read again. Answered at once, because a delivery that waits five seconds is lost.
 */
export function membershipHookRoutes({ db, clock, secrets, readings }: Deps) {
  const { routes, on } = serveCalls();
  on(membershipHookCalls.gumroad, async ({ params: { appId, secret } }, c) => {
    const row = idPattern.test(appId) ? await findMembership(db, appId) : null;
    if (!row || !isHookSecret(secrets, row, secret, clock.now())) throw new AppError('not-found');
    const body = new URLSearchParams(new TextDecoder().decode(await readBody(c.req.raw, bodyMaxBytes)));
    const named = (name: string) => (body.get(name) ?? '').slice(0, idMaxChars).replaceAll('\0', '');
    const [saleId, subscriptionId] = [named('sale_id'), named('subscription_id')];
    if (saleId === '' && subscriptionId === '') return { received: true };
    if ((await countHints(db, appId)) >= maxHints) await setMembership(db, appId, { nextReadAt: clock.now() });
    else await keepHint(db, { appId, saleId, subscriptionId, heardAt: clock.now() });
    void readings.hear();
    return { received: true };
  });
  return routes;
}
