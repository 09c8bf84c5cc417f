import { parentPort } from 'node:worker_threads';
import { loadPlatform } from '../../compile/load-platform.ts';
import { bundleApp } from './bundle-app.ts';
import type { BundleJob } from './run-bundle.ts';
import { bundleShell } from './shells/bundle-shell.ts';

/** Bundles the app that it is sent, in a thread of its own: the server stays quick meanwhile. */
const platform = loadPlatform();

parentPort!.on('message', async ({ kind, files, stored }: BundleJob) => {
  try {
    const made = kind === 'shell' ? await bundleShell(files, platform) : await bundleApp(files, platform, stored);
    parentPort!.postMessage({ made });
  } catch (error) {
    parentPort!.postMessage({ error });
  }
});
