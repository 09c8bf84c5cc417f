import { setTimeout as sleep } from 'node:timers/promises';

/** Every answer takes at least this long, so that its delay does not tell whether a mail was written. */
const answerMs = 150;

/** Runs `work`, and answers no sooner than after a delay that hides how much there was to do. */
export async function inUniformTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(answerMs)]);
  return result;
}
