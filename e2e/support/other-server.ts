import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Elsewhere = { origin: string; close(): Promise<void> };

/** A page of another site. */
export async function startOtherServer(): Promise<Elsewhere> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title><body>Elsewhere');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
