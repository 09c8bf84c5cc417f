import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { PublishedData } from '@whittle/contract/runtime-bundle';
import { comeAfterServer } from '../../../adapters/come-after-server.ts';

export type PrerenderedPages = Record<string, string>;

const pathTimeMs = 2_000;
const processTimeMs = 30_000;
const memoryMb = 256;
const maxAnswerChars = 4_000_000;
const maxPrerenderedChars = 200_000;

const sandbox = readFileSync(new URL('./prerender-sandbox.mjs', import.meta.url), 'utf8');
const globals = readFileSync(new URL('./prerender-globals.mjs', import.meta.url), 'utf8');

/**
 * The markup of an app's pages by path, rendered by `code` (bundle-shell.ts) with the data that a visitor's page has. The code is the app's own and may be hostile:
 * it runs in a realm without any means, in a process without rights, variables or network, and that process is killed
 * when it takes too long. A page that fails is left out.
 */
export async function prerenderPages(
  { code, data, paths }: { code: string; data: PublishedData; paths: readonly string[] },
  signal: AbortSignal,
): Promise<PrerenderedPages> {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${memoryMb}`,
      '--no-warnings',
      '--input-type=module',
      '--eval',
      sandbox,
    ],
    {
      ...{ cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'], detached: true },
      ...{ timeout: processTimeMs, killSignal: 'SIGKILL', signal },
    },
  );
  comeAfterServer(child);
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (piece: string) => {
      text += piece;
      if (text.length > maxAnswerChars) child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('close', (status) => (status === 0 ? resolve(text) : reject(new Error(`ended with ${status}`))));
  });
  // A process that ended early does not read any more; its end says enough.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify({ globals, code, data, paths, timeLimitMs: pathTimeMs }));
  return readPrerenderedPages(await answer);
}

/** Only whole pictures count: one with a gap would jump when the gap is filled. */
function readPrerenderedPages(text: string): PrerenderedPages {
  const all = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(
    all.filter(
      (one): one is [string, string] =>
        typeof one[1] === 'string' &&
        one[1] !== '' &&
        one[1].length <= maxPrerenderedChars &&
        !one[1].includes('<!--$!-->'),
    ),
  );
}
