import type * as english from '../../features/chat/usage/usage.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const usageTexts: Translation<typeof english.usageTexts> = {
  summary: (tokens, turns) => `Verbrauch: ${tokens} Token in ${counted(turns, 'Antwort', 'Antworten')}`,
  caption: 'Token-Verbrauch dieser Unterhaltung',
  part: 'Teil',
  tokens: 'Token',
  cost: 'Kosten',
  input: 'Eingabe',
  cacheRead: 'Aus dem Cache',
  cacheWrite: 'In den Cache',
  output: 'Ausgabe',
  total: 'Summe',
  unknown: 'unbekannt',
  unpriced: (turns) =>
    `${counted(turns, 'Antwort enthält', 'Antworten enthalten')} Anfragen ohne bekannten Preis. Tragen Sie Preise in den Modelleinstellungen ein.`,
};
