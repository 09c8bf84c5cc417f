import { request as openRequest } from 'node:http';
import { processorSeconds } from './processes.ts';
import { median } from './figures.ts';

const firstMark = 'Build it';
const lastMark = 'END-OF-REPLY';

export type Target = { port: number; path: string; headers: Record<string, string>; body: string };

export type Timing = { first: number; last: number };

/** Milliseconds until the beginning and the end of a reply of the token model have arrived. */
export function timeReply({ port, path, headers, body }: Target): Promise<Timing> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false },
      (incoming) => {
        if (incoming.statusCode !== 200) return reject(new Error(`${path} answered ${incoming.statusCode}`));
        let tail = '';
        let first = 0;
        incoming.on('data', (chunk: Buffer) => {
          const text = tail + chunk.toString('latin1');
          if (first === 0 && text.includes(firstMark)) first = performance.now() - startedAt;
          if (text.includes(lastMark)) resolve({ first, last: performance.now() - startedAt });
          tail = text.slice(-lastMark.length);
        });
        incoming.on('end', () => reject(new Error('the reply ended without its mark')));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** All targets at once; prints the times and answers the one of the last. */
export async function measureAtOnce(name: string, targets: Target[], pid: number): Promise<number> {
  const busyBefore = processorSeconds(pid);
  const timings = await Promise.all(targets.map(timeReply));
  const busy = processorSeconds(pid) - busyBefore;
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2).padStart(6)} s`;
  const lasts = timings.map(({ last }) => last);
  console.log(
    `${name.padEnd(10)} all ${seconds(Math.max(...lasts))}   median ${seconds(median(lasts))}   ` +
      `first token ${seconds(median(timings.map(({ first }) => first)))}   processor ${busy.toFixed(1).padStart(5)} s`,
  );
  return Math.max(...lasts);
}
