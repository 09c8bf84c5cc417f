/** Starts Vite's development server for the project in `PROJECT` and prints its port. */
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';

const server = await createServer({ configFile: `${process.env['PROJECT']}/vite.config.js`, server: { port: 0 } });
await server.listen();
console.log((server.httpServer!.address() as AddressInfo).port);
