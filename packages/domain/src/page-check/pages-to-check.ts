import { limits } from '@whittle/contract/limits';
import type { CheckedPage, PageViewer } from '@whittle/contract/page-check';
import { recordOfPage, type RecordInAddress } from './record-of-page.ts';

type App = {
  /** Page name to file. */
  pages: Readonly<Record<string, string>>;
  mainPage: string | null;
  layout: string | null;
  /** The app's own root, which stands around everything. */
  root: string | null;
  importsOf(file: string): readonly string[] | undefined;
  codeOf(file: string): string;
  entities: readonly string[];
  /** As whom, besides its owner, the app looks different. */
  otherViewers: readonly PageViewer[];
};

/** `record`: the page shows one record, which its address names. */
export type PageToCheck = CheckedPage & { record: RecordInAddress | null };

/**
 * The pages that a turn may have broken, in the order in which they are opened: those whose file it changed or that use such
 * a file or entity, as the owner, then as everybody else; at most `limits.checkPages`, and `leftOut` names the others. The
 * changed ones come first, the main page before the others of its kind. A change of what stands around all pages, or of
 * their style, concerns the main page. Rules: REPAIR-11.
 */
export function pagesToCheck(changed: ReadonlySet<string>, app: App): { pages: PageToCheck[]; leftOut: string[] } {
  const names = Object.keys(app.pages).toSorted((a, b) => Number(b === app.mainPage) - Number(a === app.mainPage));
  const isChanged = changeOf(changed, app);
  const uses = (file: string | null) => file !== null && isReached(file, isChanged, app.importsOf);
  const isAround = changed.has('globals.css') || uses(app.layout) || uses(app.root);
  const own = names.filter((name) => changed.has(app.pages[name]!));
  const others = names.filter(
    (name) => !own.includes(name) && (uses(app.pages[name]!) || (isAround && name === app.mainPage)),
  );
  const concerned = [...own, ...others];
  const pages = concerned.slice(0, limits.checkPages).map((page) => ({
    page,
    path: `/${page.split('/').map(encodeURIComponent).join('/')}`,
    record: recordOfPage(page, app.codeOf(app.pages[page]!), app.entities),
  }));
  const as = (viewer: PageViewer) => pages.map((page) => ({ ...page, viewer }));
  return { pages: [...as('owner'), ...app.otherViewers.flatMap(as)], leftOut: concerned.slice(limits.checkPages) };
}

/** Whether a file is another one than before, or is about an entity that is. */
function changeOf(changed: ReadonlySet<string>, { codeOf }: App): (file: string) => boolean {
  const entities = [...changed].flatMap((path) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? []);
  const about = entities.length > 0 ? new RegExp(`\\b(?:${entities.join('|')})\\.\\w`) : null;
  return (file) => changed.has(file) || (about?.test(codeOf(file)) ?? false);
}

function isReached(from: string, isChanged: (file: string) => boolean, importsOf: App['importsOf']): boolean {
  const seen = new Set<string>();
  const open = [from];
  while (open.length > 0) {
    const file = open.pop()!;
    if (isChanged(file)) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(importsOf(file) ?? []));
  }
  return false;
}
