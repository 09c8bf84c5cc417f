import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

const partMaxBytes = 20_000_000;

/** Files of an office document by their paths, as text. */
export async function readParts(bytes: Uint8Array, isWanted: (path: string) => boolean): Promise<Map<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, opened) =>
      opened ? resolve(opened) : reject(error as Error),
    ),
  );
  const parts = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry: Entry) => {
      if (!isWanted(entry.fileName)) return zip.readEntry();
      readPart(zip, entry).then((text) => {
        parts.set(entry.fileName, text);
        zip.readEntry();
      }, reject);
    });
    zip.readEntry();
  });
}

const readPart = (zip: ZipFile, entry: Entry): Promise<string> =>
  new Promise((resolve, reject) => {
    if (entry.uncompressedSize > partMaxBytes) return reject(new Error('a part is too large'));
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return reject(error as Error);
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => resolve(Buffer.concat(pieces).toString('utf8')));
      stream.on('error', reject);
    });
  });

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
export const unescapeXml = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal: string, hex: string, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : NaN;
    return Number.isNaN(code) ? (named[name] ?? whole) : String.fromCodePoint(Math.min(code, 0x10ffff));
  });

/** What a part of an office document refers to, by the last word of its kind, with paths from the root of the file. */
export function linksOf(
  parts: ReadonlyMap<string, string>,
  path: string,
): { id: string; type: string; target: string }[] {
  const at = path.lastIndexOf('/') + 1;
  const xml = parts.get(`${path.slice(0, at)}_rels/${path.slice(at)}.rels`) ?? '';
  return [...xml.matchAll(/<Relationship\b[^>]*>/g)].flatMap(([link]) => {
    const valueOf = (name: string) => unescapeXml(new RegExp(`\\b${name}="([^"]*)"`).exec(link)?.[1] ?? '');
    if (valueOf('TargetMode') === 'External') return [];
    const target = URL.parse(valueOf('Target'), `file:///${path}`)?.pathname.slice(1) ?? '';
    return [{ id: valueOf('Id'), type: valueOf('Type').split('/').at(-1)!, target }];
  });
}
