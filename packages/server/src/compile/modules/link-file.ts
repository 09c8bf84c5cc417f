import { mostLike } from '@whittle/domain/source-code/nearest-name';
import { hash } from 'node:crypto';
import type { FileProblem, PreviewModule } from '@whittle/contract/preview';
import { absentPrefix } from '@whittle/domain/preview/absent-modules';
import { expandBundlerCalls } from './bundler-calls.ts';
import { compileFile, compilerVersion } from './module-cache.ts';
import type { Platform } from '../platform.ts';
import type { ModuleRequest, RegistryForm } from './registry-form.ts';
import { type FileIndex, type Resolution, resolveImport } from './resolve.ts';
import type { CodeForm } from './transpile.ts';

/** Names that a file takes from another file of the app, in line `line`. */
export type Requested = { target: string; line: number; names: string[] };

/**
 * What one file brings into its app. It depends on the file's text and on which files there are, and on nothing of what
 * the other files say. `form` is null when the file does not compile.
 */
export type LinkedFile = {
  module: PreviewModule;
  form: RegistryForm | null;
  problems: FileProblem[];
  /** Those of them that name something missing: the file runs, and what uses the missing thing fails. */
  absences: FileProblem[];
  vendors: string[];
  /** Names of icons that exist. */
  icons: string[];
  requested: Requested[];
};

export type LinkContext = {
  index: FileIndex;
  platform: Platform;
  codeForm: CodeForm;
  /** How many hints at icons with a similar name may still be looked for. */
  iconHints: { left: number };
};

type Place = { file: string; line: number; column: null };

const neutralIcon = 'Square';

export const iconId = (name: string) => `icon:${name}`;
export const shortHash = (parts: string[]) => hash('sha256', parts.join('\n'), 'base64url').slice(0, 16);

/** Compiles a file and connects its imports. Never throws: what is wrong with the file is a problem. */
export function linkFile(path: string, source: string, context: LinkContext): LinkedFile {
  const { index, platform, codeForm } = context;
  const { paths } = index;
  const linked: LinkedFile = {
    module: { id: path, hash: '', code: '', imports: [], lines: '' },
    form: null,
    problems: [],
    absences: [],
    vendors: [],
    icons: [],
    requested: [],
  };
  const broken = (key: string, problem: FileProblem): LinkedFile => {
    linked.problems.push(problem);
    const digest = shortHash([key, problem.message, String(problem.line)]);
    return { ...linked, module: { ...linked.module, hash: digest, problem } };
  };

  const expanded = expandBundlerCalls(path, source, paths);
  if (!expanded.ok) return broken(shortHash([source]), expanded.problem);
  const compiled = compileFile(path, expanded.source, codeForm);
  if (!compiled.ok) return broken(compiled.hash, compiled.problem);
  const { form } = compiled;
  const lines = expanded.importedAt.length === 0 ? 0 : source.split('\n').length;
  const lineOf = (line: number) =>
    line <= lines || lines === 0 ? line : (expanded.importedAt[line - lines - 1] ?? line);
  const imports: string[] = [];
  for (const request of form.requests) {
    const place = { file: path, line: lineOf(request.line), column: null };
    if (request.kind === 'icon') imports.push(iconOf(request.name, place, linked, context));
    if (request.kind !== 'module') continue;
    const to = resolveImport(request.specifier, path, index, platform);
    if (to.kind === 'problem') return broken(compiled.hash, { ...place, message: to.message, severity: 'error' });
    imports.push(idOf(to));
    noteWhere(to, request, place, linked, paths);
  }
  const digest = shortHash([compilerVersion, compiled.hash, ...imports]);
  const module = { id: path, hash: digest, code: form.code, imports, lines: compiled.lines };
  return { ...linked, form, module };
}

/** What an import that leads somewhere means for the app. */
function noteWhere(
  to: Resolution,
  { names, isLazy }: ModuleRequest & { kind: 'module' },
  place: Place,
  { problems, absences, vendors, requested }: LinkedFile,
  paths: ReadonlySet<string>,
): void {
  if (to.kind === 'absent') {
    // What is loaded once the app runs in a native shell is never loaded here.
    const severity = to.isNative && isLazy ? 'warning' : 'error';
    const problem: FileProblem = { ...place, message: to.message, severity };
    problems.push(problem);
    absences.push(problem);
  }
  if (to.kind === 'nothing' || to.kind === 'worker')
    problems.push({ ...place, message: to.warning, severity: 'warning' });
  if (to.kind === 'vendor') vendors.push(to.specifier);
  if (to.kind === 'sdk') {
    for (const name of entitiesIn(to.name, names)) {
      const problem = entityProblem(name, place, paths);
      if (problem) problems.push(problem);
    }
  }
  if (to.kind === 'file') {
    if (to.warning) problems.push({ ...place, message: to.warning, severity: 'warning' });
    requested.push({ target: to.path, line: place.line, names });
  }
}

/** A client works for any name; the calls of one without a schema are refused, so its file is named here. */
function entityProblem(name: string, place: Place, paths: ReadonlySet<string>): FileProblem | null {
  if (name === 'User' || paths.has(`entities/${name}.json`)) return null;
  const names = [...paths].flatMap((path) => /^entities\/(.+)\.json$/.exec(path)?.[1] ?? []);
  const near = mostLike(name, names);
  const hint = near ? `Did you mean “${near}”?` : `Add entities/${name}.json.`;
  return { ...place, message: `The app has no entity “${name}”. ${hint}`, severity: 'error' };
}

function iconOf(name: string, place: Place, linked: LinkedFile, { platform, iconHints }: LinkContext): string {
  const known = platform.icons.has(name) ? name : neutralIcon;
  if (known !== name) {
    iconHints.left -= 1;
    const near = iconHints.left >= 0 ? mostLike(name, platform.icons.names()) : null;
    const message = `lucide-react has no icon “${name}”; a square is shown instead.${near ? ` The nearest is “${near}”.` : ''}`;
    linked.problems.push({ ...place, message, severity: 'warning' });
  }
  linked.vendors.push('lucide-react');
  linked.icons.push(known);
  return iconId(known);
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
    case 'worker':
      return 'sdk:worker';
    case 'absent':
      return `${absentPrefix}${to.message}`;
    default:
      return 'sdk:nothing';
  }
};
