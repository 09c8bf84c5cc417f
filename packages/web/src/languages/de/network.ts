import type * as english from '../../lib/network.texts.ts';
import type { Translation } from '../translation.ts';

export const networkTexts: Translation<typeof english.networkTexts> = {
  unreachable: 'Der Server ist nicht erreichbar. Was Sie getippt haben, ist noch da. Versuchen Sie es noch einmal.',
  partWaits: 'Der Server ist nicht erreichbar. Das öffnet sich von selbst, sobald er antwortet.',
  unreadable: 'Der Server hat etwas geantwortet, das diese Seite nicht versteht. Laden Sie die Seite neu.',
  toasts: 'Meldungen',
};
