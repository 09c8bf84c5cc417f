import { parentPort } from 'node:worker_threads';
import { attacksOn } from './attacks.ts';

/** Short enough for a pattern that takes the cube of it, and without end for one that doubles with each character. */
const length = 300;

parentPort!.on('message', (written: string) => {
  const end = written.lastIndexOf('/');
  const source = written.slice(1, end);
  const flags = written.slice(end + 1).replace('y', '');
  const pattern = new RegExp(source, flags);
  for (const text of attacksOn(source, flags, length)) {
    pattern.lastIndex = 0;
    pattern.test(text);
  }
  parentPort!.postMessage('done');
});
parentPort!.postMessage('ready');
