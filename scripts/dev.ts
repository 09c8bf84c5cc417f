/**
 * `npm run dev`: the server, restarted when its code changes, and Vite in front of it with hot replacement of the
 * interface. One signal ends both.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAssets } from './lib/build-assets.ts';
import { root } from './lib/paths.ts';

const port = process.env['PORT'] || '3000';
/** Vite's address is the builder's; apps keep the server's own port. */
const env = {
  ...process.env,
  PORT: port,
  PUBLIC_URL: process.env['PUBLIC_URL'] || 'http://whittle.localhost:5173',
  APPS_HOST: process.env['APPS_HOST'] || `whittle.localhost:${port}`,
};

await buildAssets({ log: console.log });

const watched = ['server', 'contract', 'domain'].map((name) => `--watch-path=packages/${name}/src`);
const children: ChildProcess[] = [
  spawn(process.execPath, [...watched, '--watch-preserve-output', 'packages/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], {
    cwd: join(root, 'packages/web'),
    env,
    stdio: 'inherit',
  }),
];

const stop = (signal: NodeJS.Signals) => {
  for (const child of children) child.kill(signal);
};
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop('SIGTERM');
  });
}
