import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A wire between browser and server that can be cut: connections break at once, new ones are refused. */
export interface Network {
  readonly port: number;
  /** Where the wire leads; set once the server's port is known. */
  connectTo(port: number): void;
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startNetwork(): Promise<Network> {
  const sockets = new Set<Socket>();
  let target = 0;
  let isCut = false;
  const server = createServer((inbound) => {
    if (isCut) return void inbound.destroy();
    const outbound = connect(target, '127.0.0.1');
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
  return {
    port: (server.address() as AddressInfo).port,
    connectTo: (port) => (target = port),
    cut() {
      isCut = true;
      breakAll();
    },
    restore: () => (isCut = false),
    close() {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
