const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Waits after the first, second, ... try: soon at first, since somebody waits for a code, then up to half a day in all. */
const delaysMs = [10 * seconds, 30 * seconds, 2 * minutes, 5 * minutes, 15 * minutes, 1 * hours, 3 * hours, 8 * hours];

/** How long to wait after `tries` tries; null when that was the last one. A tenth is luck, so that not all come at once. */
export function retryDelayMs(tries: number, random = Math.random): number | null {
  const delayMs = delaysMs[tries - 1];
  return delayMs === undefined ? null : Math.round(delayMs * (0.9 + 0.2 * random()));
}

/** Why a mail is not worth a try at `at`; null when it is. */
export function giveUp({ expiresAt }: { expiresAt: Date | null }, at: Date, lastProblem?: string): string | null {
  if (!expiresAt || expiresAt > at) return null;
  const reason = 'Given up, because what it says would be out of date at the next try.';
  return lastProblem === undefined ? reason : `${lastProblem} ${reason}`;
}
