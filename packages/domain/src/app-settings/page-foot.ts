import type { AppStyle, AppTexts } from '@whittle/contract/app-settings/documents';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** In the language of the page: German on German ones, English on all others. */
export const madeWithWhittle = (language: string): string =>
  /^de\b/i.test(language) ? 'Erstellt mit Whittle' : 'Made with Whittle';

/**
 * What stands below every page of an app (PUB-06, PUB-05): its call to action, and that it was made with Whittle. It is HTML,
 * because a published page has it before any script runs; no text of it can leave its place.
 */
export function pageFoot(
  { ctaMessage, ctaButton, ctaLink }: AppTexts,
  { hideBuildAI }: Pick<AppStyle, 'hideBuildAI'>,
  language: string,
): string {
  const button = ctaButton.trim() !== '' && ctaLink !== '' ? link(ctaLink, ctaButton, 'call') : '';
  const message = ctaMessage.trim() === '' ? '' : `<p>${escape(ctaMessage)}</p>`;
  const action = message + button === '' ? '' : `<div class="action">${message}${button}</div>`;
  const mark = hideBuildAI ? '' : `<small>${madeWithWhittle(language)}</small>`;
  return action + mark;
}

const link = (href: string, label: string, name: string) =>
  `<a class="${name}" href="${escape(href)}" rel="noopener noreferrer">${escape(label)}</a>`;

/** In the colours of the page around it, whatever they are. */
export const pageFootCss = [
  '#whittle-foot{display:flex;flex-direction:column;align-items:center;gap:.75rem;padding:1rem;text-align:center;font-size:.875rem;line-height:1.25rem}',
  '#whittle-foot:empty{display:none}',
  '#whittle-foot .action{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:.75rem;max-width:60ch;overflow-wrap:anywhere}',
  '#whittle-foot p{margin:0}',
  '#whittle-foot .call{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid;border-radius:var(--radius,.25rem);color:inherit;font-weight:500;text-decoration:none}',
  '#whittle-foot small{font-size:.75rem}',
  // The bar at the bottom of a phone lies above what is there.
  '@media (width<48rem){body:has([data-slot=app-shell]) #whittle-foot{padding-bottom:calc(4.5rem + env(safe-area-inset-bottom))}}',
].join('\n');
