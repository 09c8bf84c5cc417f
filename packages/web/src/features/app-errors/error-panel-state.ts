import type { AppError } from '@whittle/contract/app-errors';

export type Issue = { key: string; error: AppError; isSuppressed: boolean };

/**
 * The issues of a running app and the panel that lists them (RUN-09 to RUN-11). `fix` goes from `sending`, when the
 * button was pressed, to `fixing`, a second later, and back when the chat has finished. What is fixed by then is gone, because
 * the frame says so of each component whose code ran again without the error; a turn that failed changes nothing here.
 */
export type ErrorPanelState = {
  issues: readonly Issue[];
  /** Errors that came when the list was full. */
  unlisted: number;
  isOpen: boolean;
  fix: 'none' | 'sending' | 'fixing';
};

/** More than anybody reads; a page can make any number of them. */
const mostIssues = 50;

export type ErrorPanelEvent =
  | { type: 'error-found'; error: AppError }
  | { type: 'components-healed'; componentNames: readonly string[] }
  | { type: 'issue-suppressed'; key: string }
  | { type: 'panel-toggled' }
  | { type: 'fix-requested' }
  | { type: 'fix-began' }
  | { type: 'fix-refused' }
  | { type: 'chat-finished' }
  | { type: 'frame-reloaded' };

export const noIssues: ErrorPanelState = { issues: [], unlisted: 0, isOpen: false, fix: 'none' };

/** Total and pure: an event that means nothing in a state leaves it as it is. */
export function errorPanel(state: ErrorPanelState, event: ErrorPanelEvent): ErrorPanelState {
  switch (event.type) {
    case 'error-found': {
      const key = keyOf(event.error);
      if (state.issues.some((issue) => issue.key === key)) return state;
      if (state.issues.length >= mostIssues) return { ...state, unlisted: state.unlisted + 1 };
      return { ...state, issues: [...state.issues, { key, error: event.error, isSuppressed: false }], isOpen: true };
    }
    case 'components-healed':
      return keep(state, (issue) => !event.componentNames.includes(issue.error.componentName));
    case 'issue-suppressed': {
      const issues = state.issues.map((issue) => (issue.key === event.key ? { ...issue, isSuppressed: true } : issue));
      return { ...state, issues, isOpen: state.isOpen && issues.some((issue) => !issue.isSuppressed) };
    }
    case 'panel-toggled':
      return { ...state, isOpen: !state.isOpen };
    case 'fix-requested':
      return { ...state, fix: 'sending' };
    case 'fix-began':
      return state.fix === 'sending' ? { ...state, fix: 'fixing' } : state;
    case 'fix-refused':
      return { ...state, fix: 'none' };
    case 'chat-finished':
      return state.fix === 'none' ? state : { ...state, fix: 'none' };
    case 'frame-reloaded':
      return keep({ ...state, unlisted: 0 }, (issue) => issue.isSuppressed);
  }
}

export const activeIssues = ({ issues }: ErrorPanelState) => issues.filter((issue) => !issue.isSuppressed);

/** RUN-07: two errors with one title in one component are the same. */
function keyOf({ title, componentName }: AppError): string {
  return `${componentName}\n${title}`;
}

function keep(state: ErrorPanelState, isKept: (issue: Issue) => boolean): ErrorPanelState {
  const issues = state.issues.filter(isKept);
  if (issues.length === state.issues.length) return state;
  return { ...state, issues, isOpen: state.isOpen && issues.some((issue) => !issue.isSuppressed) };
}
