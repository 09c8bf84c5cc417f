import {
  english,
  type Language,
  languageCookie,
  pickLanguage,
  wantedLanguages,
} from '@whittle/domain/languages/languages';
import { parse } from 'hono/utils/cookie';
import { escapeHtml } from '../inline-json.ts';
import { errorPageStyle } from './error-page-style.ts';
import { type ErrorPageTexts, errorPageTexts, type Words } from './error-page.texts.ts';

export type ErrorPage = Words & {
  language: Language;
  texts: ErrorPageTexts;
  /** Where the action leads, out of any frame; empty for the same page again, null for no action. */
  href: string | null;
  /** Not on the hosts of apps, which are not the product's own pages. */
  hasMark: boolean;
  requestId: string | null;
  reloadSeconds: number | null;
  /** Leaves the frame as it is. */
  opensTab?: boolean;
};

/** A page for a person whom an address led nowhere. It needs no script, no file and no session. */
export function errorPage(page: ErrorPage): string {
  const { language, texts, title, text, action, href, hasMark, requestId, reloadSeconds, opensTab } = page;
  return `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${reloadSeconds === null ? '' : `<meta http-equiv="refresh" content="${reloadSeconds}">\n`}<title>${escapeHtml(title)}</title>
<style>${errorPageStyle}</style>
</head>
<body>
<main>
${hasMark ? `${mark}\n` : ''}<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${action === undefined || href === null ? '' : `<p class="action"><a href="${escapeHtml(href)}"${href === '' ? '' : ` target="${opensTab ? '_blank' : '_top'}"`}>${escapeHtml(action)}</a></p>\n`}${
    requestId === null
      ? ''
      : `<p class="request">${escapeHtml(texts.requestId)}: <code>${escapeHtml(requestId)}</code></p>\n`
  }</main>
</body>
</html>
`;
}

/** What the reader chose for the interface, else what the browser asks for. Rule: LANG-01. */
export function wordsFor(request: Request): { language: Language; texts: ErrorPageTexts } {
  const chosen = parse(request.headers.get('cookie') ?? '', languageCookie)[languageCookie];
  const language = pickLanguage(chosen, wantedLanguages(request.headers.get('accept-language') ?? undefined));
  const texts = errorPageTexts[language.tag as keyof typeof errorPageTexts] as ErrorPageTexts | undefined;
  return texts ? { language, texts } : { language: english, texts: errorPageTexts.en };
}

const mark =
  '<svg aria-hidden="true" viewBox="0 0 20 20" width="28" height="28"><path fill="currentColor" d="M4 0h8.500L20 7.500V16a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z"/><path d="m4.500 7 2.100 7L10 8.500 13.400 14l2.100-7" fill="none" stroke="var(--on-accent)" stroke-width="1.750"/></svg>';
