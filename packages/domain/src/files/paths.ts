import { limits } from '@whittle/contract/limits';
import { appSettingsPath } from '../apps/app-settings.ts';
import { isCodeExtension } from './file-formats.ts';
import { type FileKind, fileKindNames, kindInFolder, kindOfExtension, usualExtensions } from './file-kinds.ts';
import { isEntityName, isObjectName, pageNameProblem } from './names.ts';

export type PathProblem =
  'empty' | 'too-long' | 'not-a-path' | 'outside-folders' | 'extension' | 'page-name' | 'entity-name';

/**
 * `path` is the file's one spelling. `name` is what people call it: a page's or an entity's name, or the path below
 * the folder without extension (`ui/button`).
 */
export type NormalisedPath =
  { ok: true; path: string; kind: FileKind; name: string } | { ok: false; problem: PathProblem; message: string };

const where =
  'Files of an app lie in folders such as pages/, components/, services/, entities/, hooks/, lib/ or utils/, or are Layout.jsx, App.jsx or globals.css.';

/** Letters of any script, since exports carry such names; no dot or dash in front, no blank or dot at the end. */
const segment = /^[\p{L}\p{N}_$@([](?:[\p{L}\p{M}\p{N}_.$@+()[\] -]*[\p{L}\p{M}\p{N}_$@+)\]-])?$/u;

/** Folders and root files of a project that are no source of an app; a name in any capitals. */
const toolNames = new Set([
  'node_modules',
  'package.json',
  'package-lock.json',
  'jsconfig.json',
  'components.json',
  'index.html',
]);
const toolFile =
  /^(?:vite|vitest|eslint|postcss|prettier|jest|babel|webpack|rollup|next|playwright)\.config\.|^tsconfig/i;

/** Control and direction characters would change the sentence around them. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?');

const refuse = (problem: PathProblem, message: string): NormalisedPath => ({ ok: false, problem, message });
const outside = (name: string) => refuse('outside-folders', `“${printable(name)}” has no place in an app. ${where}`);

/**
 * Turns a path as a model, a person or an import writes it into the one spelling that is stored: without `/`, `./`,
 * `@/` or `src/` in front, with its extension. Any folder of sources is taken; what is not clearly a file of an app is
 * refused with a sentence (S-21, S-22).
 */
export function normalisePath(written: string): NormalisedPath {
  const trimmed = written.trim().normalize('NFC');
  if (trimmed === '') return refuse('empty', 'The file has no name.');
  if (trimmed.length > limits.filePathMaxChars)
    return refuse('too-long', `A file's path has at most ${limits.filePathMaxChars} characters.`);

  const segments = trimmed.replace(/^(?:@?\/|\.\/)+/, '').split('/');
  if (segments[0] === 'src') segments.shift();
  if (segments.length === 0 || segments.some((part) => !segment.test(part) || part.includes('..')))
    return refuse(
      'not-a-path',
      `“${printable(trimmed)}” is not a path inside the app. Use letters, digits, “-” and “_”. ${where}`,
    );
  if (segments.some((part) => toolNames.has(part.toLowerCase()) || isObjectName(part)) || toolFile.test(segments[0]!))
    return outside(trimmed);

  return segments.length === 1 ? normaliseRootFile(segments[0]!) : normaliseFolderFile(segments);
}

function normaliseRootFile(file: string): NormalisedPath {
  const { stem, extension } = splitExtension(file);
  if (/^globals?$/i.test(stem) && extension === 'css')
    return { ok: true, path: 'globals.css', kind: 'global-css', name: 'globals' };
  if (file === appSettingsPath) return { ok: true, path: file, kind: 'settings', name: stem };
  const isCode = extension === '' || isCodeExtension(extension);
  if (/^layout$/i.test(stem) && isCode)
    return { ok: true, path: `Layout.${extension || 'jsx'}`, kind: 'layout', name: 'Layout' };
  const root = isCode ? /^(?:app|main)$/i.exec(stem)?.[0].toLowerCase() : undefined;
  if (root !== undefined) {
    const name = root === 'app' ? 'App' : 'main';
    return { ok: true, path: `${name}.${extension || 'jsx'}`, kind: 'root', name };
  }
  const kind = /^tailwind\.config$/.test(stem) ? 'style' : kindOfExtension(extension);
  return kind === null ? outside(file) : { ok: true, path: `${stem}.${extension}`, kind, name: stem };
}

