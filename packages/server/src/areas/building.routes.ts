import { Hono } from 'hono';
import { findVersionTime } from '../core/app-files/versions.store.ts';
import { AppError } from '../http/app-error.ts';
import { appErrorListRoutes, appErrorReportRoutes } from '../features/app-errors/app-errors.routes.ts';
import { appsRoutes } from '../features/apps/apps.routes.ts';
import { appSettingsRoutes } from '../features/app-settings/app-settings.routes.ts';
import { appPictureRoutes } from '../features/apps/app-picture.routes.ts';
import { askAssistantRoutes, chatAssistantRoutes } from '../features/chat-assistant/chat-assistant.routes.ts';
import { sourceRoutes } from '../features/chat-assistant/source.routes.ts';
import { chatPageRoutes } from '../features/chat-assistant/page/chat-page.routes.ts';
import { chatRoutes } from '../features/chat/chat.routes.ts';
import { codeEditingRoutes } from '../features/code/editing/code-editing.routes.ts';
import { createCodeProblems } from '../features/code/editing/code-problems.service.ts';
import { visualEditRoutes } from '../features/code/visual-edit/visual-edit.routes.ts';
import { createVisualEditing } from '../features/code/visual-edit/visual-edit.service.ts';
import { claimsRoutes } from '../features/collaborators/claims.routes.ts';
import { collaboratorsRoutes } from '../features/collaborators/collaborators.routes.ts';
import { copyAppRoutes } from '../features/imports/copy-app.routes.ts';
import { importsRoutes } from '../features/imports/imports.routes.ts';
import { templatesRoutes } from '../features/imports/templates/templates.routes.ts';
import { samplesRoutes } from '../features/imports/samples/samples.routes.ts';
import { connectionsRoutes } from '../features/knowledge/connections/connections.routes.ts';
import { knowledgeRoutes } from '../features/knowledge/knowledge.routes.ts';
import { mcpRoutes, mcpTokenRoutes } from '../features/mcp/mcp.routes.ts';
import { fontFileRoutes } from '../features/preview/font-files.ts';
import { previewGuardRoutes } from '../features/preview/preview-guard.routes.ts';
import { previewRoutes, previewSessionRoutes } from '../features/preview/preview.routes.ts';
import { vendorFileRoutes } from '../features/preview/vendor-files.ts';
import { createHolderOf } from '../features/publishing/page-holder.ts';
import { batchesRoutes } from '../features/repair-lab/batch/batches.routes.ts';
import { repairLabRoutes } from '../features/repair-lab/repair-lab.routes.ts';
import { toolPageRoutes } from '../features/tools/page/tool-page.routes.ts';
import { toolRunsRoutes } from '../features/tools/runs/runs.routes.ts';
import { toolsRoutes } from '../features/tools/tools.routes.ts';
import { versionsRoutes } from '../features/versions/versions.routes.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export function buildingRoutes(services: Services): AreaRoutes {
  const { chat, codeEditing, previewGuards, publishing, requireOwned, uploads } = services;
  const pages = {
    ...services,
    hasPreviewAccess: services.preview.hasAccess,
    holderOf: createHolderOf({ ...services, sessions: services.appUsers.sessions }),
  };
  return {
    builder: new Hono<AppEnv>()
      .route(
        '/',
        appsRoutes({
          ...services,
          renameInFiles: codeEditing.renameApp,
          stopTurn: chat.stop,
          removeFiles: uploads.orphans.sweepSoon,
        }),
      )
      .route('/', appPictureRoutes(services))
      .route('/', appSettingsRoutes(services))
      .route('/', collaboratorsRoutes(services))
      .route('/', claimsRoutes(services))
      .route('/', importsRoutes(services))
      .route('/', copyAppRoutes(services))
      .route('/', samplesRoutes(services))
      .route('/', templatesRoutes(services))
      .route('/', versionsRoutes(services))
      .route(
        '/',
        codeEditingRoutes({
          ...services,
          codeProblems: createCodeProblems({ ...services, saveFiles: codeEditing.save }),
        }),
      )
      .route(
        '/',
        visualEditRoutes({
          ...services,
          visualEditing: createVisualEditing({ ...services, saveFile: codeEditing.save }),
        }),
      )
      .route('/', chatRoutes(services))
      .route('/', toolsRoutes(services))
      .route('/', connectionsRoutes(services))
      .route('/', knowledgeRoutes(services))
      .route('/', mcpTokenRoutes({ ...services, ...services.mcp }))
      .route('/', mcpRoutes({ ...services, ...services.mcp }))
      .route('/', chatAssistantRoutes(services))
      .route('/', repairLabRoutes(services))
      .route('/', batchesRoutes(services))
      .route('/', appErrorListRoutes(services))
      .route('/', previewGuardRoutes({ ...services, undoDeletes: undoDeletes(services) }))
      .route('/', previewSessionRoutes({ ...services, requireOwnedApp: requireOwned }))
      .route('/', vendorFileRoutes()),
    calls: new Hono<AppEnv>()
      .route('/', appErrorReportRoutes({ ...services, locateFrames: publishing.locateFrames }))
      .route('/', toolRunsRoutes(services))
      .route('/', askAssistantRoutes(services))
      .route('/', sourceRoutes(services)),
    pages: new Hono<AppEnv>()
      .route('/', fontFileRoutes())
      .route('/', toolPageRoutes(pages))
      .route('/', chatPageRoutes(pages)),
    preview: new Hono<AppEnv>().route(
      '/',
      previewRoutes({ ...services, ...services.appUsers, allowedHosts: previewGuards.allowedHosts }),
    ),
  };
}

/** Takes back what the preview deleted since the version was made. */
const undoDeletes =
  ({ appUsers, db, history, recordsChanged }: Services): Parameters<typeof previewGuardRoutes>[0]['undoDeletes'] =>
  async (by, versionId) => {
    const at = await findVersionTime(db, by.appId, versionId);
    if (at === null) throw new AppError('nothing-to-undo');
    const { id: personId } = await appUsers.ownerPerson(by.appId, by);
    const undone = await history.undoPreviewDeletes({ ...by, personId }, at);
    recordsChanged(by.appId);
    return undone;
  };
