import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@whittle/testing/product';
import { startScript } from './processes.ts';

export type ProductOnTokens = {
  port: number;
  host: string;
  server: ChildProcess;
  /** A raw proxy in front of the same model. */
  proxy: { port: number; child: ChildProcess };
  close(): Promise<void>;
};

const script = fileURLToPath(new URL('token-model.ts', import.meta.url));
const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

/** A model that writes tokens at a rate (`TOKENS`, `RATE`, `SHAPE`), a raw proxy in front of it, and the product that asks it. */
export async function startProductOnTokens(tokens: Record<string, string>): Promise<ProductOnTokens> {
  const model = await startScript(script, tokens);
  const modelUrl = `http://127.0.0.1:${model.port}`;
  const proxy = await startScript(script, { UPSTREAM: modelUrl });
  const dataDir = await mkdtemp(join(tmpdir(), 'whittle-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, [main], {
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
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    ...{ port, host: `whittle.localhost:${port}`, server, proxy },
    async close() {
      server.kill('SIGTERM');
      await exited;
      proxy.child.kill();
      model.child.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
