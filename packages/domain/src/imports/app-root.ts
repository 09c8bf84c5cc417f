import type { ModuleOutline } from '../source-code/module-outline.ts';
import { objectEntries, topConstant } from '../source-code/module-outline.ts';
import { importsHostOnly, rendersAtTop } from './start-file.ts';
import { bare, child, constantText, type SyntaxNode, text, walk } from '../source-code/syntax.ts';

/** Elements that the vendor's `App` shows around the pages. */
const rootElements =
  /^(|Fragment|React\.Fragment|React\.StrictMode|StrictMode|React\.Suspense|Suspense|Router|BrowserRouter|Routes|Route|Pages|QueryClientProvider|AuthProvider|AuthenticatedApp|AppContent|AppRoutes|NavigationTracker|VisualEditAgent|UserNotRegisteredError|PageNotFound|LayoutWrapper|Layout|Page|MainPage|Toaster|SonnerToaster|Sonner|div|p|span|h1|h2|button)$/;

const rootImports =
  /^(react|react-dom|react-router-dom|@tanstack\/react-query|sonner|(?:@\/|\.\/)(?:App\.css|index\.css|globals\.css|pages|pages\/index(?:\.jsx)?|pages\.config(?:\.js)?|lib\/(?:query-client|VisualEditAgent|NavigationTracker|PageNotFound|AuthContext)(?:\.[jt]sx?)?|components\/(?:UserNotRegisteredError|ui\/(?:toaster|sonner|use-toast))(?:\.[jt]sx?)?))$/;

/** Whether `App` does no more than the vendor's: show the listed pages, each at its name. */
export function isStandardRoot(facts: ModuleOutline): boolean {
  return (
    facts.imports.every(({ specifier }) => rootImports.test(specifier)) &&
    [...facts.elements].every((name) => rootElements.test(name)) &&
    !dressesPage(facts) &&
    facts.routes.every(({ path }) => path === null || path === '' || path === '/' || path === '*') &&
    callsOnly(facts, /^(useAuth|useState|useEffect|useLocation|useMemo|navigateToLogin|App)$/)
  );
}

/** Whether it gives the whole page a direction, a theme or a title of its own. */
function dressesPage({ program }: ModuleOutline): boolean {
  let found = false;
  walk(program, (node) => {
    if (node.type === 'Identifier' && text(node, 'name') === 'document') found = true;
    if (node.type !== 'JSXAttribute') return;
    const name = text(child(node, 'name'), 'name');
    const value = name === 'className' ? constantText(child(node, 'value')) : null;
    if (name === 'dir' || name === 'style' || (value !== null && /(?:^|\s)dark(?:\s|$)/.test(value))) found = true;
  });
  return found;
}

/** Whether `main` shows nothing but `App`. */
export function isStandardStart(facts: ModuleOutline): boolean {
  return (
    (rendersAtTop(facts) || importsHostOnly(facts)) &&
    [...facts.elements].every((name) => /^(App|StrictMode|React\.StrictMode|Fragment|React\.Fragment|)$/.test(name))
  );
}

const callsOnly = (facts: ModuleOutline, allowed: RegExp) => [...facts.calls].every((name) => allowed.test(name));

export type PageList = {
  /** Names under which pages are reached. */
  pages: string[];
  mainPage: string | null;
  /** Whether the list does no more than name the pages, so that the platform can make it again. */
  isStandard: boolean;
};

/** Reads `pages.config.js`: a map of pages, the main one and the layout. */
export function readPagesConfig(facts: ModuleOutline): PageList {
  const config = topConstant(facts.program, 'pagesConfig');
  const entries = new Map(objectEntries(config));
  const mapped = bare(entries.get('Pages') ?? null);
  const map = mapped?.type === 'Identifier' ? topConstant(facts.program, text(mapped, 'name') ?? '') : mapped;
  const pages = objectEntries(map ?? topConstant(facts.program, 'PAGES'));
  const isStandard =
    pages.length > 0 &&
    [...entries.keys()].every((key) => ['mainPage', 'Pages', 'Layout'].includes(key)) &&
    facts.exports.every((name) => /^(PAGES|pagesConfig|default)$/.test(name)) &&
    facts.elements.size === 0 &&
    pages.every(([name, value]) => isPageOf(facts, name, value)) &&
    facts.imports.every(({ specifier }) => /^(react$|(?:@|\.)\/(?:pages\/|Layout))/.test(specifier));
  return { pages: pages.map(([name]) => name), mainPage: constantText(entries.get('mainPage') ?? null), isStandard };
}

/** Reads the generated `pages/index.jsx`, where every page has a route at its own name and one has `/`. */
export function readPagesIndex(facts: ModuleOutline): PageList {
  const pages = objectEntries(topConstant(facts.program, 'PAGES'));
  const named = new Map(pages.map(([name, value]) => [text(bare(value), 'name') ?? '', name]));
  const main = facts.routes.find(({ path }) => path === '/')?.element ?? null;
  const isStandard =
    pages.length > 0 &&
    pages.every(([name, value]) => isPageOf(facts, name, value)) &&
    facts.routes.every(
      ({ path, element }) =>
        path !== null &&
        element !== null &&
        (path === '/' || path.toLowerCase() === `/${named.get(element)}`.toLowerCase()),
    ) &&
    facts.imports.every(({ specifier }) =>
      /^(react$|react-router-dom$|\.\/[\w-]+(?:\.[jt]sx?)?$|@\/pages\/[\w-]+(?:\.[jt]sx?)?$|\.\.\/Layout(?:\.[jt]sx?)?$|@\/Layout(?:\.[jt]sx?)?$)/.test(
        specifier,
      ),
    ) &&
    [...facts.elements].every(
      (name) => /^(|Router|BrowserRouter|Routes|Route|Layout|PagesContent)$/.test(name) || named.has(name),
    );
  return {
    pages: pages.map(([name]) => name),
    mainPage: main === null ? null : (named.get(main) ?? null),
    isStandard,
  };
}

/** A page that is listed under the name of its own file. */
function isPageOf(facts: ModuleOutline, name: string, value: SyntaxNode): boolean {
  const one = bare(value);
  const specifier =
    one?.type === 'Identifier'
      ? facts.imports.find(({ locals }) => locals.includes(text(one, 'name') ?? ''))?.specifier
      : one && lazySpecifier(one);
  return (
    specifier
      ?.replace(/\.[jt]sx?$/, '')
      .split('/')
      .at(-1) === name
  );
}

/** `lazy(() => import('./pages/Home'))` */
function lazySpecifier(node: SyntaxNode): string | undefined {
  let found: string | undefined;
  walk(node, (one) => {
    if (one.type === 'ImportExpression') found = constantText(child(one, 'source')) ?? undefined;
  });
  return found;
}

/** The component that the first route of a hand-made table shows at `/`; null where that cannot be told. */
export const rootRoutePage = (facts: ModuleOutline): string | null =>
  facts.routes.find(({ path }) => path === '/')?.element ?? null;
