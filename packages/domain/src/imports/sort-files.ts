import type { ImportNote } from '@whittle/contract/imports';
import type { ImportSentenceCode, SentenceValues } from '@whittle/contract/imports/sentences';
import { exportedAppPath } from '@whittle/contract/project-export';
import { isPlainObject } from '../entities/json.ts';
import { endsIn, formatOf, isTextFormat } from '../files/file-formats.ts';
import { foldersOf } from '../files/file-kinds.ts';
import { ignoredBecause } from './archive-root.ts';
import { decodeText } from './decode-text.ts';
import { entityFileName } from './entity-files.ts';
import type { ImportedContent } from './import-plan.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import { noteOf, noteOfFiles } from './sentence.ts';
import { leftoverTrees } from './source-trees.ts';
import type { ParseCode } from '../source-code/syntax.ts';

/** The files of a project by what they are; paths are below its root. */
export type SortedFiles = {
  /** Code and styles, by their path in the app: `src/` and `base44/` are gone from it. */
  sources: Map<string, string>;
  /** Code beside the source, which belongs to the app where the source asks for it. */
  outside: Map<string, string>;
  /** Code beside the project in the archive, such as other packages of its repository, by its path there. */
  beside: Map<string, () => string>;
  /** What sets up all packages of the repository, by its path there: `tsconfig.base.json`. */
  repositorySetUp: Map<string, string>;
  /** The project's folder below the archive's top one. */
  folder: string;
  /** Texts, which belong to the app where the source asks for them: their path in the app to what reads them. */
  texts: Map<string, () => string>;
  /** Images, fonts, media and whatever else pages fetch: their path in the app to the one in the archive. */
  assets: Map<string, string>;
  entityFiles: Map<string, string>;
  /** What describes the project, by its path there: package.json, index.html and the like. */
  descriptions: Map<string, string>;
  /** What sets up the project's own build, by its path there: `vite.config.ts`, `tsconfig.json` and the like. */
  setUp: Map<string, string>;
  /** Entity to JSON lines. */
  data: Map<string, string>;
  functions: Map<string, string>;
  agents: Map<string, string>;
  changed: ImportNote[];
  leftOut: ImportNote[];
};

const assetFile = endsIn(({ imported }) => imported === 'as-upload', 'hdr wasm');
/** Code, styles and JSON. */
const sourceFile = endsIn(({ imported }) => imported === 'as-source');
/** What is looked into though no app has it, since a reason or a record is in it. */
const alsoRead = /\.(?:scss|sass|less|jsonl|webmanifest)$/i;
const isText = (path: string) => isTextFormat(formatOf(path.toLowerCase()));

const description =
  /^(?:package\.json|index\.html|components\.json|base44\/(?:config|\.?app)\.jsonc?|whittle\/app\.json|README\.md)$/i;

/** Files that set up tools which have no part in the running app. */
const tools: [pattern: RegExp, reason: ImportSentenceCode][] = [
  [
    /^(?:vite|postcss|eslint|prettier|vitest|jest|playwright|babel|webpack|rollup|cypress|knip)\.?[\w.-]*\.(?:[cm]?[jt]s|json)$/i,
    'sets-up-tool',
  ],
  [/^(?:jsconfig|tsconfig[\w.-]*)\.json$/i, 'sets-up-tool'],
  [/(?:^|\/)\.[^/]+/, 'tool-settings'],
  [/\.d\.ts$/, 'types-only'],
  [/(?:\.(?:test|spec|stories)\.[jt]sx?$|(?:^|\/)__(?:tests|mocks)__\/)/, 'test'],
  [/\.webmanifest$/i, 'unused-text'],
  [/\.(?:scss|sass|less)$/i, 'only-css'],
];

/** What says by which names a project's own files are imported, and which constants its code counts on. */
const setUpFile = /^(?:vite\.config\.[cm]?[jt]s|(?:jsconfig|tsconfig(?:\.app)?)\.json)$/;

/** The same for every package of a repository. */
const repositorySetUp = /^tsconfig(?:\.base)?\.json$/;

