import { toPascal } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { textPageRequest } from '../text-page-request.ts';

/** What every house has to say of itself, and the page that says it. */
const topics: readonly (readonly [words: RegExp, page: string])[] = [
  [/(?<!\p{L})(?:opening (?:hours|times)|öffnungszeiten|sprechzeiten)(?!\p{L})/iu, 'opening hours'],
  [/(?<!\p{L})(?:about us|über uns|wer wir sind|who we are)(?!\p{L})/iu, 'us'],
  [/(?<!\p{L})(?:directions|how to (?:find|get to|reach) us|anfahrt|wegbeschreibung)(?!\p{L})/iu, 'how to find us'],
  [/(?<!\p{L})(?:house rules|rules|hausordnung|regeln|spielregeln)(?!\p{L})/iu, 'rules'],
  [/(?<!\p{L})(?:terms|agb|terms and conditions|geschäftsbedingungen)(?!\p{L})/iu, 'terms'],
  [/(?<!\p{L})(?:imprint|legal notice|impressum)(?!\p{L})/iu, 'imprint'],
  [/(?<!\p{L})(?:privacy(?: policy)?|datenschutz\p{L}*)(?!\p{L})/iu, 'privacy'],
]; // prettier-ignore
const asks = /(?<!\p{L})(?:page|add|show|put|write|stand|there|need|want|start|first|seite|stehen|zeig\p{L}*|hin|rein|brauch\p{L}*|schreib\p{L}*|soll\p{L}*|fehl\p{L}*|noch)(?!\p{L})/iu; // prettier-ignore
const inFront = /(?<!\p{L})(?:start ?page|home ?page|first page|front page|welcome|startseite|erste[nr]? seite|ganz vorne?|am anfang)(?!\p{L})/iu; // prettier-ignore
const german: Readonly<Record<string, string>> = { 'opening hours': 'Öffnungszeiten', us: 'Über uns', 'how to find us': 'Anfahrt', rules: 'Regeln', terms: 'AGB', imprint: 'Impressum', privacy: 'Datenschutz' }; // prettier-ignore

/** "auf der ersten Seite sollen unsere Öffnungszeiten stehen": a page to read, in front where that was said. */
export function textGist(text: string, plan: AppPlan): Change[] | string | null {
  const topic = topics.find(([words]) => words.test(text))?.[1];
  if (!topic || !asks.test(text)) return null;
  const found = textPageRequest(`add a page about ${plan.language === 'de' ? german[topic] : topic}`, plan);
  if (!Array.isArray(found) || !inFront.test(text)) return found;
  const label = found.flatMap((change) => (change.kind === 'add-feature' ? change.pages.map((page) => page.label) : []))[0]; // prettier-ignore
  return label ? [...found, { kind: 'main-page', page: toPascal(label) }] : found;
}
