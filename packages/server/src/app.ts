import type { HttpBindings } from '@hono/node-server';
import type { Adapters } from './adapters/adapters.ts';
import { createHosts } from './areas/hosts.ts';
import { createServices } from './areas/services.ts';
import { createLiveSockets, type LiveSockets } from './features/records/live/live-sockets.ts';
import { createFetch, type HostApps } from './http/create-fetch.ts';

export interface App {
  /** What answers on each kind of host; the test of who may call what reads its routes. */
  readonly hosts: HostApps;
  fetch(request: Request, node: HttpBindings): Promise<Response>;
  /** Takes over connections that ask to become web sockets. */
  upgrade: LiveSockets['upgrade'];
  /** Starts what runs without being asked: writers, leases, clean-up. */
  start(): Promise<void>;
  /** Ends event streams, lets running turns save where they are, and stops what `start` started. */
  stop(): Promise<void>;
}

/** The whole server: what its areas give and answer, what runs without being asked, and how it ends. */
export function createApp(adapters: Adapters): App {
  const services = createServices(adapters, (request, address) => fetch(request, bindingsFrom(address)));
  const { link, live, events, accessCheck, chat, history, imports, mailDelivery, preview, publishing } = services;
  const {
    analyticsUpkeep,
    batches,
    capNotices,
    chatAssistant,
    duePublishes,
    knowledge,
    planReading,
    readings,
    recordIndexes,
    toolRuns,
    uploads,
  } = services;
  const sockets = createLiveSockets(services);
  const stopping = new AbortController();
  const hosts = createHosts(services);
  const fetch = createFetch({
    config: adapters.config,
    log: adapters.log,
    apps: hosts,
    findSlugByDomain: services.domains.findSlug,
    allowedOrigins: async (slug) => (await services.findAppBySlug(slug))?.allowedOrigins ?? [],
    stopping: stopping.signal,
  });

  return {
    hosts,
    fetch,
    upgrade: sockets.upgrade,
    async start() {
      await link.start();
      await Promise.all([chat.start(), mailDelivery.start()]);
      await accessCheck.sweep();
      uploads.orphans.start();
      history.retention.start();
      imports.cleanUp.start();
      toolRuns.start();
      planReading.start();
      readings.start();
      analyticsUpkeep.start();
      capNotices.start();
      duePublishes.start();
      chatAssistant.answers.start();
      await Promise.all([knowledge.start(), batches.runs.start()]);
    },
    async stop() {
      await Promise.all([
        chat.stopAll(),
        toolRuns.stopAll(),
        chatAssistant.answers.stopAll(),
        mailDelivery.stop(),
        knowledge.stop(),
        batches.runs.stop(),
        duePublishes.stop(),
        planReading.stop(),
      ]);
      stopping.abort(new Error('the server is stopping'));
      await sockets.close();
      await live.close();
      preview.builds.close();
      publishing.close();
      knowledge.close();
      await uploads.orphans.stop();
      await imports.cleanUp.stop();
      await history.retention.stop();
      await readings.stop();
      await analyticsUpkeep.stop();
      await capNotices.stop();
      await recordIndexes.stop();
      await events.close();
      await link.stop();
    },
  };
}

/** What stands for the connection of a request that the server sends to itself. */
const bindingsFrom = (remoteAddress: string) =>
  ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings;
