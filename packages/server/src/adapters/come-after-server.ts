import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const lower = constants.priority.PRIORITY_BELOW_NORMAL;

/** Those that have not ended. A terminal that stops the server does not reach them, because they are `detached`. */
const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/**
 * Gives a process that was started `detached`, which makes it a session of its own, a lower priority than the server's.
 * Linux shares a processor between sessions first, and only within one by the priority of processes: in the server's
 * session, what this process takes would be taken from the server as soon as other programs are busy.
 */
export function comeAfterServer(child: ChildProcess): void {
  living.add(child);
  const forget = () => living.delete(child);
  child.once('exit', forget).once('error', forget);
  child.once('spawn', () => {
    try {
      setPriority(child.pid!, lower);
    } catch {
      // It ended already, or the system keeps priorities to itself.
    }
  });
}
