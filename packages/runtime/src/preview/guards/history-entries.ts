import { createAllowance } from '../../errors/allowance.ts';
import { reportProblem } from '../../errors/reporter.ts';

/** As often as browsers let a page change its address; beyond that each change holds up the builder's own window. */
const changes = { max: 200, windowMs: 10_000 };
/** More steps than a person takes in so long. */
const entries = { max: 10, windowMs: 10_000 };

let isByBuilder = false;

/** The builder leads the app elsewhere, which a person asked for. */
export function byBuilder(work: () => void): void {
  isByBuilder = true;
  try {
    work();
  } finally {
    isByBuilder = false;
  }
}

/**
 * The history is the builder's window's as well: an app that adds steps to it by itself would stand between a person and
 * the page before the builder. Without a person's act a new address takes the place of the present one (PREV-12).
 */
export function limitHistory(): void {
  const mayChange = createAllowance(changes.max, changes.windowMs);
  const mayAdd = createAllowance(entries.max, entries.windowMs);
  const isShared = window.parent !== window;
  const push = window.history.pushState.bind(window.history);
  const replace = window.history.replaceState.bind(window.history);
  const adds = () => !isShared || isByBuilder || (navigator.userActivation?.isActive !== false && mayAdd());
  const unlessTooMany =
    (change: typeof push): typeof push =>
    (...to) => {
      if (mayChange()) return change(...to);
      reportProblem('The app changes its address without end. Further changes are ignored for a moment.', null, '');
    };
  window.history.pushState = unlessTooMany((...to) => (adds() ? push : replace)(...to));
  window.history.replaceState = unlessTooMany(replace);
}
