import dns from 'node:dns';
import { createClient } from '@base44/sdk';
import { createAxiosClient } from '@base44/sdk/dist/utils/axios-client.js';
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
export function sdkClient({ appId, host, ...tokens }: SdkPlace): SdkClient {
  resolveLocalNames();
  return createClient({ appId, serverUrl: `http://${host}`, ...tokens });
}

type SdkPlace = { appId: string; host: string; token?: string; serviceToken?: string };

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

/** The client library of the oldest exports; its types are those of the new one as far as it goes. */
export async function oldSdkClient({ appId, host, token }: { appId: string; host: string; token?: string }) {
  resolveLocalNames();
  // The package's main file is CommonJS under a package that says it is not: exports use its module build.
  const file = import.meta.resolve('base44-sdk-0.1.2').replace(/index\.js$/, 'index.esm.js');
  const { createClient: createOldClient } = (await import(file)) as { createClient: typeof createClient };
  return createOldClient({ appId, serverUrl: `http://${host}`, ...(token && { token }) });
}

/** What newer exports ask before they show anything, by the deep path that their code imports. */
export async function bootGate({ appId, host, token }: { appId: string; host: string; token?: string }) {
  resolveLocalNames();
  const client = createAxiosClient({
    baseURL: `http://${host}/api/apps/public`,
    headers: { 'X-App-Id': appId },
    ...(token && { token }),
    interceptResponses: true,
  });
  return (await client.get(`/prod/public-settings/by-id/${appId}`)) as unknown as {
    id: string;
    public_settings: string;
  };
}
