import type { FileProblem } from '@whittle/contract/preview';
import type { ReportedError } from '../errors/reporter.ts';
import type { Bridge } from './bridge.ts';
import { createAllowance } from '../errors/allowance.ts';

/** More open errors than anybody reads, and more in a second than a broken app makes by itself. */
const maxOpen = 100;
const perSecond = 20;

/**
 * Tells the builder about each error once (RUN-07: by title and component), and that it is gone when its code was
 * replaced and it did not come back.
 */
export function createErrorLog(bridge: Bridge) {
  const open = new Map<string, ReportedError>();
  const mayReport = createAllowance(perSecond, 1_000);
  const keyOf = ({ title, componentName }: ReportedError) => `${componentName}\n${title}`;

  const report = (error: ReportedError) => {
    const key = keyOf(error);
    const isKnown = open.has(key);
    if (!isKnown && (open.size >= maxOpen || !mayReport())) return;
    open.set(key, error);
    if (isKnown) return;
    show(error);
  };
  const show = (reported: ReportedError) => {
    const { moduleId: _, ...error } = reported;
    bridge.send({ type: 'app_error', error });
  };

  const resolve = (isGone: (error: ReportedError) => boolean) => {
    const gone = [...open].filter(([, error]) => isGone(error));
    for (const [key] of gone) open.delete(key);
    const names = new Set(gone.map(([, error]) => error.componentName));
    if (names.size === 0) return;
    bridge.send({ type: 'app_error_resolved', componentNames: [...names] });
    // The message clears whole components: what is still wrong in one of them is told again.
    for (const error of open.values()) if (names.has(error.componentName)) show(error);
  };

  return {
    report,
    /** Files that do not compile. Warnings are not errors of the app. */
    reportProblems(problems: readonly FileProblem[]) {
      for (const problem of problems) if (problem.severity !== 'warning') report(toError(problem));
    },
    /** Before an update: remembers what was open, and answers what to call once the update was painted. */
    beginUpdate(): (reran: ReadonlySet<string> | 'all') => void {
      const before = new Map(open);
      for (const key of before.keys()) open.delete(key);
      return (reran) => {
        const again = new Set(open.keys());
        for (const [key, error] of before) if (!again.has(key)) open.set(key, error);
        resolve(
          (error) =>
            !again.has(keyOf(error)) && (reran === 'all' || error.moduleId === null || reran.has(error.moduleId)),
        );
      };
    },
  };
}

function toError({ file, line, message, codeframe }: FileProblem): ReportedError {
  const componentName = file.replace(/^.*\/|\.[a-z]+$/g, '');
  const isApp = /^(?:Layout\.|globals\.css)/.test(file);
  return {
    title: isApp ? `App compilation failed: ${message}` : message,
    details: [line === null ? file : `${file}:${line}`, codeframe ?? ''].filter(Boolean).join('\n'),
    componentName,
    scope: isApp ? 'app' : file.startsWith('pages/') ? 'page' : 'component',
    moduleId: file,
  };
}
