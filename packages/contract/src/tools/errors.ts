import type { ErrorTable } from '../error-table.ts';

export const toolErrors = {
  'tool-not-found': { status: 404, message: 'Tool with path {path} not found' },
  'tool-maximum': { status: 409, message: 'There can be a maximum of {max} tools per app' },
  'tool-header-missing': { status: 409, message: 'Your tool should have a header before it is activated' },
  'tool-limit-reached': {
    status: 409,
    message:
      'Your plan allows {max} active tools. Deactivate one first. An app can have at most {perApp} tools in all.',
  },
  'tool-paused': { status: 403, message: 'This tool is paused at the moment. Ask whoever made this app.' },
  'tool-not-ready': { status: 409, message: 'This tool has problems. Fix them before you activate it.' },
  'tool-locked': {
    status: 403,
    message: 'Only a platform admin can set this here, or your plan does not include it: {parts}.',
  },
  // TOOL-11
  'app-id-missing': { status: 400, message: 'App ID is not set' },
  // FIELD-12
  'magic-failed': { status: 502, message: 'Magic edit failed' },
  'magic-other-name': { status: 400, message: 'Magic edit failed, try again using a different field name' },
  'magic-field-failed': { status: 502, message: 'Failed creating the field' },
  'file-kind-refused': { status: 415, message: 'This field does not accept such files. It accepts: {kinds}.' },
  'file-disguised': { status: 415, message: 'The content of {name} does not match its name.' },
  'run-not-found': { status: 404, message: 'This run does not exist, or it is not yours.' },
  'run-interrupted': {
    status: 503,
    message: 'The server was restarted during this run. It cost nothing. Run it again.',
  },
  'edit-refused': { status: 403, message: 'Results of this tool cannot be edited.' },
  'result-not-shared': { status: 404, message: 'This result does not exist, or it is no longer shared.' },
  'run-busy': { status: 409, message: 'This run is still in progress. Wait until it has finished.' },
  'result-missing': { status: 409, message: 'This run has no result to check. Run it again.' },
  'redo-limit-reached': {
    status: 429,
    message: 'Parts of this result have been redone or rechecked {max} times, which is the limit.',
  },
  'run-exists': { status: 409, message: 'This run was started with other values. Reload the page and try again.' },
  'run-limit-reached': {
    status: 429,
    message: 'You have used all {max} runs of this {period}. You can run it again {when}.',
  },
  'tool-credits-used-up': {
    status: 429,
    message: 'This month’s credits are used up. You can run it again {when}.',
  },
} as const satisfies ErrorTable;
