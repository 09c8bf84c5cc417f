import type * as english from '../../lib/network.texts.ts';
import type { Translation } from '../translation.ts';

export const networkTexts: Translation<typeof english.networkTexts> = {
  unreachable: 'Der Server ist nicht erreichbar. Ihre Eingaben sind noch da. Versuchen Sie es erneut.',
  partWaits: 'Der Server ist nicht erreichbar. Das öffnet sich automatisch, sobald er wieder erreichbar ist.',
  unreadable: 'Der Server hat eine unerwartete Antwort gesendet. Laden Sie die Seite neu.',
  toasts: 'Meldungen',
};
