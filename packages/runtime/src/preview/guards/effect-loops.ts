import { reportProblem } from '../../errors/reporter.ts';

/**
 * React ends a loop of renders with an error, but of one that goes through effects it only warns, while the page works
 * without end. The warning becomes an issue.
 */
export function noticeEffectLoops(): void {
  const page = window.console;
  const original = page.error;
  page.error = (...args: unknown[]) => {
    original.apply(page, args);
    if (typeof args[0] === 'string' && args[0].startsWith('Maximum update depth exceeded')) {
      reportProblem('Maximum update depth exceeded: an effect sets state again and again', null, '');
    }
  };
}
