import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { whyUnread } from './why-unread.ts';
import { createFilesToText, extractLimits } from './worker-files-to-text.ts';

const files = createFilesToText();
const fixture = (name: string) => readFileSync(new URL(`../../../../../fixtures/files/${name}`, import.meta.url));
const extract = (bytes: Uint8Array | string, type: string, name = '', with_ = files) =>
  with_.extract({ bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, type, name });

test('[INTEG-08] a PDF, page by page', async () => {
  expect(await extract(fixture('invoice.pdf'), 'application/pdf')).toEqual({
    ok: true,
    text: 'Invoice 2041\nOak boards, 12 pieces: 480.00 EUR\n\nPayment within 14 days',
    pages: 2,
    truncated: false,
  });
});

test('[INTEG-08] a Word document and a sheet, known by their names where they were sent as bytes', async () => {
  expect(await extract(fixture('letter.docx'), 'application/octet-stream', 'letter.DOCX')).toMatchObject({
    text: 'Dear Ms Brandt,\n\nthe table arrives on 3 December.',
  });
  // A Word document of before 2007, in the container that other programs use too.
  expect(await extract(fixture('letter.doc'), 'application/x-cfb', 'letter.doc')).toMatchObject({
    text: 'Dear Ms Brandt,\nthe table costs 480 EUR and arrives on 3 December.',
  });
  expect(await extract(fixture('stock.xlsx'), 'application/zip', 'stock.xlsx')).toMatchObject({
    text: 'Product Name,Price,In stock\n"Oak, plain",39.5,12\nAsh,28,0',
  });
  // Times and spans as the sheet shows them, and days counted from 1904.
  expect(await extract(fixture('times.xlsx'), 'application/zip', 'times.xlsx')).toMatchObject({
    text: expect.stringContaining('Opening,2026-01-31,14:30:15,30:00:00,9007199254740993,39.95'),
  });
  expect(await extract(fixture('days-from-1904-as-true.xlsx'), 'application/zip', 'days.xlsx')).toMatchObject({
    text: expect.stringContaining('Opening,2026-01-31'),
  });
});

test('[INTEG-08] a page without its scripts, and text in whichever encoding', async () => {
  const page = '<title>Boards</title><nav>Menu</nav><script>steal()</script><p>Oak costs <b>39.50</b>.</p>';
  const read = await extract(page, 'text/html');
  expect(read).toMatchObject({ ok: true, text: expect.stringContaining('Oak costs 39.50.') });
  expect(JSON.stringify(read)).not.toContain('steal');
  expect(await extract(Buffer.from('Äpfel für die Kühe, größer', 'latin1'), 'text/plain')).toMatchObject({
    text: 'Äpfel für die Kühe, größer',
  });
  const far = await extract(Buffer.from(`${'plain '.repeat(12_000)}Äpfel`, 'latin1'), 'text/plain');
  expect(far).toMatchObject({ text: expect.stringMatching(/Äpfel$/) });
  expect(await extract('', 'text/plain')).toEqual({ ok: false, problem: 'no-text' });
  const short = createFilesToText({ ...extractLimits, maxChars: 5 });
  expect(await extract('123456789', 'text/csv', '', short)).toEqual({ ok: true, text: '12345', truncated: true });
});

test('[INTEG-08] what is not read says what to save it as, and an empty file that it is empty', async () => {
  const why = async (name: string, type: string, content = 'x') => {
    const file = { bytes: Buffer.from(content), name };
    const read = await files.extract({ ...file, type });
    return read.ok ? read.text : whyUnread(file, read.problem);
  };
  expect(await why('a.xls', 'application/x-cfb')).toContain('Save it as .xlsx or CSV.');
  expect(await why('a.rtf', 'application/rtf')).toContain('Save it as .docx or PDF.');
  expect(await why('a.odt', 'application/vnd.oasis.opendocument.text')).toContain('Save it as .docx or PDF.');
  expect(await why('a.HEIC', 'image/heic')).toContain('Save it as JPEG or PNG.');
  expect(await why('a.pdf', 'application/pdf', '')).toBe('is empty.');
  expect(await why('a.bin', 'application/octet-stream')).toContain('of a kind that cannot be read');
});

test('[INTEG-08] what cannot be read is said, and nothing takes the machine', async () => {
  expect(await extract('x', 'image/png', 'a.png')).toEqual({ ok: false, problem: 'unknown-kind' });
  expect(await extract('no pdf', 'application/pdf')).toEqual({ ok: false, problem: 'unreadable' });
  expect(await extract('no zip', '', 'a.docx')).toEqual({ ok: false, problem: 'unreadable' });
  const small = createFilesToText({ ...extractLimits, maxUnpackedBytes: 2_000_000 });
  expect(await extract(zipOf(Buffer.alloc(3_000_000)), '', 'a.docx', small)).toEqual({
    ok: false,
    problem: 'too-large',
  });
  const hasty = createFilesToText({ ...extractLimits, timeoutMs: 1 });
  expect(await extract(fixture('invoice.pdf'), 'application/pdf', '', hasty)).toEqual({
    ok: false,
    problem: 'too-large',
  });
});

/** A zip with one file, as small as it gets. */
function zipOf(content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(31);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const entry = Buffer.alloc(47);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(content.length, 24);
  entry.writeUInt16LE(1, 28);
  entry.write('a', 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, entry, end]);
}