/** What browsers, search engines and hosts look for beside an app is the platform's to answer. */
const answeredHere =
  /^public\/(?:manifest\.json|.*\.webmanifest|(?:robots|humans|llms|llms-full|ads)\.txt|(?:sitemap[\w-]*|browserconfig)\.xml|(?:index|200|404)\.html|_redirects|_headers|_routes\.json|CNAME)$/i;

const scriptFile = /\.(?:[cm]?[jt]sx?|map)$/i;

/** Folders beside `src/` that belong to the app. */
const besideSource = new RegExp(`^(?:${[...foldersOf(({ isBesideSource }) => isBesideSource), 'public'].join('|')})/`);

/** Files that were copied out of the builder by hand often have no extension. */
const withoutExtension = /(?:^|\/)(pages|components|entities)\/(?:[^/]+\/)*[^/.]+$/i;
/** Or one that is not theirs. */
const entityAsCode = /(?:^|\/)entities\/[^/]+\.(?:[jt]sx?|txt)$/i;

/** Whether what a file holds is looked at when an export is recognised; of others its path says enough. */
export const isLookedInto = (path: string): boolean =>
  (sourceFile.test(path) || alsoRead.test(path) || isText(path) || withoutExtension.test(path)) &&
  !/(^|\/)(?:node_modules|\.git|__MACOSX)\//.test(path);

/** `root` is the folder of the archive that the project lies in. */
export function sortFiles(files: ReadonlyMap<string, ImportedContent>, parse: ParseCode, root: string): SortedFiles {
  const top = topFolder([...files.keys()]);
  const sorted: SortedFiles = {
    sources: new Map(),
    outside: new Map(),
    beside: new Map(),
    repositorySetUp: new Map(),
    folder: root.slice(top.length),
    texts: new Map(),
    assets: new Map(),
    entityFiles: new Map(),
    descriptions: new Map(),
    setUp: new Map(),
    data: new Map(),
    functions: new Map(),
    agents: new Map(),
    changed: [],
    leftOut: [],
  };
  const ignored = new Map<ImportSentenceCode, number>();
  const made = madeByExport(files.get(`${root}${exportedAppPath}`));
  const hasSource = [...files.keys()].some((path) => path.startsWith(`${root}src/`));
  const below = [...files.keys()].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []));
  const leftover = leftoverTrees(below, (path) => textOf(files.get(root + path) ?? ''), parse);
  for (const [full, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const inRoot = full.startsWith(root);
    const path = inSmallLetters(withExtension(inRoot ? full.slice(root.length) : full, content));
    const because = ignoredBecause(path) ?? (made.has(path) ? 'made-by-export' : null);
    if (because !== null) ignored.set(because, (ignored.get(because) ?? 0) + 1);
    else if (!inRoot) leaveBeside(sorted, full.slice(top.length), content);
    else sortFile(sorted, { path, full }, content, { hasSource, leftover });
  }
  for (const [reason, count] of ignored) {
    sorted.leftOut.push(noteOfFiles(reason, count));
  }
  return sorted;
}

/** Code and what a page shows of it may be asked for by the project; where it lies, it is no part of it. */
function leaveBeside(sorted: SortedFiles, path: string, content: ImportedContent) {
  if (repositorySetUp.test(path) && content !== null) sorted.repositorySetUp.set(path, textOf(content));
  else if (sourceFile.test(path) && content !== null && !path.endsWith('.d.ts'))
    sorted.beside.set(path, () => textOf(content));
  else sorted.leftOut.push(noteOf('outside-project', path));
}

/** The folder that everything in the archive lies in, or an empty text. */
function topFolder(paths: readonly string[]): string {
  const shown = paths.filter((path) => ignoredBecause(path) === null);
  const first = /^[^/]+\//.exec(shown[0] ?? '')?.[0] ?? '';
  return shown.every((path) => path.startsWith(first)) ? first : '';
}

const textOf = (content: NonNullable<ImportedContent>) =>
  typeof content === 'string' ? content : decodeText(content).text;

/** `Home.JSX` is code as `Home.jsx` is; file systems that do not tell capitals apart leave such names behind. */
const inSmallLetters = (path: string): string =>
  sourceFile.test(path) ? path.replace(/\.\w+$/, (extension) => extension.toLowerCase()) : path;

