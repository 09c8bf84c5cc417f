import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { idPattern } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { Server, type Socket } from 'socket.io';
import type { Adapters } from '../../../adapters/adapters.ts';
import { AppError } from '../../../http/app-error.ts';
import type { FindEntity, ResolveAppCaller } from '../../../http/app-caller.ts';
import { clientAddress } from '../../../http/client-address.ts';
import { findHost, type Host } from '../../../http/hosts.ts';
import type { FindScope } from '../rows/find-scope.ts';
import { findEntityScope } from './entity-scope.ts';
import type { LiveService } from './live.service.ts';
import { isOwnOrigin } from './socket-origin.ts';

/** Where the client library of generated apps connects. */
const path = '/ws-user-apps/socket.io/';
/** Messages that may wait for a slow reader before its rooms wait, too. */
const waitingMax = 500;
/** Clients only send the names of rooms. */
const messageMaxBytes = 10_000;

export interface LiveSockets {
  /** Takes over a connection that asks to become a web socket, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

type Deps = Pick<Adapters, 'config' | 'log'> & {
  live: LiveService;
  /** The apps that have a domain of their own. */
  domains: { findSlug(domain: string): Promise<string | null> };
  resolveCaller: ResolveAppCaller;
  findEntity: FindEntity;
  findScope: FindScope;
};

type Room = {
  socket: Socket;
  room: string;
  entity: string;
  signal: AbortSignal;
  /** Resolves when the reader took enough to go on. */
  drained: (signal: AbortSignal) => Promise<void>;
};

/**
 * Live updates in the protocol of the client library (LIVE-05): Socket.IO over web sockets, a room
 * `entities:{appId}:{Entity}` per subscription. Each socket follows its rooms for itself, because each may see other records.
 */
export function createLiveSockets({
  config,
  log,
  live,
  domains,
  resolveCaller,
  findEntity,
  findScope,
}: Deps): LiveSockets {
  // Never listens: the product's server hands over what is meant for it.
  const gate = createServer();
  const hosts = new WeakMap<IncomingMessage, Host>();
  const io = new Server({ path, transports: ['websocket'], serveClient: false, maxHttpBufferSize: messageMaxBytes });
  io.attach(gate);

  io.use((socket, next) => {
    enter(socket).then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof AppError)) log.error({ err: error }, 'a socket could not be opened');
        next(new Error(error instanceof AppError ? error.message : 'The connection failed.'));
      },
    );
  });
  io.on('connection', (socket) => {
    const rooms = new Map<string, AbortController>();
    const drained = waitingRoom(socket);
    socket.on('join', (room: unknown) => {
      const entity = roomEntity(room, appIdOf(socket));
      if (entity === null || rooms.has(String(room)) || rooms.size >= limits.liveEntitiesMax) return;
      const leaving = new AbortController();
      rooms.set(String(room), leaving);
      void serveRoom({ socket, room: String(room), entity, signal: leaving.signal, drained });
    });
    socket.on('leave', (room: unknown) => {
      rooms.get(String(room))?.abort();
      rooms.delete(String(room));
    });
    socket.on('disconnect', () => {
      for (const leaving of rooms.values()) leaving.abort();
    });
  });

  /** Throws for a token that is not valid here, an app that may not be known of, and too many connections. */
  async function enter(socket: Socket): Promise<void> {
    const { headers, address } = socket.handshake;
    const { request, host } = callOf(socket);
    const { app } = await resolveCaller(request, host, appIdOf(socket));
    const forwardedFor = headers['x-forwarded-for']?.toString() ?? null;
    const release = live.connections.take(
      app.id,
      clientAddress({ remoteAddress: address, forwardedFor, trustedProxies: config.trustedProxies }),
    );
    if (!release) throw new AppError('too-many-connections');
    socket.conn.once('close', release);
  }

  async function serveRoom({ socket, room, entity, signal, drained }: Room): Promise<void> {
    const enterRoom = findEntityScope(
      { resolveCaller, findEntity, findScope },
      { ...callOf(socket), appId: appIdOf(socket) },
    );
    try {
      const options = { appId: appIdOf(socket), entities: [entity], enter: enterRoom, position: null, signal };
      for await (const step of live.follow(options)) {
        if (step.kind !== 'events') continue;
        for (const { json } of step.events) socket.emit('update_model', { room, data: json });
        await drained(signal);
      }
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, room }, 'a room could not be followed');
      // Somebody who is not let in any more hears nothing further.
      socket.disconnect(true);
    }
  }

  const callOf = ({ request: opening, handshake: { headers, query } }: Socket) => {
    const token = tokenOf(query['token']);
    const request = new Request('http://socket/', {
      headers: {
        ...(headers.cookie && { cookie: headers.cookie }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
    });
    return { request, host: hosts.get(opening) ?? ({ kind: 'unknown' } as const) };
  };

  return {
    upgrade(request, socket, head) {
      if (!request.url?.startsWith(path)) {
        refuse(socket, '404 Not Found');
        return;
      }
      findHost(request.headers.host, config, domains.findSlug).then(
        (host) => {
          hosts.set(request, host);
          if (host.kind === 'unknown') refuse(socket, '404 Not Found');
          else if (!isOwnOrigin(request.headers, host, config)) refuse(socket, '403 Forbidden');
          else gate.emit('upgrade', request, socket, head);
        },
        (error: unknown) => {
          log.error({ err: error }, 'the host of a socket could not be found out');
          refuse(socket, '503 Service Unavailable');
        },
      );
    },
    close: () => io.close(),
  };
}

const appIdOf = ({ handshake: { query } }: Socket): string => {
  const appId = query['app_id'];
  return typeof appId === 'string' && idPattern.test(appId) ? appId : '';
};

/** The client library writes a token that it does not have as a word. */
const tokenOf = (text: unknown): string | null =>
  typeof text === 'string' && !['', 'null', 'undefined'].includes(text) && /^[\x21-\x7e]+$/.test(text) ? text : null;

/** Null for a room that is no entity's of this app; agents' rooms are not served. */
function roomEntity(room: unknown, appId: string): string | null {
  const match = /^entities:([0-9a-f]{24}):(\w{1,100})$/.exec(typeof room === 'string' ? room : '');
  return match?.[1] === appId ? match[2]! : null;
}

/** Holds writers back while too much waits for a slow reader. */
function waitingRoom({ conn }: Socket) {
  let waiting = 0;
  conn.on('packetCreate', () => (waiting += 1));
  conn.on('drain', () => (waiting = 0));
  return async (signal: AbortSignal): Promise<void> => {
    if (waiting < waitingMax || signal.aborted) return;
    await new Promise<void>((resolve) => {
      conn.once('drain', resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
