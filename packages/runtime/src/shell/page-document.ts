import type { PageDocument } from '@whittle/contract/page-document';

/**
 * Gives the page what the app says of it. Sheets of other sites, mostly fonts, are added by script: neither the first
 * picture nor the app's code waits for them.
 */
export function applyDocument({ language, direction, links }: PageDocument): void {
  const { documentElement, head } = document;
  documentElement.lang = language ?? 'en';
  if (direction === null) documentElement.removeAttribute('dir');
  else documentElement.dir = direction;
  loadSheets(links);
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[data-whittle-sheet]'))
    if (!links.includes(link.href)) link.remove();
}

export function loadSheets(links: readonly string[]): void {
  const loaded = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );
  for (const href of links) {
    if (loaded.has(href)) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.dataset['whittleSheet'] = '';
    document.head.append(link);
  }
}
