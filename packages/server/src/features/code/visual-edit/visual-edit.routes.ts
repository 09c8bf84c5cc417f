import { visualEditCalls as calls } from '@whittle/contract/code/calls';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { VisualEditing } from './visual-edit.service.ts';

type Deps = { apps: Pick<AppsService, 'requireOwned'>; guards: SessionGuards; visualEditing: VisualEditing };

/**
 * VIS-06: changes on the page, by whoever builds the app. The gate of the code editor does not hold for them: they can
 * do less than a message in the chat (docs/decisions/034).
 */
export function visualEditRoutes({ apps, guards, visualEditing }: Deps) {
  const { routes, on } = serveCalls(guards);
  const { requireOwned } = apps;

  on(calls.read, async ({ account, params, body }) =>
    visualEditing.read(await requireOwned(account, params.appId), body),
  );
  on(calls.edit, async ({ account, params, body }) =>
    visualEditing.edit(await requireOwned(account, params.appId), body),
  );
  on(calls.undo, async ({ account, params, body }) =>
    visualEditing.undo(await requireOwned(account, params.appId), body),
  );
  return routes;
}
