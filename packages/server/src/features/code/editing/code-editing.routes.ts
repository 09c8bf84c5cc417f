import { codeCalls as calls } from '@whittle/contract/code/calls';
import type { Config } from '../../../config/config.ts';
import type { App, AppsService } from '../../../core/apps/apps.service.ts';
import { AppError } from '../../../http/app-error.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../../http/session.ts';
import { mayEditCode } from './code-editing.policy.ts';
import type { CodeEditing } from './code-editing.service.ts';
import type { CodeProblemsService } from './code-problems.service.ts';

type Deps = {
  config: Pick<Config, 'codeEditing'>;
  apps: Pick<AppsService, 'requireOwned'>;
  guards: SessionGuards;
  codeEditing: CodeEditing;
  codeProblems: CodeProblemsService;
};

/** FILE-03, FILE-04: files changed by hand, by who may (FILE-08). */
export function codeEditingRoutes({ config, apps, guards, codeEditing, codeProblems }: Deps) {
  const { routes, on } = serveCalls(guards);
  const enter = async (account: SignedIn, { appId }: { appId: string }): Promise<App> => {
    const app = await apps.requireOwned(account, appId);
    if (!mayEditCode(config, account)) throw new AppError('code-editing-closed');
    return app;
  };

  on(calls.save, async ({ account, params, body }) =>
    codeEditing.save(await enter(account, params), body, { isAdmin: account.isAdmin }),
  );
  on(calls.remove, async ({ account, params, body }) => codeEditing.remove(await enter(account, params), body));
  on(calls.rename, async ({ account, params, body }) => codeEditing.rename(await enter(account, params), body));
  on(calls.problems, async ({ account, params }) => codeProblems.list(await enter(account, params)));
  on(calls.fix, async ({ account, params, body }) => codeProblems.fix(await enter(account, params), body));
  on(calls.references, async ({ account, params, query }) =>
    codeEditing.references(await enter(account, params), query.path),
  );
  return routes;
}
