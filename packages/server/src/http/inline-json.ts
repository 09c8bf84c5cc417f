import type { PageDocument } from '@whittle/contract/page-document';

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand inside a script element: nothing in it can end the element or start a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that can stand in HTML, in an attribute with quotes as well as between tags. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** The opening tag of an app's page, in the language and the direction that the app names. */
export const htmlTag = ({
  language,
  direction,
  theme,
}: Partial<Pick<PageDocument, 'language' | 'direction' | 'theme'>>): string => {
  const look = theme ? ` data-theme="${theme}"${theme === 'dark' ? ' class="dark"' : ''}` : '';
  return `<html lang="${escapeHtml(language ?? 'en')}"${direction ? ` dir="${direction}"` : ''}${look}>`;
};

/** What stands below a page, where something does. */
export const footTag = (foot: string | undefined, name: string): string =>
  foot ? `<aside id="whittle-foot" aria-label="${escapeHtml(name)}">${foot}</aside>` : '';

/** CSS that can stand inside a style element. */
export const inlineCss = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/');
