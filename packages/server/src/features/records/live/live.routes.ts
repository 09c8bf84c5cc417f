import { liveSignals } from '@whittle/contract/live';
import { limits } from '@whittle/contract/limits';
import { liveRecordCalls } from '@whittle/contract/records/calls';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../../../adapters/clock.ts';
import { AppError } from '../../../http/app-error.ts';
import type { FindEntity, ResolveAppCaller } from '../../../http/app-caller.ts';
import type { AppEnv } from '../../../http/env.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import { type EventStream, eventStream } from '../../../http/sse.ts';
import type { FindScope } from '../rows/find-scope.ts';
import { findEntityScope } from './entity-scope.ts';
import type { LiveStep } from './follow-records.ts';
import type { LiveService } from './live.service.ts';
import { formatPosition, parsePosition } from './snapshot.ts';

type Deps = {
  clock: Clock;
  live: LiveService;
  resolveCaller: ResolveAppCaller;
  findEntity: FindEntity;
  findScope: FindScope;
};

/**
 * Changes of records as server-sent events (LIVE-01 to LIVE-04): a message per event, its id to come back with. One
 * stream may follow several entities, `/entities/Task,Project/live`, because browsers open few connections per host.
 */
export function liveRoutes({ clock, live, resolveCaller, findEntity, findScope }: Deps) {
  const { routes, on } = serveCalls();
  on(liveRecordCalls.follow, async ({ params, query }, c) => {
    const { request, host, appId } = callOf(c);
    const entities = params.entities.split(',');
    if (entities.length > limits.liveEntitiesMax) throw new AppError('too-large');

    const enter = findEntityScope({ resolveCaller, findEntity, findScope }, { request, host, appId });
    for (const entity of entities) await enter(entity);

    const release = live.connections.take(appId, c.env.clientAddress);
    if (!release) throw new AppError('too-many-connections');
    const last = c.req.header('last-event-id') ?? query.after ?? '';
    const position = parsePosition(last, clock.now(), limits.liveAwayMaxMs);

    return eventStream(c, async (stream) => {
      try {
        if (last !== '' && !position) await stream.write(frame({ event: liveSignals.reset, data: '{}' }));
        for await (const step of live.follow({ appId, entities, enter, position, signal: stream.closed })) {
          await stream.write(frames(step, clock.now()));
        }
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await stream.write(frame({ event: liveSignals.refused, data: JSON.stringify(error.toBody()) }));
      } finally {
        release();
      }
    });
  });
  return routes;
}

/** Follows every write of records over HTTP, whatever the verb, with a look at what changed. */
export function wakesFollowers({ wake }: Pick<LiveService, 'wake'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.req.method === 'GET') return;
    const appId = /\/apps\/([0-9a-f]{24})\/entities\//.exec(c.req.path)?.[1];
    if (appId) wake(appId);
  };
}

const callOf = (c: Context<AppEnv>) => ({
  request: c.req.raw,
  host: c.env.host,
  appId: c.req.param('appId') ?? '',
});

type Frame = { id?: string; event?: string; data?: string };

/** Without data a frame only moves the position of the reader. */
const frame = ({ id, event, data }: Frame): string =>
  (id === undefined ? '' : `id: ${id}\n`) +
  (event === undefined ? '' : `event: ${event}\n`) +
  (data === undefined ? '\n' : `data: ${data}\n\n`);

function frames(step: LiveStep, now: Date): Parameters<EventStream['write']>[0] {
  if (step.kind === 'events') {
    return step.events.map(({ json, position }) => frame({ id: formatPosition(position, now), data: json })).join('');
  }
  const id = formatPosition(step.position, now);
  return step.kind === 'reset' ? frame({ id, event: liveSignals.reset, data: '{}' }) : frame({ id });
}
