import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A wire between browser and server that can be cut: connections break at once, new ones are refused. */
export interface Network {
  readonly port: number;
  /** Where the wire leads; set once the server's port is known. */
  connectTo(port: number): void;
  cut(): void;
  /** Cuts it as soon as `bytes` more have reached the server after the request that begins with `request`. */
  cutInside(request: RegExp, bytes: number): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startNetwork(): Promise<Network> {
  const sockets = new Set<Socket>();
  let target = 0;
  let isCut = false;
  let inside: { request: RegExp; bytes: number } | null = null;
  const server = createServer((inbound) => {
    if (isCut) return void inbound.destroy();
    const outbound = connect(target, '127.0.0.1');
    let left: number | null = null;
    inbound.on('data', (sent: Buffer) => {
      if (left === null && inside?.request.test(sent.toString('latin1'))) left = inside.bytes;
      if (left === null || (left -= sent.length) > 0) return;
      left = inside = null;
      outbound.write('', cut);
    });
    for (const [from, to] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = () => {
    isCut = true;
    breakAll();
  };
  return {
    port: (server.address() as AddressInfo).port,
    connectTo: (port) => (target = port),
    cut,
    cutInside: (request, bytes) => (inside = { request, bytes }),
    restore: () => (isCut = false),
    close() {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
