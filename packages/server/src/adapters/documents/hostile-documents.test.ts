import { deflateSync } from 'node:zlib';
import type { Chunk } from '@whittle/domain/knowledge/blocks';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { afterEach, describe, expect, test } from 'vitest';
import type { DocumentReader, Documents } from './documents.ts';
import { createDocuments, documentLimits } from './side-documents.ts';

/** `HOSTILE_MB=100 HOSTILE_PAGES=10000` reads what is larger than people have. */
const csvMb = Number(process.env['HOSTILE_MB'] ?? 15);
const pdfPages = Number(process.env['HOSTILE_PAGES'] ?? 400);
const documents = createDocuments();
let reader: DocumentReader | null = null;
afterEach(() => reader?.close());

async function read(bytes: Uint8Array, name: string, from: Documents = documents) {
  reader = from.open();
  let last: Chunk | undefined;
  let total: number | null = null;
  let mostAtOnce = 0;
  for await (const part of reader.read({ bytes, name, type: '' })) {
    last = part.chunks.at(-1) ?? last;
    total = part.total ?? total;
    mostAtOnce = Math.max(mostAtOnce, part.chunks.length);
  }
  return { last, total, mostAtOnce };
}
const problem = (...args: Parameters<typeof read>) =>
  read(...args).then(
    () => null,
    (error: { problem: string }) => error.problem,
  );

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
function pdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = parts[0]!.length;
  for (const [n, object] of objects.entries()) {
    places.push(at);
    const part = Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (bytes: Buffer, filter = '') =>
  Buffer.concat([Buffer.from(`<</Length ${bytes.length}${filter}>>\nstream\n`), bytes, Buffer.from('\nendstream')]);
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

function pdfOfPages(count: number, contentOf: (page: number) => Buffer): Buffer {
  const kids = Array.from({ length: count }, (_, n) => `${4 + n * 2} 0 R`).join(' ');
  const pages = Array.from({ length: count }, (_, n) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + n * 2} 0 R>>`,
    contentOf(n + 1),
  ]).flat();
  return pdf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count ${count}/Kids[${kids}]>>`, font, ...pages]);
}
const words = (text: string) => stream(Buffer.from(`BT /F 12 Tf 72 700 Td (${text}) Tj ET`));

describe('hostile documents', () => {
  test('[CTX-25] a long PDF is read page by page, in little memory', async () => {
    const file = pdfOfPages(pdfPages, (page) => words(`Wheel number ${page} costs ${page} euros.`));
    const small = createDocuments({ ...documentLimits, memoryMb: 300, residentMb: 600 });
    const { last, total, mostAtOnce } = await read(file, 'long.pdf', small);
    expect(total).toBe(pdfPages);
    expect(last!.text).toContain(`Wheel number ${pdfPages} costs`);
    expect(last!.page).toBeGreaterThan(pdfPages - 40);
    expect(mostAtOnce).toBeLessThan(100);
  }, 600_000);

  test('[CTX-25] a large table is read slice by slice', async () => {
    const row = (n: number) =>
      `Part ${n},Fits frames of steel and of aluminium from the year ${1900 + (n % 120)} on,${n} EUR\n`;
    const rows = Math.ceil((csvMb * 1_000_000) / row(500_000).length);
    const file = Buffer.from(`Article,Note,Price\n${Array.from({ length: rows }, (_, n) => row(n)).join('')}`);
    const { last, total, mostAtOnce } = await read(file, 'parts.csv');
    expect(total).toBe(rows);
    expect(last!.text).toContain(`Article: Part ${rows - 1};`);
    expect(mostAtOnce).toBeLessThan(2_000);
  }, 300_000);

  test('[CTX-25] what unpacks to more than the memory of its process ends that process', async () => {
    const small = createDocuments({ ...documentLimits, residentMb: 250 });
    const zeros = deflateSync(deflateSync(Buffer.alloc(400_000_000, ' '), { level: 1 }));
    const bomb = pdfOfPages(2, () => stream(zeros, '/Filter[/FlateDecode/FlateDecode]'));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problem(bomb, 'bomb.pdf', small)).toBe('too-large');
    // A directory that lies about what its files unpack to.
    const lie = zipBytes([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: Buffer.alloc(400_000_000, ' '), claimedSize: 1_000 },
    ]);
    expect(await problem(lie, 'a.docx', small)).toMatch(/too-large|unreadable/);
  }, 120_000);

  test('[CTX-25] a PDF with a password says so', async () => {
    const secret = `<</Filter/Standard/V 1/R 2/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`;
    const locked = pdf(
      ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0/Kids[]>>', secret],
      '/Encrypt 3 0 R/ID[<00><00>]',
    );
    expect(await problem(locked, 'locked.pdf')).toBe('password');
  });

  test('[CTX-25] pages in other character sets are read as they say, or as they are', async () => {
    const page = (charset: string, text: Buffer) =>
      Buffer.concat([
        Buffer.from(`<html><head><meta charset="${charset}"></head><body><p>`),
        text,
        Buffer.from('</p></body></html>'),
      ]);
    const cases: [string, Buffer, string][] = [
      ['utf-8', Buffer.from('Käse und Öl für 5 €'), 'Käse und Öl für 5 €'],
      // It says UTF-8 and is not.
      ['utf-8', Buffer.from('Käse und Öl', 'latin1'), 'Käse und Öl'],
      ['iso-8859-1', Buffer.from('Grüße', 'latin1'), 'Grüße'],
      ['shift_jis', Buffer.from('93fa967b8cea', 'hex'), '日本語'],
      ['windows-1251', Buffer.from('cff0e8e2e5f2', 'hex'), 'Привет'],
      ['gb2312', Buffer.from('d6d0cec4', 'hex'), '中文'],
      ['nonsense-9', Buffer.from('Grüße'), 'Grüße'],
    ];
    for (const [charset, bytes, text] of cases)
      expect((await read(page(charset, bytes), 'page.html')).last?.text, charset).toBe(text);
  });
});
