import type * as english from '../../core/knowledge/context-items.texts.ts';
import { count } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const contextItemTexts: Translation<typeof english.contextItemTexts> = {
  page: (n) => `Seite ${count(n)}`,
  row: (n) => `Zeile ${count(n)}`,
  fromRow: (n) => `ab Zeile ${count(n)}`,
  sourceFailed: 'Die Quelle konnte nicht geöffnet werden.',
  retry: 'Erneut versuchen',
  back: 'Schließen',
  openAt: (name) => `${name} an der Stelle öffnen`,
  status: {
    unsynced: 'Noch nicht gelesen',
    pending: 'Wartet',
    running: 'Wird gelesen...',
    synced: 'Gelesen',
    error: 'Fehler',
    usage_limit_reached: 'Grenze erreicht',
  },
};
