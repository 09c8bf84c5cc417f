import { readFileSync } from 'node:fs';
import type { Chunk } from '@whittle/domain/knowledge/blocks';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { afterEach, describe, expect, test } from 'vitest';
import type { DocumentReader } from './documents.ts';
import { createDocuments, documentLimits } from './side-documents.ts';

const documents = createDocuments();
let reader: DocumentReader | null = null;
afterEach(() => reader?.close());

const fixture = (name: string) => readFileSync(new URL(`../../../../../fixtures/files/${name}`, import.meta.url));
async function read(bytes: Uint8Array | string, name: string, type = '', from = documents) {
  reader = from.open();
  const chunks: Chunk[] = [];
  let total: number | null = null;
  for await (const part of reader.read({ bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, name, type })) {
    chunks.push(...part.chunks);
    total = part.total ?? total;
  }
  return { chunks, total, text: chunks.map(({ text }) => text).join('\n') };
}
const problem = (...args: Parameters<typeof read>) =>
  read(...args).then(
    () => null,
    (error: { problem: string }) => error.problem,
  );

const slide = (title: string, text: string) =>
  `<p:sld><p:sp><p:nvPr><p:ph type="title"/></p:nvPr><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp>
   <p:sp><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sp></p:sld>`;

describe('documents', () => {
  test('[CTX-25] a PDF gives passages with their pages', async () => {
    const { chunks, total } = await read(fixture('invoice.pdf'), 'invoice.pdf');
    expect(total).toBe(2);
    expect(chunks[0]).toMatchObject({ page: 1, text: expect.stringContaining('Oak boards, 12 pieces: 480.00 EUR') });
    expect(chunks.at(-1)!.text).toContain('Payment within 14 days');
  });

  test('[CTX-25] Word, old and new, and sheets', async () => {
    expect((await read(fixture('letter.docx'), 'letter.docx')).text).toContain('the table arrives on 3 December.');
    expect((await read(fixture('letter.doc'), 'letter.doc')).text).toContain('the table costs 480 EUR');
    expect((await read(fixture('times.xlsx'), 'times.xlsx')).text).toContain('start: 14:30:15; length: 30:00:00');
    expect((await read(fixture('stock.xlsx'), 'stock.xlsx')).chunks).toMatchObject([
      {
        row: 2,
        text: 'Product Name: Oak, plain; Price: 39.5; In stock: 12\nProduct Name: Ash; Price: 28; In stock: 0',
      },
    ]);
  });

  test('[CTX-25] footnotes, endnotes and text boxes of old Word are read beside the body', async () => {
    // The letter's own text, told apart as Word does it: so many letters of the body, then of each kind of note and box.
    const file = Buffer.from(fixture('letter.doc'));
    const head = file.indexOf(Buffer.from([0xec, 0xa5]));
    const counts = { 0x4c: 16, 0x50: 24, 0x60: 4, 0x64: 23 };
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(file.readUInt32LE(head + 0x4c));
    for (const [at, count] of Object.entries(counts)) file.writeUInt32LE(count, head + Number(at));
    const { text } = await read(file, 'letter.doc');
    expect(text.split('\n')).toEqual(['Dear Ms Brandt,', 'arrives on 3 December.', 'the table costs 480 EUR', 'and']);
  });

  test('[CTX-25] headings of Word stand above what they head, a row of a table stays one, and notes, boxes, heads and feet are read', async () => {
    const paragraph = (text: string, style = '') =>
      `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
    const word = (root: string, content: string) =>
      `<?xml version="1.0"?><w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${root}>`;
    const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const links = (...of: [string, string][]) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${of
        .map(([type, target], at) => `<Relationship Id="r${at}" Type="${relationships}/${type}" Target="${target}"/>`)
        .join('')}</Relationships>`;
    const box = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraph('In a box.')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    const file = zipBytes({
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      '_rels/.rels': links(['officeDocument', 'word/document.xml']),
      'word/_rels/document.xml.rels': links(['styles', 'styles.xml'], ['footnotes', 'footnotes.xml']),
      'word/styles.xml': word(
        'styles',
        '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>',
      ),
      'word/header1.xml': word('hdr', paragraph('Price list of Wheels &amp; Sons')),
      'word/header2.xml': word('hdr', paragraph('Price list of Wheels &amp; Sons')),
      'word/footer1.xml': word('ftr', paragraph('Valid from May') + paragraph('7')),
      'word/_rels/footnotes.xml.rels': links(),
      'word/footnotes.xml': word('footnotes', `<w:footnote w:id="2">${paragraph('Without the bolts.')}</w:footnote>`),
      'word/document.xml': word(
        'document',
        `<w:body>${paragraph('Prices', 'H1')}${paragraph('They hold for a year.')}<w:p><w:r><w:t>See</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>${box}<w:tbl>${row('Part', 'Price')}${row('Chain', '19 EUR')}</w:tbl></w:body>`,
      ),
    });
    const { chunks } = await read(file, 'prices.docx');
    expect(chunks).toMatchObject([{ titlePath: ['Prices'] }]);
    expect(chunks[0]!.text).toMatch(/Prices\nThey hold for a year\.\n[\s\S]*Chain.*19 EUR/);
    for (const text of ['Without the bolts.', 'In a box.', 'Price list of Wheels & Sons', 'Valid from May'])
      expect(chunks[0]!.text.split(text), text).toHaveLength(2);
    expect(chunks[0]!.text).not.toMatch(/^7$/m);
  });

  test('[CTX-25] slides with their titles, in their order', async () => {
    const zip = zipBytes({
      'ppt/slides/slide10.xml': slide('Prices', 'A tube costs 7 &amp; more'),
      'ppt/slides/slide2.xml': slide('Welcome', 'We repair bicycles'),
    });
    const { text } = await read(zip, 'talk.pptx', 'application/zip');
    expect(text).toBe('Welcome\nWe repair bicycles\nPrices\nA tube costs 7 & more');
  });

  test('[CTX-25] rows of CSV with their column names; a file without rows is refused', async () => {
    const { chunks } = await read('Article;Price\nTube;7,50\nWheel;80\n', 'prices.csv');
    expect(chunks).toMatchObject([{ row: 1, text: 'Article: Tube; Price: 7,50\nArticle: Wheel; Price: 80' }]);
    expect(await problem('Article;Price\n', 'prices.csv')).toBe('csv-empty');
    expect(await problem('', 'prices.csv')).toBe('csv-empty');
  });

  test('[CTX-25] Markdown with its headings and tables', async () => {
    const { chunks } = await read(
      '# Leave\n\nEverybody has **30 days**.\n\n| Year | Days |\n|---|---|\n| 2026 | 30 |\n',
      'a.md',
    );
    expect(chunks).toMatchObject([
      { titlePath: ['Leave'], text: 'Leave\nEverybody has 30 days.\nYear: 2026; Days: 30' },
    ]);
  });

  test('[CTX-25] pages keep headings, tables and lists, and lose menus and scripts', async () => {
    const html = `<html><head><title>T</title></head><body><nav>Menu</nav><main><h1>Prices</h1><p>Inspec<b>tion</b>. Right.</p>
      <table><tr><th>What</th><th>Price</th></tr><tr><td>Tube</td><td>7 €</td></tr></table><ul><li>Free <a href="#">coffee</a></li></ul>
      <script>steal()</script><p hidden>secret</p></main><footer>Foot</footer></body></html>`;
    expect((await read(html, 'page.html', 'text/html')).text).toBe(
      'Prices\nInspection. Right.\nWhat: Tube; Price: 7 €\n- Free coffee',
    );
  });

  test('[CTX-25] says why nothing came of a file', async () => {
    expect(await problem('x', 'a.bin', 'application/octet-stream')).toBe('unknown-kind');
    expect(await problem('%PDF-1.4 broken', 'a.pdf')).toBe('unreadable');
    expect(await problem(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.docx', 'application/x-cfb')).toBe('password');
    const bomb = zipBytes([{ name: 'word/document.xml', content: 'x', claimedSize: 4_000_000_000 }]);
    expect(await problem(bomb, 'a.docx')).toBe('too-large');
  });

  test('[CTX-25] a file that takes too much memory or time ends its own process alone', async () => {
    const small = createDocuments({ ...documentLimits, memoryMb: 16 });
    expect(await problem('w. '.repeat(3_000_000), 'a.txt', 'text/plain', small)).toBe('too-large');
    const quick = createDocuments({ ...documentLimits, timeoutMs: 1 });
    expect(await problem(fixture('invoice.pdf'), 'a.pdf', '', quick)).toBe('too-large');
  });
});
