import { recordHeaders } from '@whittle/contract/record-headers';
import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import { isPlainObject } from '@whittle/domain/entities/json';
import { undeclaredInUpdate, undeclaredNames } from '@whittle/domain/entities/undeclared-names';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import type { FindEntity, ResolveAppCaller } from '../../../http/app-caller.ts';
import { readBody } from '../../../http/body.ts';
import type { AppEnv } from '../../../http/env.ts';
import { parseJson } from '../../../http/parse-json.ts';
import { readJson } from '../../../http/validation.ts';
import type { RecordsService } from './records.service.ts';
import { sendHeld } from './send-held.ts';
import { writeContextOf } from './write-context.ts';

/** The same calls under each family of paths (N-01). `/api/apps` is the client library's, which has no default limit. */
const prefixes = [
  { path: '/api/apps', defaultLimit: limits.recordListMax },
  { path: '/live_api/apps', defaultLimit: limits.recordListDefault },
  { path: '/api/live_api/apps', defaultLimit: limits.recordListDefault },
  { path: '/apps', defaultLimit: limits.recordListDefault },
];

/** Room for a record at its limit with keys and escapes around it. */
const recordBodyBytes = 2 * limits.recordMaxBytes;
const filterBodyBytes = 100_000;

type Deps = { records: RecordsService; resolveCaller: ResolveAppCaller; findEntity: FindEntity };

/** Rules: ENT-14 to ENT-18. Fixed last segments are declared before `/:id`, so that they win. */
export function recordsRoutes({ records, resolveCaller, findEntity }: Deps) {
  const app = new Hono<AppEnv>();

  /** As `enter`, for a write; the answer says which act it was part of. */
  const enterToWrite = async (c: Context<AppEnv>) => {
    const { caller, entity } = await enter(c);
    const context = writeContextOf(caller, c.req.raw.headers);
    c.header(recordHeaders.call, context.callId);
    return { caller, entity, write: { context, address: c.env.clientAddress } };
  };

  /** ENT-36: a write answers with success as client libraries expect it, and says which fields it did not keep. */
  const tellNotStored = (c: Context<AppEnv>, entity: Entity, body: unknown, namesOf = undeclaredNames) => {
    const names = namesOf(entity, body);
    if (names.length > 0) c.header(recordHeaders.notStored, names.map((name) => encodeURIComponent(name)).join(','));
  };

  const enter = async (c: Context<AppEnv>) => {
    const known = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId') ?? '');
    const caller = { ...known, address: c.env.clientAddress };
    const entity = await findEntity(caller.app.id, caller.channel, c.req.param('entity') ?? '');
    if (!entity) throw new AppError('entity-not-found');
    return { caller, entity };
  };

  for (const { path, defaultLimit } of prefixes) {
    const collection = `${path}/:appId/entities/:entity` as const;
    const item = `${collection}/:id` as const;
    app
      .get(collection, async (c) => {
        const { caller, entity } = await enter(c);
        return sendHeld(c, await records.list(caller, entity, c.req.query(), defaultLimit));
      })
      .get(`${collection}/v2/list`, async (c) => {
        const { caller, entity } = await enter(c);
        return sendJson(c, await records.page(caller, entity, c.req.query()));
      })
      .get(`${collection}/count`, async (c) => {
        const { caller, entity } = await enter(c);
        return c.json({ count: await records.count(caller, entity, c.req.query('q')) });
      })
      .get(`${collection}/schema`, async (c) => {
        const { caller, entity } = await enter(c);
        if (caller.actor.kind === 'visitor') throw new AppError('not-signed-in');
        return c.json(entity.schema);
      })
      .get(item, async (c) => {
        const { caller, entity } = await enter(c);
        return sendJson(c, await records.get(caller, entity, c.req.param('id')));
      })
      .post(collection, async (c) => {
        const { caller, entity, write } = await enterToWrite(c);
        const body = await readJson(c.req.raw, recordBodyBytes);
        const key = c.req.header(recordHeaders.idempotencyKey) ?? null;
        tellNotStored(c, entity, body);
        return sendJson(c, await records.create(caller, entity, body, { ...write, key }), 201);
      })
      .post(`${collection}/bulk`, async (c) => {
        const { caller, entity, write } = await enterToWrite(c);
        const body = await readJson(c.req.raw, limits.bulkMaxBytes);
        const key = c.req.header(recordHeaders.idempotencyKey) ?? null;
        tellNotStored(c, entity, body);
        return sendJson(c, await records.createMany(caller, entity, body, { ...write, key }), 201);
      })
      .put(`${collection}/bulk`, async (c) => {
        const { caller, entity, write } = await enterToWrite(c);
        const body = await readJson(c.req.raw, limits.bulkMaxBytes);
        tellNotStored(c, entity, body);
        return sendJson(c, await records.changeMany(caller, entity, body, write.context));
      })
      .patch(`${collection}/update-many`, async (c) => {
        const { caller, entity, write } = await enterToWrite(c);
        const body = await readJson(c.req.raw, recordBodyBytes);
        tellNotStored(c, entity, memberOf(body, 'data'), undeclaredInUpdate);
        const { updated, hasMore } = await records.updateMany(caller, entity, body, write.context);
        return c.json({ success: true, updated, has_more: hasMore });
      })
      .post(`${collection}/upsert`, async (c) => {
        const { caller, entity, write } = await enterToWrite(c);
        const body = await readJson(c.req.raw, limits.bulkMaxBytes);
        tellNotStored(c, entity, memberOf(body, 'records'));
        return sendJson(c, await records.upsert(caller, entity, body, write.context));
      })
      .post(`${collection}/aggregate`, async (c) => {
        const { caller, entity } = await enter(c);
        return sendJson(c, await records.aggregate(caller, entity, await readJson(c.req.raw, filterBodyBytes)));
      })
      .put(item, async (c) => {
        const { caller, entity, write } = await enterToWrite(c);
        const body = await readJson(c.req.raw, recordBodyBytes);
        tellNotStored(c, entity, body);
        return sendJson(c, await records.update(caller, entity, c.req.param('id'), body, write));
      })
      .delete(item, async (c) => {
        const { caller, entity, write } = await enterToWrite(c);
        await records.remove(caller, entity, c.req.param('id'), write);
        return c.json({ success: true });
      })
      .delete(collection, async (c) => {
        const { caller, entity, write } = await enterToWrite(c);
        const query = await readOptionalJson(c.req.raw);
        return c.json({ success: true, deleted: await records.removeMany(caller, entity, query, write.context) });
      });
  }
  return app;
}

const memberOf = (body: unknown, name: string): unknown => (isPlainObject(body) ? body[name] : undefined);

/** Answers with text that is JSON already. */
const sendJson = (c: Context<AppEnv>, json: string, status: 200 | 201 = 200) =>
  c.body(json, status, { 'content-type': 'application/json' });

/** A DELETE without a body has no content type either; undefined stands for it. */
async function readOptionalJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(request, filterBodyBytes));
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('filter-invalid', { message: 'The filter is not valid JSON.' });
  }
}
