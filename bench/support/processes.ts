import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { callOnce, type CallParts } from './load-client.ts';

/** Starts a script of this bench that prints its port as its first line. */
export async function startScript(
  path: string,
  env: Record<string, string>,
): Promise<{ port: number; child: ChildProcess }> {
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout!.once('data', (line: Buffer) => resolve(Number(line.toString().trim())));
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
  });
  return { port, child };
}

/** Seconds of processor time that a process used so far. Linux only; 0 elsewhere. */
export function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

const startMs = 60_000;

/** Resolves when a server answers a call with 200. Kills it and rejects when it ends before, or takes too long. */
export async function untilServes(child: ChildProcess, port: number, call: CallParts): Promise<void> {
  const until = performance.now() + startMs;
  const serves = () =>
    callOnce(port, call).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await serves())) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${child.spawnargs.join(' ')} does not serve`);
    }
    await sleep(100);
  }
}
