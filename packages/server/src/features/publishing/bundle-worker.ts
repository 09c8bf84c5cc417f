import { parentPort } from 'node:worker_threads';
import { loadPlatform } from '../../compile/load-platform.ts';
import { bundleApp } from './bundle-app.ts';
import type { BundleJob } from './run-bundle.ts';
import { bundleShell } from './shells/bundle-shell.ts';

/** Bundles apps in a thread of its own, one after the other: the server stays quick meanwhile. */
const platform = loadPlatform();
let last: Promise<unknown> = Promise.resolve();

parentPort!.on('message', ({ id, kind, files }: BundleJob) => {
  last = last.then(async () => {
    try {
      const made = kind === 'shell' ? await bundleShell(files, platform) : await bundleApp(files, platform);
      parentPort!.postMessage({ id, made });
    } catch (error) {
      parentPort!.postMessage({ id, error });
    }
  });
});
