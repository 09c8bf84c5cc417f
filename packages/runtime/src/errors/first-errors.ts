import type { ReportedError } from './reporter.ts';

/**
 * Keeps one error one issue although it is thrown twice: once before guards stand around the components, named by its
 * file, and again by the retry with guards, named by the component that threw it.
 *
 * The first waits until the retry has rendered and run its effects, which React does before the next task. When the same
 * error came again by then, the better name is reported and the first is dropped. When it comes later, after a call to
 * the server for instance, it keeps the name that it was reported with.
 */
export function createFirstErrors(
  send: (error: ReportedError) => void,
  afterRetry: (release: () => void) => void = (release) => void setTimeout(release),
) {
  const held = new Set<string>();
  const reported = new Map<string, ReportedError>();
  return {
    hold(error: ReportedError) {
      const key = keyOf(error);
      held.add(key);
      reported.delete(key);
      afterRetry(() => {
        if (!held.delete(key)) return;
        reported.set(key, error);
        send(error);
      });
    },
    report(error: ReportedError) {
      const key = keyOf(error);
      held.delete(key);
      send(reported.get(key) ?? error);
    },
  };
}

/** The same sentence from the same lines of code. */
const keyOf = ({ title, details }: ReportedError) => `${title}\n${details}`;