/** The path of a file with the extension that it lacks: where it lies, and what stands in it, say which. */
function withExtension(path: string, content: ImportedContent): string {
  if (entityAsCode.test(path) && content !== null && /^\s*\{\s*["/]/.test(textOf(content)))
    return path.replace(/\.\w+$/, '.json');
  const folder = withoutExtension.exec(path)?.[1]?.toLowerCase();
  if (folder === undefined || content === null) return path;
  const text = textOf(content);
  if (folder === 'entities') return /^\s*\{/.test(text) ? `${path}.json` : path;
  return /^export\b/m.test(text) ? `${path}.jsx` : path;
}

/** What an export of Whittle put beside the app's files, by its own list. */
function madeByExport(description: ImportedContent | undefined): ReadonlySet<string> {
  if (!description) return new Set();
  const read = readJsonc(typeof description === 'string' ? description : decodeText(description).text);
  const listed = read.ok && isPlainObject(read.value) ? read.value['generated'] : null;
  const paths = Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [];
  return new Set(paths.filter((path) => /^(?:src|public|whittle)\//.test(path)));
}

function sortFile(
  sorted: SortedFiles,
  { path, full }: { path: string; full: string },
  content: ImportedContent,
  { hasSource, leftover }: { hasSource: boolean; leftover: ReadonlySet<string> },
) {
  const leaveOut = (code: ImportSentenceCode, values?: SentenceValues) =>
    void sorted.leftOut.push(noteOf(code, path, values));
  const read = (): string => {
    if (content === null) return '';
    if (typeof content === 'string') return content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const { text, change } = decodeText(content);
    if (change) sorted.changed.push({ path, line: null, ...change });
    return text;
  };

  if (description.test(path)) return void sorted.descriptions.set(path, read());
  const entity = /^(?:whittle\/)?data\/([A-Za-z]\w*)\.jsonl$/.exec(path)?.[1];
  if (entity) return void sorted.data.set(entity, read());
  if (entityFileName(path) !== null) return void sorted.entityFiles.set(path, read());
  const place = path.replace(/^(?:base44|whittle)\/(?=functions\/|agents\/)/, '').replace(/^src\//, '');
  if (/^functions\/.+\.[jt]sx?$/.test(place)) return void sorted.functions.set(place, read());
  if (/^agents\/.+\.jsonc?$/.test(place)) return void sorted.agents.set(place, read());
  if (/^(?:functions|agents|base44|whittle)\//.test(place)) return leaveOut('former-host-settings');
  if (assetFile.test(path)) {
    if (hasSource && !/^(?:src|public)\//.test(path)) return leaveOut('unreachable-asset');
    return void sorted.assets.set(place, full);
  }
  if (setUpFile.test(path)) sorted.setUp.set(path, read());
  if (answeredHere.test(path)) return leaveOut('answered-by-platform');
  const because = tools.find(([pattern]) => pattern.test(path))?.[1];
  if (because) return leaveOut(because);
  if (path.startsWith('public/')) {
    if (scriptFile.test(path)) return leaveOut('script-beside-app');
    // What was too large to be looked into is kept like a picture.
    const isKept = content !== null && isText(path);
    return void (isKept ? sorted.sources.set(path, read()) : sorted.assets.set(path, full));
  }
  if (isText(path) && !sourceFile.test(path)) return void sorted.texts.set(place, read);
  const tree = [...leftover].find((folder) => path.startsWith(folder));
  if (tree !== undefined) {
    // An import that leads there still finds it.
    if (sourceFile.test(path) && !tree.startsWith('src/')) return void sorted.outside.set(path, read());
    return leaveOut('unused-tree', { tree });
  }
  const isSource =
    !hasSource || path.startsWith('src/') || besideSource.test(path) || /^tailwind\.config\.[cm]?[jt]s$/.test(path);
  if (!isSource && sourceFile.test(path)) return void sorted.outside.set(path, read());
  if (!isSource) return leaveOut('outside-source');
  if (!sourceFile.test(path)) return leaveOut('unknown-kind');
  if (sorted.sources.has(place)) return leaveOut('same-place-in-source', { place });
  sorted.sources.set(place, read());
}
