import type { ImportNote } from '@whittle/contract/imports';
import type { ImportSentenceCode } from '@whittle/contract/imports/sentences';
import {
  isStandardRoot,
  isStandardStart,
  type PageList,
  readPagesConfig,
  readPagesIndex,
  rootRoutePage,
} from './app-root.ts';
import { isUsualPart, staysWithPages } from './kit-files.ts';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import { createFindModule } from '../source-code/module-paths.ts';
import type { PlatformNames } from './platform-names.ts';
import { noteOf } from './sentence.ts';
import { clientRequiresAuth, standardFile } from './standard-files.ts';

export type ChosenFiles = {
  kept: Set<string>;
  leftOut: ImportNote[];
  pages: string[] | null;
  mainPage: string | null;
  hasOwnRoot: boolean;
  /** The file that starts the app in the browser. */
  start: string | null;
  /** Whether that file puts something around the app, or around pages of its own. */
  startIsRoot: boolean;
  requiresAuth: boolean;
  /** `pages/Layout.jsx`, where the layout lay once; it moves to the root. */
  layoutInPages: string | null;
};

const rootFile = /^App\.[jt]sx?$/;
const startFile = /^(?:main|index)\.[jt]sx?$/;
const listFile = /^(?:pages\.config\.[jt]sx?|pages\/index\.[jt]sx?)$/;

const partFile = /^(?:components\/ui\/|hooks\/(?=use-toast\.))(.+)\.[jt]sx?$/;
/** What asks for short messages, keeps them and shows them. They share a store, so one kept file keeps the others. */
const toastFile = /^(?:components\/ui\/(?:toast|toaster|use-toast)|hooks\/use-toast)\.[jt]sx?$/;
const isToaster = /^components\/ui\/toaster\.[jt]sx?$/;

/**
 * Decides which modules of an export the app needs. What the platform answers itself is left out as long as it is the
 * vendor's own; an app whose root does more than show its pages keeps that root and all that it needs. `start` is the
 * module that `index.html` loads.
 */
