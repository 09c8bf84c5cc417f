import dns from 'node:dns';
import { createClient } from '@base44/sdk';
import { io, type Socket } from 'socket.io-client';

const systemLookup = dns.lookup;

/** Browsers lead every name below `localhost` to this machine; Node does not by itself. */
function resolveLocalNames(): void {
  if (dns.lookup !== systemLookup) return;
  const lookup = (name: string, ...rest: unknown[]) =>
    (systemLookup as (...args: unknown[]) => void)(name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest);
  dns.lookup = Object.assign(lookup, systemLookup) as typeof dns.lookup;
}

export type SdkClient = ReturnType<typeof createClient>;

/** The published client library, as a page at `host` uses it. Close it with `cleanup()`. */
export function sdkClient({ appId, host, token }: { appId: string; host: string; token?: string }): SdkClient {
  resolveLocalNames();
  return createClient({ appId, serverUrl: `http://${host}`, ...(token && { token }) });
}

type SocketOptions = {
  host: string;
  query: Record<string, string>;
  headers?: Record<string, string>;
};

/** A bare connection of the client library's kind, without its retries. */
export function liveSocket({ host, query, headers = {} }: SocketOptions): Socket {
  resolveLocalNames();
  return io(`http://${host}`, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query,
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
}
