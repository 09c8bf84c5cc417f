import { resolvePage } from '../publishing/resolve-page.ts';

type Provider = 'query-client' | 'toaster' | 'router';

/** What the running page puts around an app stands on these. */
const providerLibraries: Partial<Record<Provider, string>> = {
  'query-client': '@tanstack/react-query',
  toaster: '@/components/ui/sonner',
};

export type LinkedApp = {
  appId: string;
  slug: string;
  mainPage: string | null;
  /** Page name to module id. */
  pages: Readonly<Record<string, string>>;
  layout: string | null;
  root: string | null;
  providers: readonly Provider[];
};

/** The ids that a module imports, at once or later; undefined for an id that is no module. */
export type ImportsOf = (id: string) => readonly string[] | undefined;

/** Import specifiers of the libraries that an app needs before it can show what lies at `path`. */
export function librariesAt(app: LinkedApp, importsOf: ImportsOf, path: string): Set<string> {
  const page = resolvePage({ ...app, pages: Object.keys(app.pages) }, path);
  const roots = app.root === null ? [app.layout, page === null ? null : app.pages[page]!] : [app.root];
  const libraries = librariesOf(
    roots.filter((id) => id !== null),
    importsOf,
  );
  for (const provider of app.providers) {
    const library = providerLibraries[provider];
    if (library) libraries.add(library);
  }
  return libraries;
}

/** Import specifiers of the libraries that these modules lead to. */
export function librariesOf(modules: readonly string[], importsOf: ImportsOf): Set<string> {
  const libraries = new Set<string>();
  const seen = new Set<string>(modules);
  for (const id of seen) {
    if (id.startsWith('vendor:')) libraries.add(id.slice('vendor:'.length));
    for (const next of importsOf(id) ?? []) seen.add(next);
  }
  return libraries;
}
