import type { ErrorTable } from '../error-table.ts';

export const repairLabErrors = {
  /** VALID-05 */
  'repair-without-issues': {
    status: 409,
    message: 'Please run validation first and ensure there are issues to repair',
  },
  'detector-unknown': { status: 400, message: 'There is no such detector. Load the page again.' },
  'detector-needed': { status: 400, message: 'This detector cannot be switched off: it finds what cannot run at all.' },
  'repair-gone': { status: 404, message: 'This repair is no longer kept. Run it again, then apply it.' },
  'repair-superseded': {
    status: 409,
    message: 'The app has changed since this repair was made. Validate the newest version and repair it again.',
  },
} as const satisfies ErrorTable;
