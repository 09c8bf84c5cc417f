import { parentPort, workerData } from 'node:worker_threads';
import { loadPlatform } from '../../compile/load-platform.ts';
import { bundleApp } from './bundle-app.ts';

/** Bundles one app in a thread of its own and ends: the server stays quick, and the memory it took is given back. */
parentPort!.postMessage(await bundleApp(workerData as ReadonlyMap<string, string>, loadPlatform()));
