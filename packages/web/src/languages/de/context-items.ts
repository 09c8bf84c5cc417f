import type * as english from '../../core/knowledge/context-items.texts.ts';
import type { Translation } from '../translation.ts';

export const contextItemTexts: Translation<typeof english.contextItemTexts> = {
  status: {
    unsynced: 'Noch nicht gelesen',
    pending: 'Wartet',
    running: 'Wird gelesen...',
    synced: 'Gelesen',
    error: 'Fehler',
    usage_limit_reached: 'Grenze erreicht',
  },
};
