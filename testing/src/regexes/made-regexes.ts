import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';

/** Notes each regular expression that the modules of the packages put together when they are read. */
const made = new Set<string>();
const own = globalThis.RegExp;
globalThis.RegExp = new Proxy(own, {
  construct(target, given: [string, string], asked) {
    const pattern = Reflect.construct(target, given, asked === globalThis.RegExp ? target : asked) as RegExp;
    made.add(String(pattern));
    return pattern;
  },
});

parentPort!.on('message', async (root: string) => {
  const modules = globSync('packages/{contract,domain,built-in-builder}/src/**/*.ts', { cwd: root }).filter(
    (path) => !/\.(?:test|fixture|d)\.ts$/.test(path),
  );
  for (const path of modules) await import(join(root, path));
  parentPort!.postMessage([...made]);
});
parentPort!.postMessage('ready');
