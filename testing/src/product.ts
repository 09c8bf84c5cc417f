import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillWithNewInstallation } from './new-installation.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A key in the tester's own shell must not send tests to a paid model. */
const noModel = { ANTHROPIC_API_KEY: '', OPENAI_API_KEY: '', OPENROUTER_API_KEY: '', GOOGLE_GENERATIVE_AI_API_KEY: '' };

/** Nor may one lead to a real sign-in. */
const noProvider = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', OPENID_ISSUER: '' };

/** The whole product as a process of its own, on a data directory of its own: for tests that kill and restart it. */
export interface Product {
  /** The builder's address, as a browser opens it. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** What the server wrote so far. */
  output(): string;
  /** Ends the server at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks the server to stop and waits until it has. */
  stop(): Promise<void>;
  /** Starts the server again on the same directory and port. */
  start(): Promise<void>;
  /** Stops the server and removes the directory. */
  close(): Promise<void>;
}

export interface ProductOptions {
  env?: Record<string, string>;
  /** `npm` runs `npm start`, as the README says; `server` starts the server file directly. */
  via?: 'npm' | 'server';
  /** Where its data lie; a temporary directory unless told otherwise. */
  dataDir?: string;
  /** True starts on nothing and keeps commits through a power cut, as a user has it; else it has started once before. */
  isBare?: boolean;
}

/** Starts the product and waits until `/readyz` answers 200. Throws with the server's output when it does not. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { env = {}, via = 'server', isBare = via === 'npm' } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'whittle-')));
  if (!isBare && !env['DATABASE_URL']) await fillWithNewInstallation(dataDir, startOnce);
  const port = await freePort();
  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();
  let text = '';

  const start = async () => {
    const [command, args] =
      via === 'npm' ? ['npm', ['start']] : [process.execPath, [join(root, 'packages/server/src/main.ts')]];
    const started = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        ...noModel,
        ...noProvider,
        WHITTLE_DATA: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'info',
        // Nothing leaves the machine.
        MODEL_LIST_URL: 'off',
        // What a test waits for on a published page is there when the page runs, not before.
        PRERENDER: 'off',
        // Tests sign up whomever they need.
        SIGN_UPS_PER_NETWORK: '100000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    child = started;
    started.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    exited = new Promise((resolve) => started.once('exit', () => resolve()));
    await waitUntilReady(
      port,
      () => started.exitCode !== null,
      () => text,
    );
  };

  const end = async (signal: NodeJS.Signals) => {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    if (via === 'npm') process.kill(-child.pid, signal);
    else child.kill(signal);
    await exited;
  };

  await start();
  return {
    url: `http://whittle.localhost:${port}`,
    port,
    dataDir,
    output: () => text,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start,
    close: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
    },
  };
}

async function startOnce(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir, isBare: true });
  await product.stop();
}

async function waitUntilReady(port: number, hasExited: () => boolean, output: () => string) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (hasExited()) throw new Error(`The server ended before it was ready:\n${output()}`);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready within a minute:\n${output()}`);
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
