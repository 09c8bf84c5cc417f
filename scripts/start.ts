/** `npm start`: builds what is missing or older than its sources, then runs the server in this process. */
import { join } from 'node:path';
import { enableCompileCache } from 'node:module';
import { resolveDrizzleOnce } from '@whittle/server/start/resolve-drizzle';
import { buildAssets } from './lib/build-assets.ts';
import { root } from './lib/paths.ts';

stopWithParent();
enableCompileCache(join(root, '.cache/node'));
try {
  await buildAssets({ log: console.log });
  const sinceMs = performance.now();
  resolveDrizzleOnce();
  const { run } = await import('@whittle/server/start/run');
  await run(process.env, sinceMs);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/**
 * Asked to stop, npm ends the shell that runs this script, and the shell tells nobody. The server then has another
 * parent, which it takes as the signal to stop in order.
 */
function stopWithParent(): void {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
