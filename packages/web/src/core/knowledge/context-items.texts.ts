import { count } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

/** The states of data sources. CTX-05 */
export const contextItemTexts = defineTexts('contextItemTexts', {
  page: (n: number) => `page ${count(n)}`,
  row: (n: number) => `row ${count(n)}`,
  fromRow: (n: number) => `from row ${count(n)}`,
  sourceFailed: 'The source could not be opened.',
  retry: 'Try again',
  back: 'Close',
  openAt: (name: string) => `Open ${name} at the passage`,
  status: {
    unsynced: 'Not read yet',
    pending: 'Pending',
    running: 'Syncing...',
    synced: 'Synced',
    error: 'Error',
    usage_limit_reached: 'Limit reached',
  },
});
