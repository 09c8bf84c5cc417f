import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectDelimiter } from './delimiter.ts';
import { detectEncoding } from './detect-encoding.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

async function read(pieces: string[], delimiter: ',' | ';' | '\t' | '|' = ',') {
  async function* chunks() {
    yield* pieces;
  }
  let headers: string[] | null = null;
  let headerProblem: string | null = null;
  const rows: CsvRow[] = [];
  for await (const part of readCsv(chunks(), { delimiter })) {
    ({ headers, headerProblem } = part);
    rows.push(...part.rows);
  }
  return { headers, headerProblem, rows };
}
const cellsOf = async (text: string, delimiter?: ',' | ';' | '\t' | '|') =>
  (await read([text], delimiter)).rows.map((row) => row.cells);

describe('[CSV-12] reading', () => {
  test.each([
    [
      'a,b\n1,2\n3,4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['a,b\r\n1,2\r\n', [['1', '2']]],
    [
      'a,b\r1,2\r3,4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['\uFEFFa,b\n 1 ,\t2', [['1', '2']]],
    ['a,b\n\n , \n1,2\n', [['1', '2']]],
    ['a,b\n"1,\n""x""",2', [['1,\n"x"', '2']]],
    ['a,b\n1,2,,', [['1', '2']]],
    ['a,b\r\n"1\r\n2",3\r\n', [['1\r\n2', '3']]],
  ])('%j', async (text, rows) => {
    expect(await cellsOf(text)).toEqual(rows);
  });

  test.each([
    ['a,b\n1\n1,2', 1, 'The row has 1 value, the header 2.'],
    ['a,b\n1,2,3\n1,2', 1, 'The row has 3 values, the header 2.'],
    ['a,b\n1,2\n"open,2\n3,4\n', 2, 'A quote is opened and never closed, so that nothing after it can be read.'],
    ['a,b\n"x"y",2\n3,4', 1, 'There is text after a closing quote.'],
  ])('%j has a row that says what is wrong with it', async (text, line, problem) => {
    const { rows } = await read([text]);
    expect(rows.filter((row) => row.problem !== null)).toMatchObject([{ line, problem }]);
  });

  test('every column has a name of its own', async () => {
    expect((await read(['Name,,Name,Name\n1,2,3,4'])).headers).toEqual(['Name', 'Column 2', 'Name (2)', 'Name (3)']);
  });

  test('nothing comes for an empty file, no rows for a header alone', async () => {
    expect(await read([''])).toEqual({ headers: null, headerProblem: null, rows: [] });
    expect(await read(['\n \n'])).toEqual({ headers: null, headerProblem: null, rows: [] });
    expect(await read(['a,b\n'])).toEqual({ headers: ['a', 'b'], headerProblem: null, rows: [] });
    expect((await read(['"a,b\n1,2'])).headerProblem).not.toBeNull();
  });

  test('a quote that is lost in a large file ends the reading instead of taking all memory', async () => {
    const line = 'x,y\n'.repeat(65_536);
    const { rows } = await read(['a,b\n1,2\n"', ...Array.from({ length: 60 }, () => line)]);
    expect(rows).toHaveLength(2);
    expect(rows[1]!.problem).toMatch(/never closed/);
  });

  test('the pieces in which a file arrives make no difference', async () => {
    const rows = Array.from({ length: 40_000 }, (_, at) => `${at},"line ${at}\nwith ""quotes"", and more"`);
    const text = `id,text\n${rows.join('\n')}`;
    const whole = await read([text]);
    expect(whole.rows).toHaveLength(40_000);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: text.length - 1 }), { maxLength: 6 }), async (cuts) => {
        const sorted = [...new Set(cuts)].sort((a, b) => a - b);
        const pieces = [...sorted, text.length].map((end, at) => text.slice(sorted[at - 1] ?? 0, end));
        expect(await read(pieces)).toEqual(whole);
      }),
      { numRuns: 5 },
    );
  });
});

test.each([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1,5;2,5;3', ';'],
  ['a\tb\n1\t2', '\t'],
  ['a|b|c\n1|2|3', '|'],
  ['name\nAda\n', ','],
  ['"a;b",c\n"1;2",3\n', ','],
  ['note;amount\n"Hello, you";1,50\nBye, then, all;2,00\n', ';'],
])('the delimiter of %j is %j', (head, delimiter) => {
  expect(detectDelimiter(head)).toBe(delimiter);
});

describe('the encoding of a file is found', () => {
  const utf16 = (text: string, isBig: boolean, mark: boolean) => {
    const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };
  const german = 'Name;Straße\nJürgen Müller;Königsallee\nZoë;Große Straße\n';
  const japanese = [
    0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x8f, 0x5a, 0x8f, 0x8a, 0x0a, 0x8e, 0x52, 0x93, 0x63, 0x91, 0xbe, 0x98, 0x59, 0x2c,
    0x93, 0x8c, 0x8b, 0x9e, 0x93, 0x73, 0x0a, 0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd, 0x2c, 0x90,
    0xa2, 0x8a, 0x45,
  ];
  const chinese = [
    0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb3, 0xc7, 0xca, 0xd0, 0x0a, 0xc0, 0xee, 0xcf, 0xfe, 0xc3, 0xf7, 0x2c, 0xb1, 0xb1,
    0xbe, 0xa9, 0xca, 0xd0, 0x0a, 0xd5, 0xc5, 0xb4, 0xf3, 0xce, 0xb0, 0x2c, 0xc9, 0xcf, 0xba, 0xa3, 0xca, 0xd0, 0xb5,
    0xc4, 0xc8, 0xcb,
  ];

  test.each<[string, Uint8Array, string]>([
    ['plain letters', Buffer.from('a,b\n1,2'), 'utf-8'],
    ['UTF-8', Buffer.from(german), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${german}`), 'utf-8'],
    ['UTF-8 cut within a letter', Buffer.from('a,ü').subarray(0, 3), 'utf-8'],
    ['UTF-16 LE', utf16(german, false, true), 'utf-16le'],
    ['UTF-16 LE without a mark', utf16(german, false, false), 'utf-16le'],
    ['UTF-16 BE', utf16(german, true, true), 'utf-16be'],
    ['UTF-16 BE without a mark', utf16(german, true, false), 'utf-16be'],
    ['Windows-1252', Buffer.from(german, 'latin1'), 'windows-1252'],
    ['Shift-JIS', Uint8Array.from(japanese), 'shift_jis'],
    ['GB18030', Uint8Array.from(chinese), 'gb18030'],
    ['nothing', new Uint8Array(), 'utf-8'],
  ])('%s', (_, bytes, encoding) => {
    expect(detectEncoding(bytes)).toBe(encoding);
  });
});
