/**
 * Tokens passed through from a model to windows, 200 turns at once on one server process, beside a raw proxy in front of
 * the same model. Ours parses, stores every token in PostgreSQL before it is shown, applies the actions and answers the
 * windows. Prints the time to the last token of all turns, and the ratio.
 *
 *   node bench/token-passthrough.ts [--turns 200] [--tokens 5000] [--rate 100]
 *
 * `rate` is what one model writes a second. Limit: 1.2 times the raw proxy.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { signUp } from '@whittle/testing/builder';
import { freePort } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScript } from './support/processes.ts';
import { measureAtOnce, type Target, timeReply } from './support/time-reply.ts';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '200' },
    tokens: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '100' },
  },
});
const turns = Number(values.turns);
/** Messages a minute of one account stay below the product's limit. */
const turnsPerAccount = 10;
const model = await startScript(fileURLToPath(new URL('support/token-model.ts', import.meta.url)), {
  TOKENS: values.tokens,
  RATE: values.rate,
});
const modelUrl = `http://127.0.0.1:${model.port}`;
const proxy = await startScript(fileURLToPath(new URL('support/token-model.ts', import.meta.url)), {
  UPSTREAM: modelUrl,
});
const dataDir = await mkdtemp(join(tmpdir(), 'whittle-bench-'));
const port = await freePort();
const server = spawn(process.execPath, [fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url))], {
  env: {
    ...process.env,
    WHITTLE_DATA: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'tokens',
    MODEL_BASE_URL: `${modelUrl}/v1`,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));

try {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(`${turns} turns of ${values.tokens} tokens at once, each at ${values.rate} tokens a second`);
  const host = `whittle.localhost:${port}`;
  const ours: Target[] = [];
  while (ours.length < turns + 1) {
    const builder = await signUp({ request: (path, options) => sendRequest(port, path, { host, ...options }) });
    for (let n = 0; n < turnsPerAccount && ours.length < turns + 1; n += 1) {
      const { id } = await builder.makeApp(`App ${ours.length}`);
      ours.push({
        port,
        path: `/api/apps/${id}/chat`,
        headers: { host, authorization: `Bearer ${builder.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id, messages: [{ role: 'user', content: 'Write.' }] }),
      });
    }
  }
  // The first turn loads what later ones find.
  await timeReply(ours.pop()!);
  const body = JSON.stringify({ model: 'tokens', stream: true, messages: [{ role: 'user', content: 'Write.' }] });
  const raw = { port: proxy.port, path: '/v1/chat/completions', headers: { 'content-type': 'application/json' }, body };
  const rawMs = await measureAtOnce(
    'raw proxy',
    Array.from({ length: turns }, () => raw),
    proxy.child.pid!,
  );
  const oursMs = await measureAtOnce('Whittle', ours, server.pid!);
  const ratio = oursMs / rawMs;
  console.log(`Whittle / raw proxy: ${ratio.toFixed(2)}x (limit 1.20x)`);
  if (ratio > 1.2) process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  await exited;
  proxy.child.kill();
  model.child.kill();
  await rm(dataDir, { recursive: true, force: true });
}
