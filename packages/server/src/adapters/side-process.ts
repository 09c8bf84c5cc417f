import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { comeAfterServer } from './come-after-server.ts';

/**
 * A process beside the server's, for work that keeps a processor busy or takes much memory: it comes after what people
 * wait for, and what it took is free again when it ends, which threads do not give back. It knows nothing of the server's
 * environment. It answers messages, takes whatever can be cloned, and ends with the server.
 */
export function startSideProcess(
  file: URL,
  { memoryMb, residentMb }: { memoryMb: number; residentMb?: number },
): ChildProcess {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  // A server that stops does not wait for an idle process.
  child.unref();
  child.channel?.unref();
  comeAfterServer(child);
  if (residentMb !== undefined) endWhenLargerThan(child, residentMb);
  return child;
}

const lookMs = 200;
const pageBytes = 4_096;

/** What lies outside of JavaScript's own memory has no limit there: what unpacks without end would take all of a machine. */
function endWhenLargerThan(child: ChildProcess, residentMb: number): void {
  const timer = setInterval(() => {
    readFile(`/proc/${child.pid}/statm`, 'utf8').then(
      (text) => Number(text.split(' ')[1]) * pageBytes > residentMb * 1_000_000 && child.kill('SIGKILL'),
      // The system keeps this to itself, or the process has ended.
      () => clearInterval(timer),
    );
  }, lookMs).unref();
  child.once('exit', () => clearInterval(timer));
}

/** In such a process: answers each message, one after the other, and ends with the server. */
export function answerMessages<Message>(answer: (message: Message) => Promise<unknown>): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => void answer(message as Message).then((made) => process.send!(made)));
}
