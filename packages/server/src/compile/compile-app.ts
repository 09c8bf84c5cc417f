import { hash } from 'node:crypto';
import type { AppProvider, FileProblem, PreviewModule } from '@whittle/contract/preview';
import { parseEntity } from '@whittle/domain/entities/entity';
import { isModule } from '@whittle/domain/files/paths';
import { type AppOutline, outlineOf } from './app-outline.ts';
import { expandBundlerCalls } from './bundler-calls.ts';
import { compileFile, compilerVersion } from './module-cache.ts';
import { nearest } from './nearest.ts';
import { absentPrefix } from '@whittle/domain/preview/absent-modules';
import { kitSpecifier, type Platform } from './platform.ts';
import type { ModuleRequest, RegistryForm } from './registry-form.ts';
import { platformFileText } from './platform-files.ts';
import { indexFiles, type Resolution, resolveImport } from './resolve.ts';
import { createRest } from './rest.ts';
import type { CodeForm } from './transpile.ts';
import { fileOfModule } from './value-files.ts';

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

const neutralIcon = 'Square';
/** Looking for one takes milliseconds, and nobody reads more of them at once. */
const mostIconHints = 20;

/**
 * Compiles every file of an app and connects the imports. Takes well under a millisecond for each changed file. In the
 * `published` form, which a bundler reads file by file, the modules hold no code.
 */
export function compileApp(
  files: ReadonlyMap<string, string>,
  platform: Platform,
  codeForm: CodeForm = 'preview',
): CompiledApp {
  const linker = createLinker(files, platform, codeForm);
  for (const [path, source] of files) if (isModule(path)) linker.add(path, source);
  return linker.finish();
}

/**
 * Compiles files that were not compiled before one by one, so that `compileApp` only has to connect them: the first build
 * of a large app takes seconds, in which the server goes on with everything else.
 */
export async function compileFilesAhead(files: ReadonlyMap<string, string>): Promise<void> {
  const rest = createRest();
  for (const [path, source] of files) {
    const expanded = isModule(path) ? expandBundlerCalls(path, source, files.keys()) : null;
    if (expanded?.ok) compileFile(path, expanded.source);
    await rest();
  }
}

