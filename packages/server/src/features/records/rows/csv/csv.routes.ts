import { recordHeaders } from '@whittle/contract/record-headers';
import { limits } from '@whittle/contract/limits';
import { clientPaths, csvCalls, recordCallsUnder } from '@whittle/contract/records/calls';
import type { Context } from 'hono';
import type { FindEntity, ResolveAppCaller } from '../../../../http/app-caller.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { AppEnv } from '../../../../http/env.ts';
import { isMultipart, readMultipart } from '../../../../http/multipart.ts';
import { serveCalls } from '../../../../http/serve-calls.ts';
import { setNames } from '../set-names.ts';
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
  const { routes, on } = serveCalls();
  const enterScope = entering(deps);
  const enter = async (c: Context<AppEnv>) => {
    const entered = await enterScope(c);
    if (!isMultipart(c.req.raw)) throw new AppError('upload-missing');
    const context = { ...writeContextOf(entered.caller, c.req.raw.headers), via: 'import' as const };
    c.header(recordHeaders.call, context.callId);
    return { ...entered, context };
  };
  for (const prefix of clientPaths) {
    on(
      recordCallsUnder(prefix).importFile,
      async ({ query, entered: { caller, entity, context } }, c) => {
        const key = c.req.header(recordHeaders.idempotencyKey) ?? null;
        const { received } = await readMultipart(c.req.raw, {
          field: 'file',
          maxBytes: limits.importMaxBytes + formBytes,
          receive: ({ bytes }) => importFile(caller, entity, bytes, { context, key, formats: query.formats }),
        });
        if (!received) throw new AppError('upload-missing');
        const { notStored } = received.value;
        setNames(c, recordHeaders.notStored, notStored);
        return received.value;
      },
      { enter },
    );
  }
  return routes;
}

type BuilderDeps = Deps & {
  suggestMapping: ReturnType<typeof createSuggestMapping>;
  exportRecords: ReturnType<typeof createExportRecords>;
};

/** What the owner's database panel calls; mounted on the builder's host alone. */
export function builderCsvRoutes({ suggestMapping, exportRecords, ...deps }: BuilderDeps) {
  const enter = entering(deps);
  const { routes, on } = serveCalls();
  on(
    csvCalls.suggestMapping,
    async ({ body, entered }) => ({ mappings: await suggestMapping(entered.caller.app.id, entered.entity, body) }),
    {
      enter,
    },
  );
  on(
    csvCalls.download,
    ({ query, entered: { caller, entity } }, c) => {
      const { fileName, body } = exportRecords(caller, entity, query);
      return c.body(body, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      });
    },
    { enter },
  );
  return routes;
}
