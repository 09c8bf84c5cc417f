import type { PageDocument } from '@whittle/contract/page-document';

/**
 * Gives the page what the app says of it. Sheets of other sites, mostly fonts, are added by script: neither the first
 * picture nor the app's code waits for them.
 */
export function applyDocument({ language, direction, theme, foot, links }: PageDocument): void {
  const { documentElement, head } = document;
  documentElement.lang = language ?? 'en';
  if (direction === null) documentElement.removeAttribute('dir');
  else documentElement.dir = direction;
  applyStyleTheme(theme);
  showFoot(foot);
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

/** What the page had before its style was light or dark by itself. */
let before: { theme: string | undefined } | null = null;

function applyStyleTheme(theme: 'light' | 'dark' | null): void {
  const { dataset, classList } = document.documentElement;
  if (theme !== null) {
    before ??= { theme: dataset['theme'] };
    dataset['theme'] = theme;
    classList.toggle('dark', theme === 'dark');
    return;
  }
  if (before === null) return;
  if (before.theme === undefined) delete dataset['theme'];
  else dataset['theme'] = before.theme;
  classList.remove('dark');
  before = null;
}

/** The platform made it of texts of the app; nothing that an app writes stands there as markup. */
function showFoot(html: string): void {
  let foot = document.getElementById('whittle-foot');
  if (foot === null && html === '') return;
  if (foot === null) {
    foot = Object.assign(document.createElement('aside'), { id: 'whittle-foot', ariaLabel: document.title });
    document.getElementById('root')?.after(foot);
  }
  if (foot.innerHTML !== html) foot.innerHTML = html;
}
