import { limits } from '@whittle/contract/limits';
import type { CheckedPage } from '@whittle/contract/page-check';

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
};

/** `entity`: the page shows one record of it, which its address names. */
export type PageToCheck = CheckedPage & { entity: string | null };

/**
 * The pages that a turn may have broken: those whose file it changed or that use such a file, at most
 * `limits.checkPages`; `leftOut` names the others. The changed ones come first, the main page before the others of its kind. A change of what stands around
 * all pages concerns the main page. Rules: REPAIR-11.
 */
export function pagesToCheck(changed: ReadonlySet<string>, app: App): { pages: PageToCheck[]; leftOut: string[] } {
  const names = Object.keys(app.pages).toSorted((a, b) => Number(b === app.mainPage) - Number(a === app.mainPage));
  const uses = (file: string | null) => file !== null && isReached(file, changed, app.importsOf);
  const isAround = uses(app.layout) || uses(app.root);
  const own = names.filter((name) => changed.has(app.pages[name]!));
  const others = names.filter(
    (name) => !own.includes(name) && (uses(app.pages[name]!) || (isAround && name === app.mainPage)),
  );
  const concerned = [...own, ...others];
  const pages = concerned.slice(0, limits.checkPages).map((page) => ({
    page,
    path: `/${page.split('/').map(encodeURIComponent).join('/')}`,
    entity: recordOfPage(page, app.codeOf(app.pages[page]!), app.entities),
  }));
  return { pages, leftOut: concerned.slice(limits.checkPages) };
}

/** The entity whose record a page shows by the `id` of its address: the one that it asks for by id, or is called after. */
export function recordOfPage(page: string, code: string, entities: readonly string[]): string | null {
  if (!/\.get\(\s*['"`]id['"`]\s*\)/.test(code)) return null;
  const asked = [...code.matchAll(/\b([A-Z]\w*)\.(?:get\(|filter\(\s*\{\s*id\b)/g)].map(([, name]) => name!);
  const called = page.slice(page.lastIndexOf('/') + 1).replace(/(?:Details?|View|Page|Profile)$/, '');
  return [...asked, called].find((name) => entities.includes(name)) ?? null;
}

function isReached(from: string, changed: ReadonlySet<string>, importsOf: App['importsOf']): boolean {
  const seen = new Set<string>();
  const open = [from];
  while (open.length > 0) {
    const file = open.pop()!;
    if (changed.has(file)) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(importsOf(file) ?? []));
  }
  return false;
}