function normaliseFolderFile(segments: string[]): NormalisedPath {
  const [first, ...below] = segments as [string, ...string[]];
  const usual = usualExtensions.get(first.toLowerCase());
  const folder = usual === undefined ? first : first.toLowerCase();

  const { stem, extension: own } = splitExtension(below.pop()!);
  const extension = own === '' ? (usual ?? '') : own;
  if (folder === 'entities' && !isCodeExtension(extension)) return normaliseEntity(below, stem, extension);

  const kind = kindInFolder(folder, below, stem, extension);
  const name = [...below, stem].join('/');
  if (kind === null)
    return refuse(
      'extension',
      `“${printable(`${folder}/${name}${own && `.${own}`}`)}” is no source of an app. Code ends in .jsx, .js, .tsx or .ts.`,
    );
  return { ok: true, path: `${folder}/${name}.${extension}`, kind, name };
}

function normaliseEntity(below: string[], stem: string, extension: string): NormalisedPath {
  if (!['json', 'jsonc'].includes(extension))
    return refuse('extension', 'An entity is a JSON Schema; its file ends in .json.');
  if (below.length > 0 || !isEntityName(stem))
    return refuse(
      'entity-name',
      `“${[...below, stem].join('/')}” cannot be the name of an entity. Use a word like Task or BlogPost.`,
    );
  return { ok: true, path: `entities/${stem}.json`, kind: 'entity', name: stem };
}

/** `.d.ts`, `.test.jsx` and the like keep everything before the last dot as their stem. */
function splitExtension(file: string) {
  const dot = file.lastIndexOf('.');
  if (dot <= 0) return { stem: file, extension: '' };
  const extension = file.slice(dot + 1).toLowerCase();
  return { stem: file.slice(0, dot), extension };
}

/**
 * Why nobody should make a new page of this path, as a sentence; null for a good one and for what is no page. Apps that
 * come from elsewhere may have such files: they are code like any other.
 */
export function newPageProblem(path: string): string | null {
  const [folder, file = '', ...more] = path.split('/');
  if (folder !== 'pages' || more.length > 0) return null;
  const { stem } = splitExtension(file);
  const problem = pageNameProblem(stem);
  if (problem === 'reserved')
    return `A page cannot be called “${stem}”, because an address of the platform has that name.`;
  return problem && `“${stem}” is not a name for a page. Use letters and digits, a letter first.`;
}

/** The name of the page that a file is, null for any other file. */
export function pageNameOf(path: string): string | null {
  const file = path.startsWith('pages/') ? normalisePath(path) : null;
  return file?.ok && file.kind === 'page' ? file.name : null;
}

/** The app's own root, which then stands in place of pages and layout. */
export const isAppRoot = (path: string) => /^App\.[jt]sx?$/.test(path);

/** Where a layout lies, the first of these counts. */
export const isLayout = (path: string) => /^(?:pages\/)?layout\.[jt]sx?$/i.test(path);

/** The kind of a file of an app; a path that no app has is that of code without a place. */
export function kindOf(path: string): FileKind {
  const file = normalisePath(path);
  return file.ok ? file.kind : 'other-code';
}

/** The path without the extension of code: what two files share that an import cannot tell apart. */
export const moduleStem = (path: string) =>
  path.replace(/\.(?:[jt]sx?|[mc][jt]s)$/, '').replace(/^(entities\/[^/]+)\.json$/, '$1');

/** Sorts normalised paths as the file tree shows them: by kind (FILE-01), then by name. */
export function comparePaths(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function rank(path: string) {
  const normalised = normalisePath(path);
  return normalised.ok ? fileKindNames.indexOf(normalised.kind) : fileKindNames.length;
}
