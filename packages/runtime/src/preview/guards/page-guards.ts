import { createAllowance } from '../../errors/allowance.ts';
import { placeInStack } from '../../errors/place.ts';
import { reportProblem } from '../../errors/reporter.ts';

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

/** As often as browsers let a page change its address; beyond that each change holds up the builder's own window. */
function limitHistory() {
  const mayChange = createAllowance(200, 10_000);
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = window.history[name].bind(window.history);
    window.history[name] = (...change) => {
      if (mayChange()) return original(...change);
      reportProblem('The app changes its address without end. Further changes are ignored for a moment.', null, '');
    };
  }
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
