import type { ErrorTable } from '../error-table.ts';

export const repairLabErrors = {
  /** VALID-05 */
  'repair-without-issues': {
    status: 409,
    message: 'Please run validation first and ensure there are issues to repair',
  },
  'detector-unknown': { status: 400, message: 'This detector does not exist. Reload the page.' },
  'detector-needed': { status: 400, message: 'This detector cannot be switched off: it finds what cannot run at all.' },
  'repair-gone': { status: 404, message: 'This repair is no longer kept. Run it again, then apply it.' },
  'repair-superseded': {
    status: 409,
    message: 'The app has changed since this repair was made. Validate the newest version and repair it again.',
  },
  'batch-running': {
    status: 409,
    message: 'A batch run is in progress. Wait until it has finished, or cancel it first.',
  },
  'batch-without-apps': {
    status: 409,
    message: 'No owner has allowed batch runs for an app yet. They can do so in their settings, under “Batch runs”.',
  },
  'batch-price-unknown': {
    status: 409,
    message:
      'No price of “{model}” is known, so no limit could hold. Enter one in the settings: 0 where it costs nothing.',
  },
  'batch-not-found': { status: 404, message: 'This batch run does not exist. Reload the page.' },
  'batch-over': { status: 409, message: 'This batch run has already ended.' },
  'batch-app-stopped': {
    status: 500,
    message: 'Checking this app took too long or too much memory and was stopped.',
  },
} as const satisfies ErrorTable;
