import type { AppProvider, FileProblem, PreviewModule } from '@whittle/contract/preview';
import { parseEntity } from '@whittle/domain/entities/entity';
import { isModule } from '@whittle/domain/files/file-kinds';
import { type AppOutline, outlineOf } from './app-outline.ts';
import { expandBundlerCalls } from './modules/bundler-calls.ts';
import { iconId, type LinkContext, linkFile, type LinkedFile, shortHash } from './modules/link-file.ts';
import { compileFile } from './modules/module-cache.ts';
import { kitSpecifier, type Platform, useToastSpecifiers } from './platform.ts';
import { platformFileText } from './modules/platform-files.ts';
import { indexFiles } from './modules/resolve.ts';
import { createYielder } from './yield-to-server.ts';
import type { CodeForm } from './modules/transpile.ts';
import { fileOfModule } from './modules/value-files.ts';

/** A whole app in registry form. Files that do not compile are modules with a `problem`. */
export type CompiledApp = AppOutline & {
  modules: ReadonlyMap<string, PreviewModule>;
  vendors: string[];
  providers: AppProvider[];
  problems: FileProblem[];
  /** Those of them that name something missing: the file runs, and what uses the missing thing fails. */
  absences: ReadonlySet<FileProblem>;
  /** Which kit parts the app's own code imports. */
  kitParts: ReadonlySet<string>;
};

type Files = ReadonlyMap<string, string>;

/** Looking for one takes milliseconds, and nobody reads more of them at once. */
const mostIconHints = 20;

/**
 * Compiles every file of an app and connects the imports. Takes well under a millisecond for each file that was not
 * compiled before. In the `published` form, which a bundler reads file by file, the modules hold no code.
 */
export const compileApp = (files: Files, platform: Platform, codeForm: CodeForm = 'preview'): CompiledApp =>
  createAppCompiler(platform, codeForm)(files);

/**
 * Compiles files that were not compiled before one by one, so that `compileApp` only has to connect them: the first build
 * of a large app takes seconds, in which the server goes on with everything else.
 */
export async function compileFilesAhead(files: Files): Promise<void> {
  const letOthersWork = createYielder();
  for (const [path, source] of files) {
    const expanded = isModule(path) ? expandBundlerCalls(path, source, files.keys()) : null;
    if (expanded?.ok) compileFile(path, expanded.source);
    await letOthersWork();
  }
}

/**
 * Compiles one app again and again: as long as the same files are there, only those whose text changed are looked at, so
 * that a change in an app of hundreds of files takes a few milliseconds.
 */
export function createAppCompiler(platform: Platform, codeForm: CodeForm = 'preview'): (files: Files) => CompiledApp {
  let known = new Map<string, { source: string; linked: LinkedFile }>();
  let index = indexFiles([]);
  const icons = new Map<string, PreviewModule>();

  const iconModule = (name: string): PreviewModule => {
    const id = iconId(name);
    const made = icons.get(id) ?? {
      ...{ id, hash: shortHash([platform.version, id]), imports: ['vendor:lucide-react'], lines: '' },
      code: `(function(__w){"use strict";let c;__w.x({default:()=>d});__w.i(0,m=>{c=m.createLucideIcon});const d=c(${platform.icons.data(name)});\n})`,
    };
    icons.set(id, made);
    return made;
  };

  /** Each file of the app, and what is there because something imports it: values, and what the platform lends. */
  function linkAll(files: Files, outline: AppOutline): Map<string, LinkedFile> {
    if (!holdsSame(index.paths, files)) {
      index = indexFiles(files.keys());
      known.clear();
    }
    const context: LinkContext = { index, platform, codeForm, iconHints: { left: mostIconHints } };
    const next: typeof known = new Map();
    const linked = new Map<string, LinkedFile>();
    const waiting: string[] = [];
    const add = (path: string, source: string) => {
      const before = known.get(path);
      const one = before?.source === source ? before : { source, linked: linkFile(path, source, context) };
      next.set(path, one);
      linked.set(path, one.linked);
      for (const { target } of one.linked.requested) if (!isModule(target) || !files.has(target)) waiting.push(target);
    };
    for (const [path, source] of files) if (isModule(path)) add(path, source);
    for (const id of waiting) {
      const { path } = fileOfModule(id);
      const text = files.get(path) ?? platformFileText(path, platform.providedFiles, outline, codeForm);
      if (!linked.has(id) && text !== undefined) add(id, text);
    }
    known = next;
    return linked;
  }

  return (files) => {
    const outline = outlineOf(files);
    const linked = linkAll(files, outline);
    const all = [...linked.values()];
    const vendors = new Set(all.flatMap((file) => file.vendors));
    const kitParts = new Set([...vendors].flatMap((one) => /^@\/components\/ui\/(.+)$/.exec(one)?.[1] ?? []));
    const providers = providersOf(all, vendors, outline.root !== null);
    if (providers.includes('query-client')) vendors.add('@tanstack/react-query');
    if (providers.includes('toaster')) vendors.add(kitSpecifier('sonner'));
    const modules = [...all.map(({ module }) => module), ...all.flatMap((file) => file.icons.map(iconModule))];
    return {
      ...outline,
      modules: new Map(modules.map((module) => [module.id, module])),
      vendors: [...vendors],
      providers,
      problems: [
        ...all.flatMap((file) => file.problems),
        ...nameProblems(linked),
        ...entityFileProblems(files, linked),
      ],
      absences: new Set(all.flatMap((file) => file.absences)),
      kitParts,
    };
  };
}

