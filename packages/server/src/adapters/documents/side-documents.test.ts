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

  test('[CTX-25] slides come in the order in which they are shown, with their drawings, charts and own notes, without what each repeats', async () => {
    const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
    const links = (...of: [string, string][]) =>
      `<Relationships>${of.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${kind}${type}" Target="${target}"/>`).join('')}</Relationships>`;
    const foot = '<p:sp><p:nvPr><p:ph type="sldNum"/></p:nvPr><a:p><a:fld><a:t>2</a:t></a:fld></a:p></p:sp></p:sld>';
    const series = (name: string, value: string) =>
      `<c:ser><c:tx><c:v>${name}</c:v></c:tx><c:cat><c:pt idx="0"><c:v>May</c:v></c:pt></c:cat><c:val><c:pt idx="0"><c:v>${value}</c:v></c:pt></c:val></c:ser>`;
    const zip = zipBytes({
      'ppt/presentation.xml':
        '<p:presentation><p:sldIdLst><p:sldId id="257" r:id="rId2"/><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels': links(['slide', 'slides/slide1.xml'], ['slide', '/ppt/slides/slide2.xml']),
      'ppt/slides/slide1.xml': slide('Second', 'It ends').replace('</p:sld>', foot),
      'ppt/slides/slide2.xml': slide('First', 'It begins'),
      'ppt/slides/_rels/slide1.xml.rels': links(
        ['notesSlide', '../notesSlides/notesSlide1.xml'],
        ['chart', '../charts/chart7.xml'],
        ['diagramData', '../diagrams/data3.xml'],
        ['hyperlink', 'https://example.com/'],
      ),
      'ppt/notesSlides/notesSlide1.xml': slide('Second', 'Say thanks'),
      'ppt/charts/chart7.xml': `<c:chart><c:title><a:t>Wheels &amp; tubes</a:t></c:title>${series('Wheels', '12')}${series('Tubes', '30')}</c:chart>`,
      'ppt/diagrams/data3.xml': '<dgm:pt><dgm:t><a:p><a:r><a:t>Order, build, ride</a:t></a:r></a:p></dgm:t></dgm:pt>',
    });
    const { text } = await read(zip, 'talk.pptx', 'application/zip');
    expect(text.replaceAll('\n', ' | ')).toBe(
      'First | It begins | Second | It ends | Wheels & tubes | May; Wheels: 12; Tubes: 30 | Order, build, ride | Second | Say thanks',
    );
  });

  test('[CTX-25] what stands above the names of columns is a text of its own', async () => {
    const csv = 'Price list 2026;;\nas of 1 May;;\n\nArticle;Price;Stock\nTube;7,50;3\nWheel;80;1\nBell;9;\n';
    expect((await read(csv, 'prices.csv')).text).toBe(
      'Price list 2026\nas of 1 May\nArticle: Tube; Price: 7,50; Stock: 3\nArticle: Wheel; Price: 80; Stock: 1\nArticle: Bell; Price: 9',
    );
    const bare = 'Prices of May\r\n\r\nArticle,Price\r\nTube,7\r\nWheel,80\r\n';
    expect((await read(bare, 'prices.csv')).text).toBe(
      'Prices of May\nArticle: Tube; Price: 7\nArticle: Wheel; Price: 80',
    );
    const one = 'Comment\ngood, but slow\nfine\nall right\n';
    expect((await read(one, 'one.csv')).text).toBe('Comment: good, but slow\nComment: fine\nComment: all right');
  });

  test('[CTX-25] cells that go on over rows and columns keep their meaning in each', async () => {
    const html = `<table><tr><th colspan="3">Opening hours</th></tr>
      <tr><th rowspan="2">Place</th><th colspan="2">Open</th></tr><tr><th>Summer</th><th>Winter</th></tr>
      <tr><td rowspan="2">Mill</td><td>8</td><td>9</td></tr><tr><td>10</td><td>11</td></tr>
      <tr><td>Lake</td><td colspan="2">closed</td></tr></table>`;
    expect((await read(html, 'page.html', 'text/html')).text).toBe(
      'Opening hours\nPlace: Mill; Open Summer: 8; Open Winter: 9\nPlace: Mill; Open Summer: 10; Open Winter: 11\nPlace: Lake; Open Summer: closed',
    );
    const wide = `<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="999999999" colspan="999999999">x</td></tr></table>`;
    expect((await read(wide, 'page.html', 'text/html')).text).toBe('A: x');
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
