import type { ImportSentenceCode } from '@whittle/contract/imports/sentences';

/** Folders and files of a project that are made by tools or by the system, wherever they lie. */
const ignored: [pattern: RegExp, reason: ImportSentenceCode][] = [
  [/(^|\/)(__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)(\/|$)|(^|\/)\._[^/]*$/, 'file-system-leftover'],
  [/(^|\/)node_modules\//, 'packages-folder'],
  [/(^|\/)\.git\//, 'repository-history'],
  [/^(dist|build|coverage|out|\.next|\.vite|\.cache)\//, 'made-by-build'],
  [/(^|\/)(package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock)$/, 'lock-file'],
  [/(^|\/)\.env(\.[^/]*)?$/, 'other-installation'],
];

/** Why a file is of no use to an import; null when it may be one. `path` is below the project's root. */
export const ignoredBecause = (path: string): ImportSentenceCode | null =>
  ignored.find(([pattern]) => pattern.test(path))?.[1] ?? null;

/** What lies at the root of a project, or is a folder of it. */
const rootSigns = [
  /^package\.json$/,
  /^whittle\/app\.json$/,
  /^index\.html$/,
  /^base44\//,
  /^src\//,
  /^(pages|entities|components)\/[^/]+\.(jsx?|tsx?|jsonc?)$/,
  /^[Ll]ayout\.(jsx?|tsx?)$/,
];

/** How deep below the archive's top a project may lie; people pack folders of folders. */
const mostFolders = 10;

/**
 * The folder of the archive that the project lies in, with `/` at its end, or an empty text: the one nearest to the top
 * that looks most like a project's root.
 */
export function findRoot(paths: readonly string[]): string {
  const kept = paths.filter((path) => ignoredBecause(path) === null && !/(^|\/)node_modules\//.test(path));
  const folders = new Set(['']);
  for (const path of kept) {
    const parts = path.split('/').slice(0, -1);
    for (let depth = 1; depth <= Math.min(parts.length, mostFolders); depth += 1)
      folders.add(`${parts.slice(0, depth).join('/')}/`);
  }
  let best = { folder: '', score: 0 };
  for (const folder of [...folders].toSorted((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1))) {
    const below = kept.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
    const score = rootSigns.filter((sign) => below.some((path) => sign.test(path))).length;
    if (score > best.score) best = { folder, score };
  }
  // `src` alone holds pages and components as the oldest layout's root does; what lies beside it belongs to the project.
  return best.folder.replace(/(^|\/)src\/$/, '$1');
}

const depthOf = (folder: string) => folder.split('/').length;
