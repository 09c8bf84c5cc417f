import { Worker } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';

const timeLimitMs = 60_000;
const memoryLimitMb = 1_024;

/** Bundles an app off the server's own thread. Rejects when that takes too long or too much memory. */
export async function runBundle(files: ReadonlyMap<string, string>): Promise<Bundle> {
  const worker = new Worker(new URL('./bundle-worker.ts', import.meta.url), {
    workerData: files,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Bundle>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('bundling took too long')), timeLimitMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the bundler ended with code ${code}`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
