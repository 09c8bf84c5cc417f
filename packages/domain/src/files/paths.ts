import { limits } from '@whittle/contract/limits';
import { isEntityName, pageNameProblem } from './names.ts';

export type FileKind = 'page' | 'component' | 'service' | 'entity' | 'layout' | 'global-css' | 'other-code';

export type PathProblem =
  'empty' | 'too-long' | 'not-a-path' | 'outside-folders' | 'extension' | 'page-name' | 'entity-name';

/**
 * `path` is the file's one spelling. `name` is what people call it: a page's or an entity's name, or the path below
 * the folder without extension (`ui/button`).
 */
export type NormalisedPath =
  { ok: true; path: string; kind: FileKind; name: string } | { ok: false; problem: PathProblem; message: string };

const codeExtensions = new Set(['js', 'jsx', 'ts', 'tsx']);

const folders: Record<string, { kind: FileKind; extension: string }> = {
  pages: { kind: 'page', extension: 'jsx' },
  components: { kind: 'component', extension: 'jsx' },
  services: { kind: 'service', extension: 'js' },
  entities: { kind: 'entity', extension: 'json' },
  hooks: { kind: 'other-code', extension: 'js' },
  lib: { kind: 'other-code', extension: 'js' },
  utils: { kind: 'other-code', extension: 'js' },
};

const where =
  'Files of an app lie in pages/, components/, services/, entities/, hooks/, lib/ or utils/, or are Layout.jsx or globals.css.';

const segment = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;

/** Control and direction characters would change the sentence around them. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?');

const refuse = (problem: PathProblem, message: string): NormalisedPath => ({ ok: false, problem, message });

/**
 * Turns a path as a model, a person or an import writes it into the one spelling that is stored: without `/`, `./`,
 * `@/` or `src/` in front, with its extension. Everything that is not clearly a file of an app is refused with a
 * sentence (S-21, S-22).
 */
export function normalisePath(written: string): NormalisedPath {
  const trimmed = written.trim();
  if (trimmed === '') return refuse('empty', 'The file has no name.');
  if (trimmed.length > limits.filePathMaxChars)
    return refuse('too-long', `A file's path has at most ${limits.filePathMaxChars} characters.`);

  const segments = trimmed.replace(/^(?:@?\/|\.\/)+/, '').split('/');
  if (segments[0] === 'src') segments.shift();
  if (segments.length === 0 || segments.some((part) => !segment.test(part)))
    return refuse(
      'not-a-path',
      `“${printable(trimmed)}” is not a path inside the app. Use letters, digits, “-” and “_”. ${where}`,
    );

  return segments.length === 1 ? normaliseRootFile(segments[0]!) : normaliseFolderFile(segments);
}

function normaliseRootFile(file: string): NormalisedPath {
  const { stem, extension } = splitExtension(file);
  if (/^globals?$/i.test(stem) && extension === 'css')
    return { ok: true, path: 'globals.css', kind: 'global-css', name: 'globals' };
  if (/^layout$/i.test(stem) && (extension === '' || codeExtensions.has(extension)))
    return { ok: true, path: `Layout.${extension || 'jsx'}`, kind: 'layout', name: 'Layout' };
  return refuse('outside-folders', `“${file}” has no place in an app. ${where}`);
}

function normaliseFolderFile(segments: string[]): NormalisedPath {
  const [first, ...below] = segments as [string, ...string[]];
  const folder = Object.hasOwn(folders, first.toLowerCase()) ? first.toLowerCase() : null;
  if (!folder) return refuse('outside-folders', `“${first}/” is not a folder of an app. ${where}`);
  const { kind, extension: usual } = folders[folder]!;

  const file = below.pop()!;
  const { stem, extension } = splitExtension(file);
  if (kind === 'entity') return normaliseEntity(below, stem, extension);

  if (extension !== '' && !codeExtensions.has(extension))
    return refuse('extension', `“${file}” is not code. Files in ${folder}/ end in .jsx, .js, .tsx or .ts.`);
  if (kind === 'page') {
    if (below.length > 0) return refuse('page-name', 'Pages lie directly in pages/, without folders between.');
    const problem = pageNameProblem(stem);
    if (problem === 'reserved')
      return refuse(
        'page-name',
        `A page cannot be called “${stem}”, because an address of the platform has that name.`,
      );
    if (problem)
      return refuse('page-name', `“${stem}” is not a name for a page. Use letters and digits, a letter first.`);
  }
  const name = [...below, stem].join('/');
  return { ok: true, path: `${folder}/${name}.${extension || usual}`, kind, name };
}

function normaliseEntity(below: string[], stem: string, extension: string): NormalisedPath {
  if (!['', 'json', 'jsonc'].includes(extension))
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

/** The path without its extension: what two files share that an import cannot tell apart. */
export const moduleStem = (path: string) => path.replace(/\.[a-z]+$/, '');

const order: FileKind[] = ['page', 'component', 'service', 'other-code', 'entity', 'layout', 'global-css'];

/** Sorts normalised paths as the file tree shows them: by kind (FILE-01), then by name. */
export function comparePaths(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function rank(path: string) {
  const normalised = normalisePath(path);
  return normalised.ok ? order.indexOf(normalised.kind) : order.length;
}
