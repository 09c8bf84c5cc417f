export const readableKinds = ['pdf', 'docx', 'doc', 'xlsx', 'html', 'text'] as const;
export type ReadableKind = (typeof readableKinds)[number];

const byType: Record<string, ReadableKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/json': 'text',
  'application/ld+json': 'text',
  'application/xml': 'text',
  'application/yaml': 'text',
  'application/x-yaml': 'text',
};

const byEnding: Record<string, ReadableKind> = {
  ...{ pdf: 'pdf', docx: 'docx', doc: 'doc', xlsx: 'xlsx', html: 'html', htm: 'html' },
  ...{ txt: 'text', md: 'text', csv: 'text', tsv: 'text', json: 'text', xml: 'text', yaml: 'text', yml: 'text' },
};

/** Which reader takes a file: by what it was sniffed or sent as, else by its name. Null for a kind that has no text. */
export function kindOfFile(type: string, name: string): ReadableKind | null {
  const plain = type.split(';')[0]!.trim().toLowerCase();
  const ending = byEnding[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  // Old Word files are found in a container that other programs use too, and pages are kept as bytes without a kind.
  const isVague = ['', 'application/octet-stream', 'application/x-cfb', 'application/zip', 'text/plain'].includes(
    plain,
  );
  if (isVague && ending) return ending;
  return byType[plain] ?? (plain.startsWith('text/') ? 'text' : null);
}