const holdsSame = (paths: ReadonlySet<string>, files: Files) =>
  paths.size === files.size && [...files.keys()].every((path) => paths.has(path));

/** Names that a file of the app imports from another one that does not export them. */
function nameProblems(linked: ReadonlyMap<string, LinkedFile>): FileProblem[] {
  const problems: FileProblem[] = [];
  for (const [file, { requested }] of linked) {
    for (const { target, line, names } of requested) {
      const form = linked.get(target)?.form;
      if (!form || form.hasStarExport) continue;
      for (const name of names) {
        if (form.exports.includes(name)) continue;
        const offered = form.exports.map((one) => (one === 'default' ? 'a default export' : `“${one}”`)).join(', ');
        const wanted = name === 'default' ? 'no default export' : `no export “${name}”`;
        const message = `“${target}” has ${wanted}. It has ${offered || 'no exports'}.`;
        problems.push({ file, line, column: null, message, severity: 'error' });
      }
    }
  }
  return problems;
}

function entityFileProblems(files: Files, linked: ReadonlyMap<string, LinkedFile>): FileProblem[] {
  return [...files].flatMap(([file, text]) => {
    const name = /^entities\/(.+)\.json$/.exec(file)?.[1];
    const parsed = name === undefined || linked.has(file) ? null : parseEntity(name, text);
    if (parsed === null || parsed.ok) return [];
    return [{ file, line: null, column: null, message: parsed.message, severity: 'error' as const }];
  });
}

/** Libraries that need something around the app, which the app's code does not put there. */
function providersOf(files: Iterable<LinkedFile>, vendors: ReadonlySet<string>, hasRoot: boolean): AppProvider[] {
  const imported = new Map<string, Set<string>>();
  for (const { form } of files) {
    for (const request of form?.requests ?? []) {
      if (request.kind !== 'module') continue;
      const names = imported.get(request.specifier) ?? new Set();
      for (const name of request.names) names.add(name);
      imported.set(request.specifier, names);
    }
  }
  const providers: AppProvider[] = [];
  const query = imported.get('@tanstack/react-query');
  if (query && !query.has('QueryClientProvider')) providers.push('query-client');
  const sonner = imported.get('sonner');
  const asksForToasts = sonner !== undefined || useToastSpecifiers.some((one) => vendors.has(one));
  const hasToaster = sonner?.has('Toaster') || ['sonner', 'toaster'].some((part) => vendors.has(kitSpecifier(part)));
  if (asksForToasts && !hasToaster) providers.push('toaster');
  const router = ['react-router-dom', 'whittle/page-slot'].flatMap((one) => [...(imported.get(one) ?? [])]);
  if (hasRoot && router.length > 0 && !router.some((name) => routers.has(name))) providers.push('router');
  return providers;
}

const routers = new Set([
  'BrowserRouter',
  'HashRouter',
  'MemoryRouter',
  'Router',
  'RouterProvider',
  'PagesRouter',
  'unstable_HistoryRouter',
]);
