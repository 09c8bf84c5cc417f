import { placeInStack } from './place.ts';
import { reportProblem } from './reporter.ts';
import type { EndedCall, StartedCall } from './watch-calls.ts';

/** The status of `storage-full`. */
const storageFull = 507;

let isLeaving = false;
window.addEventListener('pagehide', () => {
  isLeaving = true;
});
window.addEventListener('pageshow', () => {
  isLeaving = false;
});

/**
 * Reports a call that the server could not answer, or that never reached one. Refusals (4xx) are the app's to handle: one
 * that nobody handled comes as a rejected promise. A call that was given up on purpose is none, nor is anything while the
 * browser is offline, nor is a full disk of this server, which no change of the app mends.
 */
export function reportFailedCall({ method, url, stack }: StartedCall, { status, problem }: EndedCall): void {
  if (status !== null && status < 500) return;
  if (status === storageFull && url.origin === window.location.origin) return;
  if (isLeaving || !navigator.onLine || isGivenUp(problem)) return;
  const path = url.pathname.replace(/[0-9a-f]{24}/g, '{id}');
  const address = url.origin === window.location.origin ? path : url.origin + path;
  const outcome = status === null ? 'no answer' : `answered ${status}`;
  reportProblem(`${method} ${address}: ${outcome}`, placeInStack(stack), stack);
}

const isGivenUp = (problem: unknown) =>
  problem instanceof DOMException && (problem.name === 'AbortError' || problem.name === 'TimeoutError');
