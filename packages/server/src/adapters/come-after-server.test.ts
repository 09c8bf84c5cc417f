import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { comeAfterServer } from './come-after-server.ts';

const sessionOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[3];

it('[FAIR-06] large work has a lower priority than the server, and a session of its own', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)'], {
    detached: true,
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  comeAfterServer(child);
  await once(child, 'spawn');
  expect(getPriority(child.pid)).toBe(Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()));
  if (existsSync('/proc/self/stat')) expect(sessionOf(child.pid!)).toBe(String(child.pid));
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