function createLinker(files: ReadonlyMap<string, string>, platform: Platform, codeForm: CodeForm) {
  const index = indexFiles(files.keys());
  const outline = outlineOf(files);
  const textOf = (path: string) => files.get(path) ?? platformFileText(path, platform.lentFiles, outline, codeForm);
  const modules = new Map<string, PreviewModule>();
  const forms = new Map<string, RegistryForm>();
  const problems: FileProblem[] = [];
  const absences = new Set<FileProblem>();
  const vendors = new Set<string>();
  const kitParts = new Set<string>();
  let iconHints = 0;
  const requested: { file: string; target: string; line: number; names: string[] }[] = [];

  const addProblem = (id: string, key: string, problem: FileProblem) => {
    problems.push(problem);
    const digest = shortHash([key, problem.message, String(problem.line)]);
    modules.set(id, { id, hash: digest, code: '', imports: [], lines: '', problem });
  };

  function add(path: string, source: string) {
    const expanded = expandBundlerCalls(path, source, files.keys());
    if (!expanded.ok) return addProblem(path, shortHash([source]), expanded.problem);
    const compiled = compileFile(path, expanded.source, codeForm);
    if (!compiled.ok) return addProblem(path, compiled.hash, compiled.problem);
    const lines = expanded.importedAt.length === 0 ? 0 : source.split('\n').length;
    const requests = compiled.form.requests.map((one) =>
      one.line <= lines || lines === 0 ? one : { ...one, line: expanded.importedAt[one.line - lines - 1] ?? one.line },
    );
    const linked = link(path, requests);
    if ('problem' in linked) return addProblem(path, compiled.hash, linked.problem);
    forms.set(path, compiled.form);
    modules.set(path, {
      id: path,
      hash: shortHash([compilerVersion, compiled.hash, ...linked.imports]),
      code: compiled.form.code,
      imports: linked.imports,
      lines: compiled.lines,
    });
  }

  /** The ids that a module's requests lead to, or the first one that leads nowhere. */
  function link(file: string, requests: ModuleRequest[]): { imports: string[] } | { problem: FileProblem } {
    const imports: string[] = [];
    for (const request of requests) {
      const { line } = request;
      const place = { file, line, column: null };
      if (request.kind === 'icon') imports.push(icon(request.name, place));
      if (request.kind === 'module') {
        const to = resolveImport(request.specifier, file, index, platform);
        if (to.kind === 'problem') return { problem: { ...place, message: to.message, severity: 'error' } };
        if (to.kind === 'absent') {
          const problem: FileProblem = { ...place, message: to.message, severity: 'error' };
          problems.push(problem);
          absences.add(problem);
        }
        if (to.kind === 'nothing') problems.push({ ...place, message: to.warning, severity: 'warning' });
        if (to.kind === 'file' && to.warning) problems.push({ ...place, message: to.warning, severity: 'warning' });
        imports.push(idOf(to));
        if (to.kind === 'vendor') addVendor(to.specifier);
        if (to.kind === 'sdk') for (const name of entitiesIn(to.name, request.names)) checkEntity(name, place);
        if (to.kind === 'file') {
          requested.push({ file, target: to.path, line, names: request.names });
          if (!isModule(to.path) || !files.has(to.path)) addOnDemand(to.path);
        }
      }
    }
    return { imports };
  }

  /** Modules that are there because something imports them: values, and what the platform lends. */
  function addOnDemand(id: string) {
    const text = textOf(fileOfModule(id).path);
    if (modules.has(id) || text === undefined) return;
    modules.set(id, { id, hash: '', code: '', imports: [], lines: '' });
    add(id, text);
  }

  /** A client works for any name; the calls of one without a schema are refused, so its file is named here. */
  function checkEntity(name: string, place: { file: string; line: number; column: null }) {
    if (name === 'User' || files.has(`entities/${name}.json`)) return;
    const names = [...files.keys()].flatMap((path) => /^entities\/(.+)\.json$/.exec(path)?.[1] ?? []);
    const near = nearest(name, names);
    const hint = near ? `Did you mean “${near}”?` : `Add entities/${name}.json.`;
    problems.push({ ...place, message: `The app has no entity “${name}”. ${hint}`, severity: 'error' });
  }

  function checkEntityFile(path: string) {
    const name = /^entities\/(.+)\.json$/.exec(path)?.[1];
    const parsed = name === undefined ? null : parseEntity(name, files.get(path)!);
    if (parsed === null || parsed.ok || modules.has(path)) return;
    problems.push({ file: path, line: null, column: null, message: parsed.message, severity: 'error' });
  }

  function icon(name: string, place: { file: string; line: number; column: null }): string {
    vendors.add('lucide-react');
    const known = platform.icons.has(name) ? name : neutralIcon;
    if (known !== name) {
      iconHints += 1;
      const near = iconHints <= mostIconHints ? nearest(name, platform.icons.names()) : null;
      const message = `lucide-react has no icon “${name}”; a square is shown instead.${near ? ` The nearest is “${near}”.` : ''}`;
      problems.push({ ...place, message, severity: 'warning' });
    }
    const id = `icon:${known}`;
    if (!modules.has(id)) {
      const code = `(function(__w){"use strict";let c;__w.x({default:()=>d});__w.i(0,m=>{c=m.createLucideIcon});const d=c(${platform.icons.data(known)});\n})`;
      modules.set(id, {
        id,
        hash: shortHash([platform.version, id]),
        code,
        imports: ['vendor:lucide-react'],
        lines: '',
      });
    }
    return id;
  }

  function addVendor(specifier: string) {
    vendors.add(specifier);
    const part = /^@\/components\/ui\/(.+)$/.exec(specifier)?.[1];
    if (part) kitParts.add(part);
  }

  /** Names that a file of the app imports from another one that does not export them. */
  function checkNames() {
    for (const { file, target, line, names } of requested) {
      const form = forms.get(target);
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

  function finish(): CompiledApp {
    checkNames();
    for (const path of files.keys()) checkEntityFile(path);
    const providers = providersOf(forms, kitParts, outline.root !== null);
    if (providers.includes('query-client')) vendors.add('@tanstack/react-query');
    if (providers.includes('toaster')) vendors.add(kitSpecifier('sonner'));
    return {
      ...outline,
      modules,
      vendors: [...vendors],
      providers,
      problems,
      absences,
      kitParts,
    };
  }

  return { add, finish };
}

/** The entities that an import of a platform module names. */
function entitiesIn(module: string, names: string[]): string[] {
  if (module === 'entities/all') return names.filter((name) => !['default', 'all'].includes(name));
  return module.startsWith('entities/') ? [module.slice('entities/'.length)] : [];
}

const idOf = (to: Resolution) => {
  switch (to.kind) {
    case 'file':
      return to.path;
    case 'vendor':
      // Generated code gets a JSX runtime that keeps a broken component from taking the page with it.
      return `vendor:${to.specifier === 'react/jsx-runtime' ? 'whittle/jsx-runtime' : to.specifier}`;
    case 'sdk':
      return `sdk:${to.name}`;
    case 'absent':
      return `${absentPrefix}${to.message}`;
    default:
      return 'sdk:nothing';
  }
};

/** Libraries that need something around the app, which the app's code does not put there. */
function providersOf(
  forms: ReadonlyMap<string, RegistryForm>,
  kitParts: ReadonlySet<string>,
  hasRoot: boolean,
): AppProvider[] {
  const imported = new Map<string, Set<string>>();
  for (const { requests } of forms.values()) {
    for (const request of requests) {
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
  if (sonner && !sonner.has('Toaster') && !kitParts.has('sonner')) providers.push('toaster');
  const router = ['react-router-dom', 'react-router', 'whittle/page-slot'].flatMap((one) => [
    ...(imported.get(one) ?? []),
  ]);
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

const shortHash = (parts: string[]) => hash('sha256', parts.join('\n'), 'base64url').slice(0, 16);
