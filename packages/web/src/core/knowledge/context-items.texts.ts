import { defineTexts } from '../../lib/texts.ts';

/** The states of data sources. CTX-05 */
export const contextItemTexts = defineTexts('contextItemTexts', {
  status: {
    unsynced: 'Not read yet',
    pending: 'Pending',
    running: 'Syncing...',
    synced: 'Synced',
    error: 'Error',
    usage_limit_reached: 'Limit reached',
  },
});
