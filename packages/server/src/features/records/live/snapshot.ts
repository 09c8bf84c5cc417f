/**
 * PostgreSQL's own account of which transactions are over, `xmin:xmax:xip,xip`: those below `xmin`, and those below `xmax`
 * that are not listed. Of two snapshots of one database the later one contains the earlier one, so that "visible in the
 * later, not in the earlier" is exactly what was committed in between, whatever order the transactions began in.
 */
export type Snapshot = string;

/**
 * Where a reader stands. `from` is complete; with `within` the reader is inside the changes between `from` and `to`: it
 * has those of the entities before `entity`, and of `entity` those up to `seq`.
 */
export type Position = { from: Snapshot; within?: { to: Snapshot; entity: string; seq: number } };

const snapshotPattern = /^\d{1,20}:\d{1,20}:(\d{1,20}(,\d{1,20})*)?$/;
const textMaxChars = 4_000;

/** Whether `a` was taken after `b`. */
export function isLater(a: Snapshot, b: Snapshot): boolean {
  const [first, second] = [parts(a), parts(b)];
  if (first.xmax !== second.xmax) return first.xmax > second.xmax;
  return first.running < second.running;
}

/** A position as the id of an event: `{unix seconds}~{from}[~{to}~{entity}~{seq}]`. The time tells how long a reader was away. */
export function formatPosition({ from, within }: Position, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return within ? `${seconds}~${from}~${within.to}~${within.entity}~${within.seq}` : `${seconds}~${from}`;
}

/** Null for anything that is no position, or one that is older than `maxAgeMs`. */
export function parsePosition(text: string, now: Date, maxAgeMs: number): Position | null {
  if (text.length > textMaxChars) return null;
  const [seconds = '', from = '', to, entity = '', seq = '', ...rest] = text.split('~');
  if (rest.length > 0 || !/^\d{1,11}$/.test(seconds) || !isSnapshot(from)) return null;
  if (now.getTime() - Number(seconds) * 1000 > maxAgeMs) return null;
  if (to === undefined) return { from };
  if (!/^\w+$/.test(entity) || !/^\d{1,15}$/.test(seq) || !isSnapshot(to) || isLater(from, to)) return null;
  return { from, within: { to, entity, seq: Number(seq) } };
}

/** Well formed, and one that PostgreSQL reads without an error: numbers in order, xmin first. */
function isSnapshot(text: string): boolean {
  if (!snapshotPattern.test(text)) return false;
  const [xmin, xmax, list] = text.split(':') as [string, string, string];
  const numbers = [xmin, ...(list === '' ? [] : list.split(',')), xmax].map(BigInt);
  if (numbers.some((number) => number > maxTransaction) || numbers[0] === 0n) return false;
  if (list !== '' && numbers.at(-2)! >= numbers.at(-1)!) return false;
  return numbers.every((number, index) => index === 0 || number >= numbers[index - 1]!);
}

const maxTransaction = (1n << 63n) - 1n;

function parts(snapshot: Snapshot) {
  const [, xmax = '0', list = ''] = snapshot.split(':');
  return { xmax: BigInt(xmax), running: list === '' ? 0 : list.split(',').length };
}
