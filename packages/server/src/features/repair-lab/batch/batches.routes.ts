import { batchCalls as calls } from '@whittle/contract/repair-lab/batch-calls';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { BatchesService } from './batches.service.ts';

type Deps = { batches: BatchesService; requireOwned: AppsService['requireOwned']; guards: SessionGuards };

/** Owners say what may be read; platform admins run over that, and nothing else. */
export function batchesRoutes({ batches, requireOwned, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  const as = ({ accountId }: { accountId: string }, { env }: { env: { clientAddress: string } }) => ({
    accountId,
    address: env.clientAddress,
  });
  on(calls.consent, ({ account }) => batches.consent(account.accountId));
  on(calls.saveConsent, ({ account, body }, c) => batches.saveConsent(as(account, c), body.isForAll));
  on(calls.saveConsentOfApp, async ({ account, params, body }, c) => {
    const app = await requireOwned(account, params.appId);
    return batches.saveConsentOfApp(as(account, c), app.id, body.choice);
  });
  on(calls.list, () => batches.list());
  on(calls.estimate, ({ body }) => batches.estimate(body));
  on(calls.start, ({ account, body }, c) => batches.start(as(account, c), body));
  on(calls.read, ({ params }) => batches.read(params.batchId));
  on(calls.cancel, ({ account, params }, c) => batches.cancel(as(account, c), params.batchId));
  on(calls.csv, async ({ params }) => {
    const { fileName, body } = await batches.csv(params.batchId);
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      },
    });
  });
  return routes;
}
