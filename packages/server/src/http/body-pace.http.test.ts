import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { isTooSlow, slowestPace } from './body-pace.ts';
import { listen } from './server.ts';

it('[API-07] a body that trickles is given up and told so, and one that arrives whole is answered', async () => {
  const pace = { graceMs: 100, bytesPerSecond: 1_000_000, checkMs: 20 };
  const server = await listen({ port: 0, host: '127.0.0.1', pace });
  onTestFinished(() => server.close(100));
  server.serve(async (request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength }));
  const send = (sent: string) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 10\r\n\r\n${sent}`);
    return text(socket);
  };
  const slow = await send('12345');
  expect(slow).toContain('HTTP/1.1 408');
  expect(slow).toContain('The upload was too slow and was cancelled. Nothing was saved.');
  expect(await send('1234567890')).toContain('{"bytes":10}');
});

it('[API-07] a slow line is no reason to give up a body', () => {
  expect(isTooSlow(slowestPace, 19_000, 0)).toBe(false);
  expect(isTooSlow(slowestPace, 60_000, 240_000)).toBe(false);
  expect(isTooSlow(slowestPace, 21_000, 5_000)).toBe(true);
});
