/**
 * `npm run dev`: the server, restarted when its code changes, and Vite for the interface with hot replacement. Open the
 * address that Vite prints; calls go on to the server. One signal ends both.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAssets } from './lib/build-assets.ts';
import { root } from './lib/paths.ts';

await buildAssets({ log: console.log });

const children: ChildProcess[] = [
  spawn(
    process.execPath,
    [
      '--watch-path=packages/server/src',
      '--watch-path=packages/contract/src',
      '--watch-path=packages/domain/src',
      'packages/server/src/main.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--host', 'whittle.localhost'], {
    cwd: join(root, 'packages/web'),
    env: { ...process.env, WHITTLE_SERVER: `http://whittle.localhost:${process.env['PORT'] || 3000}` },
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
