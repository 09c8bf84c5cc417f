import type { AppPlan } from '../plan/plan.ts';
import { languageOf } from '../reading/language.ts';

const german =
  /[äöüß]|\b(?:ich|und|der|die|das|den|dem|ein|eine|einen|mach|mache|zeig|zeige|füge|nimm|ändere|lösche|entferne|benenne|nenne|bitte|danke|hallo|hilfe|nicht|kein|keine|soll|sollen|kann|können|alle|nur|auch|hinzu|noch|wie|was|wer|weiter|grün|blau|rot|gelb|dunkel|hell|feld|seite|liste|tafel|kalender|diagramm|übersicht)\b/iu;
const english =
  /\b(?:the|a|an|and|to|of|it|is|are|add|make|show|remove|delete|rename|change|use|with|can|only|everyone|everybody|what|how|who|please|thanks?|hello|help|field|page|list|chart|board|calendar|colou?r|green|blue|red|dark|light|let|fix|into|also|too|my|your|should|set)\b/i;

/** Whether an answer is German: the message is, or the app is and the message is not clearly English. */
export function isInGerman(
  { message, earlier }: { message: string; earlier: readonly string[] },
  plan: AppPlan | null,
): boolean {
  // "was" is a word of both
  if (languageOf(message.replace(/\bwas\b/gi, ' ')) === 'de') return true;
  const isGerman = german.test(message);
  const isEnglish = english.test(message);
  if (isGerman !== isEnglish) return isGerman;
  if (plan) return plan.language === 'de';
  return earlier.some((one) => languageOf(one) === 'de');
}
