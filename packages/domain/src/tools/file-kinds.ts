import type { FileKind } from '@whittle/contract/tools/tool-document';

const byType: Readonly<Record<string, FileKind>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'application/pdf': 'pdf',
  'application/msword': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheet',
  'text/csv': 'sheet',
};

const byEnding: Readonly<Record<string, FileKind>> = {
  ...{ png: 'picture', jpg: 'picture', jpeg: 'picture', gif: 'picture', webp: 'picture', pdf: 'pdf' },
  ...{ docx: 'document', doc: 'document', xlsx: 'sheet', csv: 'sheet', tsv: 'sheet' },
  ...{ txt: 'text', md: 'text', json: 'text', yaml: 'text', yml: 'text', html: 'text', htm: 'text' },
};

/** What a container may hold that its first bytes do not tell apart. */
const inContainer: Readonly<Record<string, readonly string[]>> = {
  'application/zip': ['docx', 'xlsx'],
  'application/x-cfb': ['doc'],
  // Pages are kept as bytes of no kind, so that no browser runs them.
  'application/octet-stream': ['html', 'htm'],
};

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file is, by what its bytes were told to be (`contentType`). Null for what a model cannot be given. */
export function toolFileKind(contentType: string, name: string): FileKind | null {
  const type = contentType.split(';')[0]!.trim();
  const ending = endingOf(name);
  if (inContainer[type]?.includes(ending)) return byEnding[ending] ?? null;
  const ofText = byEnding[ending] === 'sheet' && ending !== 'xlsx' ? 'sheet' : 'text';
  return byType[type] ?? (type === 'text/plain' ? ofText : null);
}

/** Whether a file's name promises another kind than its bytes are. */
export function isDisguised(contentType: string, name: string): boolean {
  const promised = byEnding[endingOf(name)];
  return promised !== undefined && promised !== toolFileKind(contentType, name);
}

/** What a browser's file dialog offers for kinds. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  Object.entries(byEnding)
    .filter(([, kind]) => kinds.length === 0 || kinds.includes(kind))
    .map(([ending]) => `.${ending}`)
    .join(',');
