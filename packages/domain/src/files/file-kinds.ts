import { extensionOf, type FileFormat, formatOfExtension, isCodeExtension, isTextFormat } from './file-formats.ts';
import { isObjectName } from './names.ts';

type KindRow = {
  /** Where files of this kind lie; null for what lies at the root, or anywhere. */
  folder: string | null;
  /** Which files in the folder are of this kind; by their format alone the others are. */
  holds: (format: FileFormat) => boolean;
  /** The extension that is meant where a name has none; the capitals of such a folder do not count. */
  extension: string | null;
  /** Whether code in its folder is compiled and run. */
  isRun: boolean;
  /** Whether people and models write its text in the code editor. */
  isEditable: boolean;
  /** Whether the folder belongs to the app also where a project has it beside its `src`. */
  isBesideSource: boolean;
  /** Where it lies in an exported project: among its sources, or where no page loads it. */
  exportedTo: 'src' | 'whittle';
  /** Under which heading it is answered as the app's code is (RUN-01); code that is in none is left out. */
  bundledAs: 'pages' | 'components' | 'services' | null;
  /** The heading of its changes between two versions (VER-10). */
  diffGroup: 'components' | 'pages' | 'layout' | 'global css' | 'entities' | 'services' | 'other';
};

const isCode = ({ given }: FileFormat) => given === 'module';
const row = {
  folder: null,
  holds: isCode,
  extension: null,
  isRun: true,
  isEditable: true,
  isBesideSource: false,
  exportedTo: 'src',
  bundledAs: null,
  diffGroup: 'other',
} as const satisfies KindRow;
/** Kept for the app's export, and never run. */
const kept = {
  ...row,
  holds: () => true,
  isRun: false,
  isBesideSource: true,
  exportedTo: 'whittle',
} as const satisfies KindRow;

/**
 * What a file of an app can be, in the order in which the file tree shows them (FILE-01). `root` is the app's own root
 * component or entry; `style`, `data` and `asset` are what code imports beside code.
 *
 * A new kind is a row here; what shows it to people is asked for by the compiler (see CONTRIBUTING).
 */
const rows = {
  page: {
    ...row,
    folder: 'pages',
    extension: 'jsx',
    isBesideSource: true,
    bundledAs: 'pages',
    diffGroup: 'pages',
  },
  component: {
    ...row,
    folder: 'components',
    extension: 'jsx',
    isBesideSource: true,
    bundledAs: 'components',
    diffGroup: 'components',
  },
  service: { ...row, folder: 'services', extension: 'js', bundledAs: 'services', diffGroup: 'services' },
  'other-code': { ...row, bundledAs: 'services' },
  data: row,
  /** `whittle.json`: what the app says of itself, changed in the panels of the app. */
  settings: row,
  asset: { ...row, isEditable: false },
  style: { ...row, diffGroup: 'global css' },
  function: { ...kept, folder: 'functions' },
  agent: { ...kept, folder: 'agents' },
  entity: {
    ...kept,
    folder: 'entities',
    extension: 'json',
    holds: ({ given }: FileFormat) => given === 'json',
    isRun: true,
    isEditable: false,
    diffGroup: 'entities',
  },
  /** An AI tool, changed in its panels; code may read it as any JSON. */
  tool: {
    ...row,
    folder: 'tools',
    extension: 'json',
    holds: ({ given }: FileFormat) => given === 'json',
    isBesideSource: true,
  },
  root: { ...row, bundledAs: 'services', diffGroup: 'layout' },
  layout: { ...row, diffGroup: 'layout' },
  'global-css': { ...row, diffGroup: 'global css' },
} as const satisfies Record<string, KindRow>;

export type FileKind = keyof typeof rows;

export const fileKinds: Readonly<Record<FileKind, KindRow>> = rows;
export const fileKindNames = Object.keys(rows) as FileKind[];

/** Folders of code of no kind of its own, with the extension that a name without one means. */
const foldersOfCode = { hooks: 'js', lib: 'js', utils: 'js' } as const;

const kindByFolder = new Map(
  fileKindNames.flatMap((kind) => {
    const { folder } = fileKinds[kind];
    return folder === null ? [] : [[folder, kind] as const];
  }),
);

/** Folders whose files may be named without an extension, with the one that is meant. Their capitals do not count. */
export const usualExtensions: ReadonlyMap<string, string> = new Map([
  ...[...kindByFolder].flatMap(([folder, kind]) => {
    const { extension } = fileKinds[kind];
    return extension === null ? [] : [[folder, extension] as const];
  }),
  ...Object.entries(foldersOfCode),
]);

/** The folders of the kinds that are so. */
export const foldersOf = (isWanted: (row: KindRow) => boolean): string[] =>
  [...kindByFolder].flatMap(([folder, kind]) => (isWanted(fileKinds[kind]) ? [folder] : []));

/** What a file is by its extension alone; null for what no app holds. */
export function kindOfExtension(extension: string): FileKind | null {
  const format = formatOfExtension(extension);
  if (format === undefined) return null;
  if (format.given === 'module') return 'other-code';
  return format.given === 'style' ? 'style' : isTextFormat(format) ? 'data' : 'asset';
}

/** What a file in a folder is; null for what no app holds. `below` are the folders between. */
export function kindInFolder(folder: string, below: string[], stem: string, extension: string): FileKind | null {
  const format = formatOfExtension(extension);
  // Pages fetch files of any kind from their host.
  if (format === undefined) return folder === 'public' && extension !== '' ? 'asset' : null;
  const kind = kindByFolder.get(folder);
  if (kind === undefined || !fileKinds[kind].holds(format)) return kindOfExtension(extension);
  return kind === 'page' ? kindOfPageFile(below, stem, extension) : kind;
}

/** Folders in which pages keep their pieces. */
const pieces = new Set(['components', 'ui', 'hooks', 'lib', 'utils', 'tabs', 'sections', 'modals', 'dialogs', 'parts']);

/** Below a folder of pages only a component's file is a page, and only outside of the folders of pieces. */
function kindOfPageFile(below: string[], stem: string, extension: string): FileKind {
  if (below.length === 0 && /^layout$/i.test(stem)) return 'layout';
  if (isObjectName(stem)) return 'component';
  if (below.length === 0) return /^[A-Za-z][A-Za-z0-9_-]*$/.test(stem) ? 'page' : 'component';
  const isPage =
    /^[jt]sx$/.test(extension) &&
    /^[A-Z][A-Za-z0-9_-]*$/.test(stem) &&
    !below.some((one) => pieces.has(one.toLowerCase()));
  return isPage ? 'page' : 'component';
}

const notRun = new RegExp(`^(?:${foldersOf(({ isRun }) => !isRun).join('|')})/|^tailwind\\.config\\.|^main\\.[jt]sx?$`);

/** Whether a file is code that is compiled and run. What runs elsewhere, and what a tool reads, is not. */
export function isModule(path: string): boolean {
  return isCodeExtension(extensionOf(path)) && !/\.d\.[mc]?ts$/.test(path) && !notRun.test(path);
}
