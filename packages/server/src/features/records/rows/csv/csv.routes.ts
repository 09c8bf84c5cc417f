import { csvMappingRequestSchema, importQuerySchema } from '@whittle/contract/csv';
import { recordHeaders } from '@whittle/contract/record-headers';
import { limits } from '@whittle/contract/limits';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { FindEntity, ResolveAppCaller } from '../../../../http/app-caller.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { AppEnv } from '../../../../http/env.ts';
import { isMultipart, readMultipart } from '../../../../http/multipart.ts';
import { parseInput, readJson } from '../../../../http/validation.ts';
import { writeContextOf } from '../write-context.ts';
import type { createExportRecords } from './export-records.ts';
import type { createImportFile } from './import-file.ts';
import type { createSuggestMapping } from './suggest-mapping.ts';

type Deps = { resolveCaller: ResolveAppCaller; findEntity: FindEntity };

/** Room for the form around the file. */
const formBytes = 100_000;

function entering({ resolveCaller, findEntity }: Deps) {
  return async (c: Context<AppEnv>) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId') ?? '');
    const entity = await findEntity(caller.app.id, caller.channel, c.req.param('entity') ?? '');
    if (!entity) throw new AppError('entity-not-found');
    return { caller, entity };
  };
}

/** `POST .../import` under each family of paths (ENT-18, N-08). */
export function importRoutes({ importFile, ...deps }: Deps & { importFile: ReturnType<typeof createImportFile> }) {
  const enter = entering(deps);
  const app = new Hono<AppEnv>();
  for (const path of ['/api/apps', '/live_api/apps', '/api/live_api/apps', '/apps'] as const) {
    app.post(`${path}/:appId/entities/:entity/import`, async (c) => {
      const { caller, entity } = await enter(c);
      if (!isMultipart(c.req.raw)) throw new AppError('upload-missing');
      const context = { ...writeContextOf(caller, c.req.raw.headers), via: 'import' as const };
      c.header(recordHeaders.call, context.callId);
      const key = c.req.header(recordHeaders.idempotencyKey) ?? null;
      const { formats } = parseInput(importQuerySchema, c.req.query());
      const { received } = await readMultipart(c.req.raw, {
        field: 'file',
        maxBytes: limits.importMaxBytes + formBytes,
        receive: ({ bytes }) => importFile(caller, entity, bytes, { context, key, formats }),
      });
      if (!received) throw new AppError('upload-missing');
      const { notStored } = received.value;
      if (notStored.length > 0) c.header(recordHeaders.notStored, notStored.map(encodeURIComponent).join(','));
      return c.json(received.value);
    });
  }
  return app;
}

type BuilderDeps = Deps & {
  suggestMapping: ReturnType<typeof createSuggestMapping>;
  exportRecords: ReturnType<typeof createExportRecords>;
};

/** What the owner's database panel calls; mounted on the builder's host alone. */
export function builderCsvRoutes({ suggestMapping, exportRecords, ...deps }: BuilderDeps) {
  const enter = entering(deps);
  return new Hono<AppEnv>()
    .post('/api/apps/:appId/entities/:entity/csv-mapping', async (c) => {
      const { entity } = await enter(c);
      const sample = parseInput(csvMappingRequestSchema, await readJson(c.req.raw));
      return c.json({ mappings: await suggestMapping(entity, sample) });
    })
    .get('/api/apps/:appId/entities/:entity/export.csv', async (c) => {
      const { caller, entity } = await enter(c);
      const { fileName, body } = exportRecords(caller, entity, c.req.query());
      return c.body(body, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      });
    });
}
