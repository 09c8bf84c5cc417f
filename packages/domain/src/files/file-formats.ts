/**
 * What an import of a file gives: the exports of its code, the value of its JSON, its text, or the address where it lies.
 * A stylesheet gives nothing and is part of the page's style.
 */
type Given = 'module' | 'style' | 'json' | 'text' | 'address';

export type Language = 'js' | 'jsx' | 'ts' | 'tsx';

/** What the platform does with files of some extensions, wherever in an app they lie. */
export type FileFormat = {
  extensions: readonly string[];
  given: Given;
  /** Of code: the languages that a file is read as, its own first, then the one that its author may have meant. */
  languages?: readonly [Language, ...Language[]];
  /** As what it is sent. Markup is plain text: as a document it would run at the app's address. */
  mediaType: string;
  /** Taken from an archive: as a file of the app, as one where its code asks for it, or as an upload. */
  imported: 'as-source' | 'when-asked' | 'as-upload';
  /** Whether an address with this ending may be a page's, such as `/Notes/readme.md`. */
  mayBePage: boolean;
};

const code = { given: 'module', mediaType: 'text/javascript', imported: 'as-source', mayBePage: true } as const;
const data = { imported: 'when-asked', mayBePage: false } as const;
const upload = { given: 'address', mediaType: 'text/plain', imported: 'as-upload', mayBePage: false } as const;
const endings = (text: string): string[] => text.split(' ');

/** Those that an import without an extension finds come in the order in which it does. */
export const fileFormats: readonly FileFormat[] = [
  { ...code, extensions: ['mjs', 'js'], languages: ['jsx', 'tsx'], mayBePage: false },
  { ...code, extensions: ['mts', 'ts'], languages: ['ts', 'tsx'] },
  { ...code, extensions: ['jsx'], languages: ['jsx', 'tsx'] },
  { ...code, extensions: ['tsx'], languages: ['tsx'] },
  { ...data, extensions: ['json'], given: 'json', mediaType: 'application/json', imported: 'as-source' },
  { ...code, extensions: ['cjs'], languages: ['jsx', 'tsx'], mayBePage: false },
  { ...code, extensions: ['cts'], languages: ['ts', 'tsx'] },

  { ...data, extensions: ['css'], given: 'style', mediaType: 'text/css', imported: 'as-source' },
  { ...data, extensions: ['jsonc'], given: 'json', mediaType: 'text/plain', mayBePage: true },
  { ...data, extensions: ['geojson'], given: 'text', mediaType: 'application/geo+json' },
  { ...data, extensions: ['topojson'], given: 'text', mediaType: 'application/json' },
  { ...data, extensions: ['csv'], given: 'text', mediaType: 'text/csv' },
  { ...data, extensions: ['tsv'], given: 'text', mediaType: 'text/tab-separated-values' },
  { ...data, extensions: ['vtt'], given: 'text', mediaType: 'text/vtt' },
  { ...data, extensions: endings('txt xml yml yaml gpx kml srt'), given: 'text', mediaType: 'text/plain' },
  {
    ...data,
    extensions: endings('md mdx html htm toml glsl vert frag wgsl graphql gql sql'),
    given: 'text',
    mediaType: 'text/plain',
    mayBePage: true,
  },

  { ...upload, extensions: endings('svg png jpg jpeg jfif gif webp avif ico bmp') },
  { ...upload, extensions: endings('woff woff2 ttf otf eot') },
  { ...upload, extensions: endings('mp3 mp4 m4a wav ogg webm mov pdf glb gltf') },
];

const byExtension = new Map(
  fileFormats.flatMap((format) => format.extensions.map((extension) => [extension, format] as const)),
);

/** The format of files that end so, in small letters; undefined for what no app holds outside of `public/`. */
export const formatOfExtension = (extension: string): FileFormat | undefined => byExtension.get(extension);

/** What stands behind the last dot; nothing where there is none. */
export const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1 || path.length);

export const formatOf = (path: string): FileFormat | undefined => byExtension.get(extensionOf(path));

export const isCodeExtension = (extension: string): boolean => byExtension.get(extension)?.given === 'module';

/** Whether the app holds the file's own text; of others it holds the address of an upload. */
export const isTextFormat = (format: FileFormat | undefined): boolean =>
  format !== undefined && ['style', 'json', 'text'].includes(format.given);

const importOrder = [...byExtension.keys()];

/** Which of two files of one stem an import without an extension means, as bundlers have it: the lower one. */
export const extensionRank = (path: string): number => {
  const rank = importOrder.indexOf(extensionOf(path).toLowerCase());
  return rank < 0 ? importOrder.length : rank;
};

/** A pattern for paths that end in the extension of such a format. */
export const endsIn = (isWanted: (format: FileFormat) => boolean, more = ''): RegExp => {
  const wanted = fileFormats.filter(isWanted).flatMap(({ extensions }) => extensions);
  return new RegExp(`\\.(?:${[...wanted, ...more.split(' ').filter(Boolean)].join('|')})$`, 'i');
};
