import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

export type ServerProcess = {
  readonly child: ChildProcess;
  /** Standard output and standard error so far. */
  output(): string;
  /** Resolves when the server said that it is ready; rejects with its output when it ends before. */
  ready: Promise<void>;
  /** How it ended: its exit code, or the signal that killed it. */
  exited: Promise<number | NodeJS.Signals>;
};

/** Runs the server file as a process with exactly this environment, beside the variables that any program needs. */
export function spawnServer(
  env: Record<string, string>,
  options: { uid?: number; gid?: number; path?: string } = {},
): ServerProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const { path, ...user } = options;
  const child = spawn(process.execPath, [main], {
    ...user,
    env: { ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), PATH: path ?? PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exited = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code ?? -1)),
  );
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Whittle is ready at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((how) => reject(new Error(`the server ended (${how}) before it was ready:\n${text}`)));
  });
  ready.catch(() => {});
  return { child, output: () => text, ready, exited };
}
