import type { App } from '../../core/apps/apps.service.ts';
import { errorPage, wordsFor } from '../../http/error-page/error-page.ts';

const frames = new Set(['iframe', 'frame', 'embed', 'object']);

/** Whether the browser asks for what it shows inside another page. */
export const isInFrame = (request: Request): boolean => frames.has(request.headers.get('sec-fetch-dest') ?? '');

/**
 * What a frame shows of an app that needs a sign-in: the way to the app in a tab of its own. The sign-in page is never
 * framed, and a frame on another site gets none of the app's cookies (WALL-14).
 */
export function signInInTab(request: Request, { name, embedders }: Pick<App, 'name' | 'embedders'>, address: string) {
  const { language, texts } = wordsFor(request);
  const words = texts.signInInTab(name);
  const html = errorPage({
    ...{ ...words, language, texts, href: address, opensTab: true },
    ...{ hasMark: false, requestId: null, reloadSeconds: null },
  });
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...embedders].join(' ')}`,
  ];
  return { html, headers: { 'content-security-policy': policy.join('; '), 'cache-control': 'no-store' } };
}
