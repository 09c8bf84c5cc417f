import { Hono } from 'hono';
import { addPanelNote, requireNoTurn } from '../features/chat/panel-note.ts';
import { appUsersRoutes } from '../features/identity/app-people/app-users.routes.ts';
import { accessCheckRoutes } from '../features/records/access-check/access-check.routes.ts';
import { accountPageRoutes } from '../features/person-data/account-page/account-page.routes.ts';
import { createHolderOf } from '../features/publishing/page-holder.ts';
import { historyRoutes } from '../features/records/history/history.routes.ts';
import { liveRoutes } from '../features/records/live/live.routes.ts';
import { builderCsvRoutes, importRoutes } from '../features/records/rows/csv/csv.routes.ts';
import { createExportRecords } from '../features/records/rows/csv/export-records.ts';
import { createSuggestMapping } from '../features/records/rows/csv/suggest-mapping.ts';
import { recordsRoutes } from '../features/records/rows/records.routes.ts';
import { schemaChangesRoutes } from '../features/records/schema/schema-changes.routes.ts';
import { createSchemaChanges } from '../features/records/schema/schema-changes.service.ts';
import { gridViewsRoutes } from '../features/records/views/grid-views.routes.ts';
import { builderUploadsRoutes, uploadsRoutes } from '../features/uploads/uploads.routes.ts';
import { ownDataRoutes, personDataRoutes } from '../features/person-data/person-data.routes.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export function dataRoutes(services: Services): AreaRoutes {
  const { appUsers, recordsChanged } = services;
  const schemaChanges = createSchemaChanges({ ...services, requireNoTurn, addNote: addPanelNote });
  return {
    builder: new Hono<AppEnv>()
      .route('/', gridViewsRoutes(services))
      .route('/', historyRoutes(services))
      .route(
        '/',
        builderCsvRoutes({
          ...services,
          suggestMapping: createSuggestMapping(services),
          exportRecords: createExportRecords(services),
        }),
      )
      .route(
        '/',
        schemaChangesRoutes({
          ...services,
          schemaChanges,
          ownerPerson: appUsers.ownerPerson,
          restartPreview: recordsChanged,
        }),
      )
      .route('/', accessCheckRoutes(services))
      .route('/', personDataRoutes(services))
      .route('/', builderUploadsRoutes(services)),
    calls: new Hono<AppEnv>()
      .route('/', liveRoutes(services))
      // The people of an app read as its entity User: before the calls on records, whose paths fit as well.
      .route('/', appUsersRoutes({ ...services, ...services.appPeople }))
      .route('/', importRoutes(services))
      .route('/', recordsRoutes(services)),
    pages: new Hono<AppEnv>().route('/', uploadsRoutes(services)),
    published: new Hono<AppEnv>()
      .route('/', ownDataRoutes(services))
      .route('/', accountPageRoutes({ ...services, signedIn: createHolderOf({ ...services, ...appUsers }) })),
  };
}
