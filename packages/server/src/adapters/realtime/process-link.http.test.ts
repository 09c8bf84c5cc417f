import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createTestDatabase } from '@whittle/testing/database';
import type {} from '@whittle/testing/vitest-postgres';
import { pino } from 'pino';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createProcessLink } from './process-link.ts';

const log = pino({ level: 'silent' });

it('a process that stops while its connection for notices is being made, or breaks, comes to its end', async () => {
  const database = await createTestDatabase(inject('adminDatabaseUrl'));
  onTestFinished(() => database.drop());
  const gate = await openGate(new URL(database.url));
  const { db, close } = openDatabase({ url: gate.url }, { poolSize: 1, log });
  onTestFinished(() => close());

  for (const letThrough of [true, false]) {
    const link = createProcessLink({ db, log });
    const arrival = gate.nextArrival();
    void link.start();
    const arrived = await arrival;
    const stopped = link.stop();
    if (letThrough) arrived.letThrough();
    else arrived.cut();
    await stopped;
    expect(link.isConnected).toBe(false);
  }

  const link = createProcessLink({ db, log });
  const arrival = gate.nextArrival();
  const started = link.start();
  (await arrival).letThrough();
  await started;
  expect(link.isConnected).toBe(true);
  await link.stop();
  expect(link.isConnected).toBe(false);
});

/** A way to the database on which each connection waits until it is let through. */
async function openGate(to: URL) {
  const server = createServer({ pauseOnConnect: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = new URL(to);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    async nextArrival() {
      const [socket] = (await once(server, 'connection')) as [Socket];
      socket.on('error', () => undefined);
      return {
        cut: () => socket.destroy(),
        letThrough() {
          const onward = connect({ host: to.hostname, port: Number(to.port || 5432) });
          onward.on('error', () => socket.destroy());
          socket.pipe(onward).pipe(socket);
        },
      };
    },
  };
}
