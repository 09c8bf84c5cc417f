import { Hono } from 'hono';
import { findVersionTime } from '../core/app-files/versions.store.ts';
import { AppError } from '../http/app-error.ts';
import { appErrorListRoutes, appErrorReportRoutes } from '../features/app-errors/app-errors.routes.ts';
import { appsRoutes } from '../features/apps/apps.routes.ts';
import { appSettingsRoutes } from '../features/app-settings/app-settings.routes.ts';
import { appPictureRoutes } from '../features/apps/app-picture.routes.ts';
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
import { fontFileRoutes } from '../features/preview/font-files.ts';
import { previewGuardRoutes } from '../features/preview/preview-guard.routes.ts';
import { previewRoutes, previewSessionRoutes } from '../features/preview/preview.routes.ts';
import { vendorFileRoutes } from '../features/preview/vendor-files.ts';
import { batchesRoutes } from '../features/repair-lab/batch/batches.routes.ts';
import { repairLabRoutes } from '../features/repair-lab/repair-lab.routes.ts';
import { versionsRoutes } from '../features/versions/versions.routes.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export function buildingRoutes(services: Services): AreaRoutes {
  const { chat, codeEditing, previewGuards, publishing, requireOwned, uploads } = services;
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
      .route('/', repairLabRoutes(services))
      .route('/', batchesRoutes(services))
      .route('/', appErrorListRoutes(services))
      .route('/', previewGuardRoutes({ ...services, undoDeletes: undoDeletes(services) }))
      .route('/', previewSessionRoutes({ ...services, requireOwnedApp: requireOwned }))
      .route('/', vendorFileRoutes()),
    calls: new Hono<AppEnv>().route('/', appErrorReportRoutes({ ...services, locateFrames: publishing.locateFrames })),
    pages: new Hono<AppEnv>().route('/', fontFileRoutes()),
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
