import { kindOfFile, type ReadableKind } from '../files-to-text/kind-of-file.ts';

export type DocumentKind = ReadableKind | 'csv' | 'markdown' | 'pptx';

const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const byEnding: Readonly<Record<string, DocumentKind>> = {
  ...{ csv: 'csv', tsv: 'csv', md: 'markdown', markdown: 'markdown', pptx: 'pptx' },
};

/** Which reader takes a document: by what its bytes are, and for kinds of text by its name. Null for one that has none. */
export function documentKind(type: string, name: string): DocumentKind | null {
  const kind = kindOfFile(type, name);
  const ending = byEnding[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  const plain = type.split(';')[0]!.trim().toLowerCase();
  if (plain === pptx || (kind === null && ending === 'pptx' && !plain.startsWith('image/'))) return 'pptx';
  if (plain === 'text/csv') return 'csv';
  if (plain === 'text/markdown') return 'markdown';
  return kind === 'text' || kind === null ? (kind && ending ? ending : kind) : kind;
}
