import type { ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

const lower = constants.priority.PRIORITY_BELOW_NORMAL;

/** Half of what a session usually gets. Less, and publishing would stand still on a machine that others keep busy. */
const lowerOfSession = 3;

/** Those that have not ended. A terminal that stops the server does not reach them, because they are `detached`. */
const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/**
 * Gives a process that was started `detached`, which makes it a session of its own, a lower priority than the server's.
 * Linux shares a processor between sessions first, and only within one by the priority of processes: in the server's
 * session, what this process takes would be taken from the server as soon as other programs are busy. `isWaitedFor`: its
 * session counts like the server's.
 */
export function comeAfterServer(child: ChildProcess, { isWaitedFor = false } = {}): void {
  living.add(child);
  const forget = () => living.delete(child);
  child.once('exit', forget).once('error', forget);
  child.once('spawn', () => {
    try {
      setPriority(child.pid!, lower);
    } catch {
      // It ended already, or the system keeps priorities to itself.
    }
    // Not on every system, and in a container the priority above is what counts.
    if (!isWaitedFor) writeFile(`/proc/${child.pid}/autogroup`, `${lowerOfSession}`).catch(() => {});
  });
}
