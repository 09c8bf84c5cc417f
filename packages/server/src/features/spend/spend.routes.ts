import { spendCalls } from '@whittle/contract/spend/calls';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { SpendService } from './spend.service.ts';

type Deps = { spend: SpendService; guards: SessionGuards };

/** Builders read and limit what they pay for; platform admins everything. */
export function spendRoutes({ spend, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  const asFile = ({ fileName, body }: Awaited<ReturnType<SpendService['csv']>>) =>
    new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      },
    });
  on(spendCalls.report, ({ account, query }) => spend.report(account.accountId, query));
  on(spendCalls.csv, async ({ account, query }) => asFile(await spend.csv(account.accountId, query)));
  on(spendCalls.caps, ({ account }) => spend.ownCaps(account.accountId));
  on(spendCalls.saveCaps, ({ account, body }) => spend.saveOwnCaps(account.accountId, body));
  on(spendCalls.reportOfAll, ({ query }) => spend.report(null, query));
  on(spendCalls.csvOfAll, async ({ query }) => asFile(await spend.csv(null, query)));
  on(spendCalls.capsOfAll, () => spend.installationCaps());
  on(spendCalls.saveCapsOfAll, ({ body }) => spend.saveInstallationCaps(body));
  return routes;
}