export function chooseFiles(
  sources: ReadonlyMap<string, string>,
  modules: ReadonlyMap<string, ModuleOutline>,
  { platform, start: started }: { platform: PlatformNames; start: string | null },
): ChosenFiles {
  const find = (pattern: RegExp) => [...sources.keys()].find((path) => pattern.test(path)) ?? null;
  const [root, listPath] = [find(rootFile), find(listFile)];
  const start = started !== null && started !== root && modules.has(started) ? started : find(startFile);
  const facts = (path: string | null) => (path === null ? null : (modules.get(path) ?? null));
  const list = readList(listPath, facts(listPath));
  const layoutInPages = find(/^pages\/[Ll]ayout\.[jt]sx?$/);

  const rootIsStandard = root === null || (facts(root) !== null && isStandardRoot(facts(root)!));
  const listIsStandard = listPath === null || list?.isStandard === true;
  const hasPages = find(/^pages\/[^/]+\.[jt]sx?$/) !== null;
  const startIsStandard = start === null || facts(start) === null || isStandardStart(facts(start)!);
  const byPages = rootIsStandard && listIsStandard && hasPages && startIsStandard;

  /** A page that the generated list leaves out cannot be reached. */
  const isUnlisted = (path: string) => {
    const name = /^pages\/([^/]+)\.[jt]sx?$/.exec(path)?.[1];
    const listed = list?.pages ?? [];
    return (
      name !== undefined && listed.length > 0 && !listed.includes(name) && path !== layoutInPages && path !== listPath
    );
  };

  const chosen = choose(byPages);
  // A page that asks the vendor's sign-in context needs the provider around it, which its own root brings; and a toaster
  // of its own is shown by the root.
  const findFile = createFindModule(sources.keys());
  const rootShows = (path: string) =>
    facts(root)?.imports.some(({ specifier }) => findFile(specifier, root!) === path) === true;
  const needsRoot =
    byPages &&
    root !== null &&
    [...chosen.kept].some((path) => path.startsWith('lib/AuthContext.') || (isToaster.test(path) && rootShows(path)));
  const { kept, leftOut, hasOwnRoot } = needsRoot ? choose(false) : chosen;
  return {
    kept,
    leftOut,
    hasOwnRoot,
    start: facts(start) === null ? null : start,
    // An `App` of another name, with no pages beside it, is known to the start alone.
    startIsRoot: hasOwnRoot || !startIsStandard || (root === null && !hasPages),
    pages: list?.pages ?? null,
    mainPage: list?.mainPage ?? mainByRoute(root, modules),
    requiresAuth: [...modules.values()].some((one) => clientRequiresAuth(one) === true),
    layoutInPages: hasOwnRoot ? null : layoutInPages,
  };

  function choose(isByPages: boolean) {
    const drop = new Map<string, ImportSentenceCode>();
    if (start !== null) drop.set(start, 'starts-app');
    if (isByPages && root !== null) drop.set(root, 'shows-pages');
    if (listPath !== null && listIsStandard && (isByPages || platform.answers(specifierOf(listPath))))
      drop.set(listPath, 'list-of-pages');
    const findModule = createFindModule(sources.keys());
    const usable = [...sources.keys()].filter((path) => !drop.has(path));
    const wanted = wantedNames(usable, modules, findModule);
    for (const path of usable)
      if (isByPages && isUnlisted(path) && !wanted.has(path)) drop.set(path, 'not-in-list-of-pages');
    for (const path of usable) {
      const because = replaced(path, wanted.get(path) ?? new Set());
      if (because) drop.set(path, because);
    }
    if (usable.some((path) => toastFile.test(path) && !drop.has(path)))
      for (const path of drop.keys()) if (toastFile.test(path)) drop.delete(path);
    keepNeeded(drop);
    return {
      kept: new Set([...sources.keys()].filter((path) => !drop.has(path))),
      leftOut: [...drop].map(([path, code]) => noteOf(code, path)),
      hasOwnRoot: !isByPages && root !== null,
    };

    /** Why a file can go: it is the vendor's, unchanged, and either the platform answers it or nobody asks for it. */
    function replaced(path: string, names: ReadonlySet<string>): ImportSentenceCode | null {
      const one = modules.get(path);
      if (!one) return null;
      const source = sources.get(path)!;
      if (staysWithPages(path)) return 'unused-part';
      const part = partFile.exec(path)?.[1];
      if (part) {
        return isUsualPart(part, source, one, names, platform) ? 'usual-part' : null;
      }
      const what = standardFile(path, one, source);
      if (what === null) return null;
      const offered = platform.exportsOf(specifierOf(path));
      if (offered && [...names].some((name) => name !== '*' && !offered.has(name))) return null;
      return what;
    }

    /** What the platform does not answer, or answers otherwise, stays as long as a file that stays asks for it. */
    function keepNeeded(dropped: Map<string, ImportSentenceCode>) {
      for (let isDone = false; !isDone;) {
        isDone = true;
        for (const path of sources.keys()) {
          if (dropped.has(path)) continue;
          for (const { specifier } of modules.get(path)?.imports ?? []) {
            const target = findModule(specifier, path);
            if (target === null || !dropped.has(target) || target === root || target === start) continue;
            if (platform.answers(specifierOf(target)) && !staysWithPages(target)) continue;
            dropped.delete(target);
            isDone = false;
          }
        }
      }
    }
  }
}

const specifierOf = (path: string) => `@/${path.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '')}`;

function readList(path: string | null, facts: ModuleOutline | null): PageList | null {
  if (path === null) return null;
  if (facts === null) return { pages: [], mainPage: null, isStandard: false };
  return path.startsWith('pages/') ? readPagesIndex(facts) : readPagesConfig(facts);
}

/** Which names other files ask a module for. */
function wantedNames(
  paths: readonly string[],
  modules: ReadonlyMap<string, ModuleOutline>,
  findModule: (specifier: string, from: string) => string | null,
): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const path of paths) {
    for (const { specifier, names } of modules.get(path)?.imports ?? []) {
      const target = findModule(specifier, path);
      if (target === null) continue;
      const known = wanted.get(target) ?? new Set();
      for (const name of names) known.add(name);
      wanted.set(target, known);
    }
  }
  return wanted;
}

/** The page that a hand-made table of routes shows first. */
function mainByRoute(root: string | null, modules: ReadonlyMap<string, ModuleOutline>): string | null {
  const facts = root === null ? undefined : modules.get(root);
  const element = facts && rootRoutePage(facts);
  const from = element && facts.imports.find(({ locals }) => locals.includes(element))?.specifier;
  return from ? (/pages\/([\w-]+)(?:\.[jt]sx?)?$/.exec(from)?.[1] ?? null) : null;
}
