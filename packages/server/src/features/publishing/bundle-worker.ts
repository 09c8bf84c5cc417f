import { parentPort } from 'node:worker_threads';
import { loadPlatform } from '../../compile/load-platform.ts';
import { bundleApp } from './bundle-app.ts';

/** Bundles apps in a thread of its own, one after the other: the server stays quick meanwhile. */
const platform = loadPlatform();
let last: Promise<unknown> = Promise.resolve();

parentPort!.on('message', ({ id, files }: { id: number; files: ReadonlyMap<string, string> }) => {
  last = last.then(async () => {
    try {
      parentPort!.postMessage({ id, bundle: await bundleApp(files, platform) });
    } catch (error) {
      parentPort!.postMessage({ id, error });
    }
  });
});
