import { readElementSchema, visualEditRequestSchema, visualUndoSchema } from '@whittle/contract/visual-edit';
import { type Context, Hono } from 'hono';
import type { SessionGuards, SignedInEnv } from '../../../http/session.ts';
import { jsonBody } from '../../../http/validation.ts';
import type { App, AppsService } from '../../../core/apps/apps.service.ts';
import type { VisualEditing } from './visual-edit.service.ts';

type Deps = { apps: Pick<AppsService, 'requireOwned'>; guards: SessionGuards; visualEditing: VisualEditing };

/**
 * VIS-06: changes on the page, by whoever builds the app. The gate of the code editor does not hold for them: they can
 * do less than a message in the chat (docs/decisions/034).
 */
export function visualEditRoutes({ apps, guards, visualEditing }: Deps) {
  const appOf = (c: Context<SignedInEnv>): Promise<App> => apps.requireOwned(c.var.account, c.req.param('appId') ?? '');

  return new Hono<SignedInEnv>()
    .post('/api/apps/:appId/visual-edits/element', guards.requireAccount, jsonBody(readElementSchema), async (c) =>
      c.json(await visualEditing.read(await appOf(c), c.req.valid('json'))),
    )
    .post('/api/apps/:appId/visual-edits', guards.requireAccount, jsonBody(visualEditRequestSchema), async (c) =>
      c.json(await visualEditing.edit(await appOf(c), c.req.valid('json'))),
    )
    .post('/api/apps/:appId/visual-edits/undo', guards.requireAccount, jsonBody(visualUndoSchema), async (c) =>
      c.json(await visualEditing.undo(await appOf(c), c.req.valid('json'))),
    );
}
