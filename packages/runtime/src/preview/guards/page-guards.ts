import { placeInStack } from '../../errors/place.ts';
import { reportProblem } from '../../errors/reporter.ts';
import { limitHistory } from './history-entries.ts';

/** Keeps the page of the preview in a state in which it can be shown, reloaded and spoken to. */
export function guardPage(): void {
  refuseDocumentWrite();
  ignoreBeforeUnload();
  noticeEmptiedPage();
  limitHistory();
}

/** Writing into a page that has loaded throws it away, with everything that listens to it. */
function refuseDocumentWrite() {
  const refuse = (name: string) => () => {
    const stack = new Error().stack ?? '';
    const title = `document.${name} would throw the running page away, so it does nothing`;
    reportProblem(title, placeInStack(stack), stack);
  };
  for (const name of ['write', 'writeln', 'open'] as const) {
    Object.defineProperty(document, name, { value: refuse(name), configurable: true, writable: true });
  }
}

/** A question before leaving would hold up the builder's own window; a published app asks it. */
function ignoreBeforeUnload() {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
}

function noticeEmptiedPage() {
  const root = document.getElementById('root');
  if (!root) return;
  const observer = new MutationObserver(() => {
    if (root.isConnected) return;
    observer.disconnect();
    reportProblem('The app removed itself from its page. Reload the preview to see it again.', null, '');
  });
  observer.observe(document.documentElement, { childList: true });
  observer.observe(document.body, { childList: true });
}
