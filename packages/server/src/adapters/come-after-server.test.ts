import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { comeAfterServer } from './come-after-server.ts';

const endless = 'setInterval(() => {}, 1_000)';

async function started(options?: { isWaitedFor: boolean }): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--eval', endless], { detached: true, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  comeAfterServer(child, options);
  await once(child, 'spawn');
  return child;
}

const sharesOf = (pid: number) => readFileSync(`/proc/${pid}/autogroup`, 'utf8');

it('[FAIR-06] large work has a lower priority than the server, also in what its session gets of a busy machine', async () => {
  const work = await started();
  const answer = await started({ isWaitedFor: true });
  expect(getPriority(work.pid)).toBe(Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()));
  if (!existsSync('/proc/self/autogroup')) return;
  await vi.waitFor(() => expect(sharesOf(work.pid!)).toMatch(/ nice 3$/m));
  expect(sharesOf(answer.pid!)).toMatch(/ nice 0$/m);
  expect(sharesOf(work.pid!).split(' ')[0]).not.toBe(sharesOf(process.pid).split(' ')[0]);
});

it('[FAIR-06] a process of a session of its own ends with the server, whatever it is doing', async () => {
  const file = fileURLToPath(new URL('./come-after-server.ts', import.meta.url));
  const code = `
    import { spawn } from 'node:child_process';
    import { comeAfterServer } from ${JSON.stringify(file)};
    const child = spawn(process.execPath, ['--eval', 'for (;;);'], { detached: true, stdio: 'ignore' });
    comeAfterServer(child);
    child.once('spawn', () => { console.log(child.pid); process.exit(); });`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = (await once(server.stdout, 'data')) as [Buffer];
  const pid = Number(printed.toString());
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // As it should be: it has ended.
    }
  });
  const isAlive = () => existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  await vi.waitFor(() => expect(isAlive()).toBe(false), 10_000);
});
