import type { Call } from '@whittle/contract/call';
import { recordHeaders } from '@whittle/contract/record-headers';
import { limits } from '@whittle/contract/limits';
import { type ClientPath, clientPaths, recordCallsUnder } from '@whittle/contract/records/calls';
import type { Entity } from '@whittle/domain/entities/entity';
import { isPlainObject } from '@whittle/domain/entities/json';
import { undeclaredInUpdate, undeclaredNames } from '@whittle/domain/entities/undeclared-names';
import { namesUnlikeDeclared, namesUnlikeInUpdate } from '@whittle/domain/entities/unlike-declared';
import type { Context } from 'hono';
import { AppError } from '../../../http/app-error.ts';
import type { AnalyticsCore } from '../../../core/analytics/analytics.ts';
import type { FindEntity, ResolveAppCaller } from '../../../http/app-caller.ts';
import { readBody } from '../../../http/body.ts';
import type { AppEnv } from '../../../http/env.ts';
import { parseJson } from '../../../http/parse-json.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import { readJson } from '../../../http/validation.ts';
import type { RecordsService } from './records.service.ts';
import { sendHeld } from './send-held.ts';
import { setNames } from './set-names.ts';
import { writeContextOf } from './write-context.ts';

/** `/api/apps` is the client library's, which has no default limit. */
const defaultLimitOf = (prefix: ClientPath) =>
  prefix === '/api/apps' ? limits.recordListMax : limits.recordListDefault;

type Deps = {
  records: RecordsService;
  resolveCaller: ResolveAppCaller;
  findEntity: FindEntity;
  analytics: Pick<AnalyticsCore, 'noteCall'>;
};

/** Rules: ENT-14 to ENT-18. Fixed last segments are declared before `/:id`, so that they win. */
export function recordsRoutes({ records, resolveCaller, findEntity, analytics }: Deps) {
  const { routes, on } = serveCalls();

  const readBodyOf = (c: Context<AppEnv>, call: Call): Promise<unknown> => readJson(c.req.raw, call.bodyMaxBytes);

  /** As `enter`, for a write; the answer says which act it was part of. */
  const enterToWrite = async (c: Context<AppEnv>) => {
    const { caller, entity } = await enter(c);
    const context = writeContextOf(caller, c.req.raw.headers);
    c.header(recordHeaders.call, context.callId);
    return { caller, entity, write: { context, address: c.env.clientAddress } };
  };

  /** A write answers with success as client libraries expect it, and names what the entity does not have so (ENT-36, ENT-41). */
  const tellWhatDiffers = (c: Context<AppEnv>, entity: Entity, body: unknown, namesOf = namesInRecords) => {
    setNames(c, recordHeaders.notStored, namesOf.undeclared(entity, body));
    setNames(c, recordHeaders.unlikeDeclared, namesOf.unlike(entity, body));
  };

  const enter = async (c: Context<AppEnv>) => {
    const known = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId') ?? '');
    const caller = { ...known, address: c.env.clientAddress };
    const entity = await findEntity(caller.app.id, caller.channel, c.req.param('entity') ?? '');
    if (!entity) throw new AppError('entity-not-found');
    return { caller, entity };
  };

  for (const prefix of clientPaths) {
    const calls = recordCallsUnder(prefix);
    on(calls.list, async ({ query }, c) => {
      const { caller, entity } = await enter(c);
      return sendHeld(c, await records.list(caller, entity, query, defaultLimitOf(prefix)));
    });
    on(calls.page, async ({ query }, c) => {
      const { caller, entity } = await enter(c);
      return sendJson(c, await records.page(caller, entity, query));
    });
    on(calls.count, async ({ query }, c) => {
      const { caller, entity } = await enter(c);
      return { count: await records.count(caller, entity, query.q) };
    });
    on(calls.schema, async (_, c) => {
      const { caller, entity } = await enter(c);
      if (caller.actor.kind === 'visitor') throw new AppError('not-signed-in');
      return entity.schema;
    });
    on(calls.read, async ({ params }, c) => {
      const { caller, entity } = await enter(c);
      return sendJson(c, await records.get(caller, entity, params.id));
    });
    on(calls.create, async (_, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      const body = await readBodyOf(c, calls.create);
      const key = c.req.header(recordHeaders.idempotencyKey) ?? null;
      tellWhatDiffers(c, entity, body);
      const created = await records.create(caller, entity, body, { ...write, key });
      analytics.noteCall(c, caller.app.id, 'record');
      return sendJson(c, created, 201);
    });
    on(calls.createMany, async (_, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      const body = await readBodyOf(c, calls.createMany);
      const key = c.req.header(recordHeaders.idempotencyKey) ?? null;
      tellWhatDiffers(c, entity, body);
      const created = await records.createMany(caller, entity, body, { ...write, key });
      analytics.noteCall(c, caller.app.id, 'record', { count: Array.isArray(body) ? body.length : 1 });
      return sendJson(c, created, 201);
    });
    on(calls.changeMany, async (_, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      const body = await readBodyOf(c, calls.changeMany);
      tellWhatDiffers(c, entity, body);
      return sendJson(c, await records.changeMany(caller, entity, body, write.context));
    });
    on(calls.updateMany, async (_, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      const body = await readBodyOf(c, calls.updateMany);
      tellWhatDiffers(c, entity, memberOf(body, 'data'), namesInOperators);
      const { updated, hasMore } = await records.updateMany(caller, entity, body, write.context);
      return { success: true, updated, has_more: hasMore };
    });
    on(calls.upsert, async (_, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      const body = await readBodyOf(c, calls.upsert);
      tellWhatDiffers(c, entity, memberOf(body, 'records'));
      return sendJson(c, await records.upsert(caller, entity, body, write.context));
    });
    on(calls.aggregate, async (_, c) => {
      const { caller, entity } = await enter(c);
      return sendJson(c, await records.aggregate(caller, entity, await readBodyOf(c, calls.aggregate)));
    });
    on(calls.update, async ({ params }, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      const body = await readBodyOf(c, calls.update);
      tellWhatDiffers(c, entity, body);
      return sendJson(c, await records.update(caller, entity, params.id, body, write));
    });
    on(calls.updateAsSeen, async ({ params }, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      const body = await readBodyOf(c, calls.updateAsSeen);
      tellWhatDiffers(c, entity, memberOf(body, 'fields'));
      return sendJson(c, await records.updateAsSeen(caller, entity, params.id, body, write));
    });
    on(calls.remove, async ({ params }, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      await records.remove(caller, entity, params.id, write);
      return { success: true };
    });
    on(calls.removeMany, async (_, c) => {
      const { caller, entity, write } = await enterToWrite(c);
      const query = await readOptionalJson(c.req.raw, calls.removeMany.bodyMaxBytes!);
      return { success: true, deleted: await records.removeMany(caller, entity, query, write.context) };
    });
  }
  return routes;
}

const namesInRecords = { undeclared: undeclaredNames, unlike: namesUnlikeDeclared };
const namesInOperators = { undeclared: undeclaredInUpdate, unlike: namesUnlikeInUpdate };

const memberOf = (body: unknown, name: string): unknown => (isPlainObject(body) ? body[name] : undefined);

/** Answers with text that is JSON already. */
const sendJson = (c: Context<AppEnv>, json: string, status: 200 | 201 = 200) =>
  c.body(json, status, { 'content-type': 'application/json' });

/** A DELETE without a body has no content type either; undefined stands for it. */
async function readOptionalJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(request, maxBytes));
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('filter-invalid', { message: 'The filter is not valid JSON.' });
  }
}
