import { isObjectName } from './names.ts';

/**
 * What a file of an app is. `root` is the app's own root component or entry; `style`, `data` and `asset` are what code
 * imports beside code; `function` and `agent` are kept for the app's export and never run.
 */
export type FileKind =
  | 'page'
  | 'component'
  | 'service'
  | 'entity'
  | 'layout'
  | 'global-css'
  | 'root'
  | 'style'
  | 'data'
  | 'asset'
  | 'function'
  | 'agent'
  | 'other-code';

const codeExtensions = new Set(['js', 'jsx', 'ts', 'tsx', 'mjs', 'cjs', 'mts', 'cts']);
export const isCodeExtension = (extension: string) => codeExtensions.has(extension);

/** Folders whose files may be named without an extension, with the one that is meant. Their capitals do not count. */
export const usualExtensions: ReadonlyMap<string, string> = new Map([
  ['pages', 'jsx'],
  ['components', 'jsx'],
  ['services', 'js'],
  ['entities', 'json'],
  ['hooks', 'js'],
  ['lib', 'js'],
  ['utils', 'js'],
]);

const assets =
  'svg png jpg jpeg jfif gif webp avif ico bmp woff woff2 ttf otf eot mp3 mp4 m4a wav ogg webm mov pdf glb gltf'.split(
    ' ',
  );

/** What code imports as text, and pages fetch. */
const texts =
  'json jsonc md mdx txt csv tsv html htm xml yml yaml toml geojson topojson gpx kml vtt srt glsl vert frag wgsl graphql gql sql'.split(
    ' ',
  );

/** What a file is by its extension alone. */
export const textExtensions: Readonly<Record<string, FileKind | undefined>> = Object.assign(
  Object.create(null) as Record<string, FileKind | undefined>,
  Object.fromEntries([...codeExtensions].map((extension) => [extension, 'other-code'])),
  Object.fromEntries(assets.map((extension) => [extension, 'asset'])),
  Object.fromEntries(texts.map((extension) => [extension, 'data'])),
  { css: 'style' },
);

/** What a file in a folder is; null for what no app holds. `below` are the folders between. */
export function kindInFolder(folder: string, below: string[], stem: string, extension: string): FileKind | null {
  const byExtension = textExtensions[extension];
  // Pages fetch files of any kind from their host.
  if (byExtension === undefined) return folder === 'public' && extension !== '' ? 'asset' : null;
  if (folder === 'functions') return 'function';
  if (folder === 'agents') return 'agent';
  if (byExtension !== 'other-code') return byExtension;
  switch (folder) {
    case 'pages':
      return kindOfPageFile(below, stem, extension);
    case 'components':
      return 'component';
    case 'services':
      return 'service';
    default:
      return 'other-code';
  }
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
