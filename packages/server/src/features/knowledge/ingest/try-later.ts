import type { ItemProblem } from './ingest-queue.ts';

/** Something that may be over in a while: another server is busy or away. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
  readonly problem: ItemProblem;
  /** What the other server asked to wait. */
  readonly seconds: number | null;

  constructor(problem: ItemProblem, seconds: number | null = null) {
    super(`to be tried later: ${problem.code}`);
    this.problem = problem;
    this.seconds = seconds;
  }
}

const delaysMs = [15_000, 60_000, 300_000, 1_800_000];
const askedMaxMs = 3_600_000;

/** When to try again what was tried `tries` times; null when that was enough. */
export function retryDelayMs(tries: number, askedSeconds: number | null): number | null {
  const own = delaysMs[tries - 1];
  return own === undefined ? null : Math.max(own, Math.min(askedMaxMs, (askedSeconds ?? 0) * 1_000));
}

/** What another server asks to wait, in seconds or until a date; null when it says nothing. */
export function askedSeconds(headers: Pick<Headers, 'get'>): number | null {
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(said)) return Number(said);
  const at = Date.parse(said);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}
