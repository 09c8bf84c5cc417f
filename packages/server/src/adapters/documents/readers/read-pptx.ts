import type { Block } from '@whittle/domain/knowledge/blocks';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { plainRow, type Reading } from './reading.ts';

const slidePath = /^ppt\/slides\/slide(\d+)\.xml$/;
const notesPath = /^ppt\/notesSlides\/notesSlide(\d+)\.xml$/;
const partMaxBytes = 20_000_000;

/** Slide by slide: its title, its texts and tables, and the speaker's notes. */
export async function* readPptx(bytes: Uint8Array): Reading {
  const parts = await readParts(Buffer.from(bytes), (path) => slidePath.test(path) || notesPath.test(path));
  const slides = [...parts].flatMap(([path, xml]) => {
    const number = Number(slidePath.exec(path)?.[1] ?? 0);
    return number === 0 ? [] : { number, xml };
  });
  for (const [at, { number, xml }] of slides.toSorted((a, b) => a.number - b.number).entries()) {
    const page = at + 1;
    const notes = parts.get(`ppt/notesSlides/notesSlide${number}.xml`) ?? '';
    const shown = [...shapesOf(xml)].flatMap((shape) => shapeBlocks(shape, page));
    const said = paragraphsOf(notes).filter((text) => !/^\d+$/.test(text));
    const blocks = [...shown, ...said.map((text): Block => ({ kind: 'text', page, text }))];
    yield { blocks, unit: 'slides', done: page, total: slides.length };
  }
}

function* shapesOf(xml: string): Generator<string> {
  for (const [shape] of xml.matchAll(/<p:(sp|graphicFrame)>[\s\S]*?<\/p:\1>/g)) yield shape;
}

function shapeBlocks(shape: string, page: number): Block[] {
  const isTitle = /<p:ph[^>]*type="(?:title|ctrTitle)"/.test(shape);
  const rows = [...shape.matchAll(/<a:tr\b[\s\S]*?<\/a:tr>/g)].map(([row]) =>
    plainRow([...row.matchAll(/<a:tc\b[\s\S]*?<\/a:tc>/g)].map(([cell]) => paragraphsOf(cell).join(' '))),
  );
  if (rows.length > 0) return rows.map((text, at): Block => ({ kind: 'row', page, row: at + 1, text }));
  const texts = paragraphsOf(shape);
  if (isTitle && texts.length > 0) return [{ kind: 'heading', level: 1, page, text: texts.join(' ') }];
  return texts.map((text): Block => ({ kind: 'text', page, text }));
}

const paragraphsOf = (xml: string): string[] =>
  [...xml.matchAll(/<a:p\b[\s\S]*?<\/a:p>/g)]
    .map(([paragraph]) =>
      [...paragraph.matchAll(/<a:t(?:\s[^>]*)?>([\s\S]*?)<\/a:t>|<a:br\b/g)]
        .map(([, text]) => unescape(text ?? ' '))
        .join(''),
    )
    .filter((text) => text.trim() !== '');

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescape = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal: string, hex: string, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : NaN;
    return Number.isNaN(code) ? (named[name] ?? whole) : String.fromCodePoint(Math.min(code, 0x10ffff));
  });

async function readParts(bytes: Buffer, isWanted: (path: string) => boolean): Promise<Map<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (opened ? resolve(opened) : reject(error as Error))),
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
    if (entry.uncompressedSize > partMaxBytes) return reject(new Error('a slide is too large'));
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return reject(error as Error);
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => resolve(Buffer.concat(pieces).toString('utf8')));
      stream.on('error', reject);
    });
  });
