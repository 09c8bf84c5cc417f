/**
 * Builds the project in `PROJECT` with Vite several times, leaves the times in `build-times.json` there, serves the result
 * and prints the port.
 */
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { build, preview } from 'vite';

const configFile = `${process.env['PROJECT']}/vite.config.js`;
const times: number[] = [];
for (let run = 0; run < 5; run += 1) {
  const startedAt = performance.now();
  await build({ configFile });
  times.push(performance.now() - startedAt);
}
writeFileSync(`${process.env['PROJECT']}/build-times.json`, JSON.stringify(times));
const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } });
console.log((server.httpServer.address() as AddressInfo).port);
