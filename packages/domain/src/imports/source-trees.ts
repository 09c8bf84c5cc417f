import { globMatches } from '../files/glob-files.ts';
import { readModuleOutline } from '../source-code/module-outline.ts';
import { createFindModule } from '../source-code/module-paths.ts';
import type { ParseCode } from '../source-code/syntax.ts';

/** Folders of an app that a project may have twice: at its root and below `src`. */
const folders = ['pages', 'components'] as const;
const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

/**
 * Which of the folders that a project has both at its root and below `src` lead nowhere, as `pages/` or `src/pages/`:
 * the app is what the file that starts it reaches, and the other tree is a leftover of a move to another framework or
 * from one. Where the start reaches both, or nothing starts the app, none of them is a leftover.
 *
 * `paths` are below the project's root, as they are written there.
 */
export function leftoverTrees(
  paths: readonly string[],
  textOf: (path: string) => string,
  parse: ParseCode,
): ReadonlySet<string> {
  const code = paths.filter(isCode);
  const has = (folder: string) => code.some((path) => path.startsWith(folder));
  const twice = folders.filter((folder) => has(`${folder}/`) && has(`src/${folder}/`));
  if (twice.length === 0) return new Set();
  const start = startOf(code, paths.includes('index.html') ? textOf('index.html') : '');
  const reached = reachedFrom(start, code, (path) => importsOf(path, textOf(path), code, parse));
  const isReached = (folder: string) => [...reached].some((path) => path.startsWith(folder));
  return new Set(
    twice.flatMap((folder) => {
      const [atRoot, inSource] = [isReached(`${folder}/`), isReached(`src/${folder}/`)];
      if (atRoot === inSource) return [];
      return [atRoot ? `src/${folder}/` : `${folder}/`];
    }),
  );
}

/** What `index.html` loads, or what builds start with. */
function startOf(code: readonly string[], html: string): string | null {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=["']?\.?\/?([^"'\s>?]+)/gi)].map(([, path]) => path!);
  const usual = code.find((path) => /^src\/(?:main|index|App)\.[jt]sx?$/.test(path));
  return scripts.find((path) => code.includes(path)) ?? usual ?? null;
}

function importsOf(path: string, source: string, code: readonly string[], parse: ParseCode): string[] {
  const program = parse(path, source);
  if (!program) return [];
  const { imports, patterns } = readModuleOutline(program);
  const rooted = patterns.filter((one) => one.startsWith('/')).map((one) => `.${one}`);
  const relative = patterns.filter((one) => !one.startsWith('/'));
  const matched = [...globMatches(relative, path, code), ...globMatches(rooted, 'index.html', code)];
  return [...imports.map(({ specifier }) => specifier), ...matched.map((one) => `@/${one.path}`)];
}

function reachedFrom(
  start: string | null,
  code: readonly string[],
  specifiersOf: (path: string) => string[],
): ReadonlySet<string> {
  const find = createFindModule(code);
  const reached = new Set(start === null ? [] : [start]);
  // Grows while it is walked.
  for (const path of reached) {
    for (const specifier of specifiersOf(path)) {
      // `@` stands for the source, or for the project.
      const inSource = /^[@~]\/(.+)$/.exec(specifier)?.[1];
      const found = (inSource === undefined ? null : find(`@/src/${inSource}`, path)) ?? findWritten(specifier, path);
      if (found !== null) reached.add(found);
    }
  }
  return reached;

  /** `/src/App` means the folder here, since the paths are the project's. */
  function findWritten(specifier: string, from: string): string | null {
    return find(/^\/?src\//.test(specifier) ? `@/${specifier.replace(/^\//, '')}` : specifier, from);
  }
}
