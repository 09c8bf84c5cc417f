import { boolean, type CorpusFile, day, number, text } from './corpus-file.ts';

const fields = { amount: number, n: number };
const rows = (...amounts: number[]) => amounts.map((amount, at) => ({ amount, n: at + 1 }));

function utf16be(content: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(content, 'utf16le').swap16());
}

/** Files that several people or programs have written to, and what spreadsheet programs and mails add of their own. */
export const mixedFiles: CorpusFile[] = [
  {
    name: 'numbers that fit both ways in a column that is written both ways',
    content: 'amount;n\n1.234,56;1\n1,234.56;2\n0,5;3\n1.234;4\n1,234;5\n12;6',
    fields,
    stored: rows(1234.56, 1234.56, 0.5, 1234, 1.234, 12),
    altered: [
      [2, 'amount', '1,234.56', 1234.56],
      [4, 'amount', '1.234', 1234],
      [5, 'amount', '1,234', 1.234],
    ],
  },
  {
    name: 'the same among American numbers',
    content: 'amount,n\n"1,234.50",1\n"2,500",2\n"12,5",3\n3.50,4',
    fields,
    stored: rows(1234.5, 2500, 12.5, 3.5),
    altered: [
      [2, 'amount', '2,500', 2500],
      [3, 'amount', '12,5', 12.5],
    ],
  },
  {
    name: 'days of Germans and Americans in one column',
    content: 'n,date\n1,31.01.2026\n2,02/13/2026\n3,03.04.2026\n4,03/04/2026\n5,2026-04-03\n6,13.2.2026',
    fields: { n: number, date: day },
    stored: ['2026-01-31', '2026-02-13', '2026-04-03', '2026-04-03', '2026-04-03', '2026-02-13'].map((date, at) => ({
      n: at + 1,
      date,
    })),
    altered: [
      [2, 'date', '02/13/2026', '2026-02-13'],
      [4, 'date', '03/04/2026', '2026-04-03'],
    ],
  },
  {
    name: 'a day with points among American days',
    content: 'n,date\n1,03.04.2026\n2,12/31/2026\n3,01/30/2026\n4,01/02/2026',
    fields: { n: number, date: day },
    stored: ['2026-04-03', '2026-12-31', '2026-01-30', '2026-01-02'].map((date, at) => ({ n: at + 1, date })),
    altered: [
      [1, 'date', '03.04.2026', '2026-04-03'],
      [4, 'date', '01/02/2026', '2026-01-02'],
    ],
  },
  {
    name: 'as many days of either kind',
    content: 'date,n\n03.04.2026,1\n12/31/2026,2',
    fields: { date: day, n: number },
    stored: [
      { date: '2026-04-03', n: 1 },
      { date: '2026-12-31', n: 2 },
    ],
    altered: [[2, 'date', '12/31/2026', '2026-12-31']],
  },
  {
    name: 'yes and no as words, crosses, ticks and pictures',
    content: 'n,active\n1,ja\n2,nein\n3,x\n4,✓\n5,✔️\n6,☑️\n7,✅\n8,❌\n9,-\n10,vielleicht',
    fields: { n: number, active: boolean },
    stored: [true, false, true, true, true, true, true, false, false, false].map((active, at) => ({
      n: at + 1,
      active,
    })),
    altered: [
      [9, 'active', '-', false],
      [10, 'active', 'vielleicht', false],
    ],
  },
  {
    name: 'money with words behind it and before it',
    content: 'n;amount\n1;12,50 €\n2;1.234,50 € inkl. MwSt.\n3;12,50 €/Std\n4;12 Mio. €\n5;ca. 12,50 €\n6;45 % netto',
    fields: { n: number, amount: number },
    stored: [
      { n: 1, amount: 12.5 },
      { n: 2, amount: 1234.5 },
      { n: 3, amount: 12.5 },
      { n: 4, amount: 12 },
      { n: 6, amount: 45 },
    ],
    altered: [
      [2, 'amount', '1.234,50 € inkl. MwSt.', 1234.5],
      [3, 'amount', '12,50 €/Std', 12.5],
      [4, 'amount', '12 Mio. €', 12],
      [6, 'amount', '45 % netto', 45],
    ],
    rejected: [[5, 'amount must be a number']],
  },
  {
    name: 'brackets around units, and brackets that mean nothing',
    content: 'amount,n\n(1),1\n"(1,234)",2\n(12.5%),3\n( 7.5 ),4\n[5],5\n5 CR,6',
    fields,
    stored: [...rows(-1, -1234, -12.5, -7.5), { amount: 5, n: 6 }],
    altered: [
      [3, 'amount', '(12.5%)', -12.5],
      [6, 'amount', '5 CR', 5],
    ],
    rejected: [[5, 'amount must be a number']],
  },
  {
    name: 'thousands parted by every kind of space and apostrophe',
    content: "n;amount\n1;1 234 567,89\n2;1\u202f234,5\n3;1\u2009234\n4;1’234\n5;1'234'567,5\n6;12 34\n7;1_234",
    fields,
    stored: rows(1_234_567.89, 1234.5, 1234, 1234, 1_234_567.5, 12, 1),
    altered: [
      [6, 'amount', '12 34', 12],
      [7, 'amount', '1_234', 1],
    ],
  },
  {
    name: 'times that no clock shows, and weeks of the year',
    content: 'at,n\n31/01/2026 2:30pm Z,1\n2026-01-31 25:00,2\n2026-W05-3,3\n2026-031,4\nKW 5 2026,5\n14:30,6',
    fields: { at: { type: 'string', format: 'date-time' }, n: number },
    stored: [{ at: '2026-01-31T14:30:00.000Z', n: 1 }],
    rejected: [2, 3, 4, 5, 6].map((row) => [row, 'at must be a date and time'] as [number, string]),
  },
  {
    name: 'UTF-16 from the high byte, with a byte order mark and letters of two units',
    content: utf16be('\uFEFFname;amount\r\nJürgen 🎉;-2,25\r\n"Zoë; ""Ö"""\t;1\r\n'),
    fields: { name: text, amount: number },
    stored: [
      { name: 'Jürgen 🎉', amount: -2.25 },
      { name: 'Zoë; "Ö"', amount: 1 },
    ],
  },
  {
    name: 'quotes within quotes, and a cell of four hundred thousand letters',
    content: `name,city\n"He said ""a, """"b"""" c"" end","x ""\n"" y"\nAda,"${'é, ""\n'.repeat(80_000)}end"\nB,ok`,
    fields: { name: text, city: text },
    stored: [
      { name: 'He said "a, ""b"" c" end', city: 'x "\n" y' },
      { name: 'Ada', city: `${'é, "\n'.repeat(80_000)}end` },
      { name: 'B', city: 'ok' },
    ],
  },
  {
    name: 'headers with pictures, in other letters, and with no-break spaces around',
    content: '\u00a0📛 Name\u00a0,💶 Amount,NOTE\n\u00a0A\u00a0B\u00a0,1\u00a0234.5,x',
    fields: { name: text, amount: number, note: text },
    stored: [{ name: 'A\u00a0B', amount: 1234.5, note: 'x' }],
  },
  {
    name: 'formulas where numbers belong, and texts that spreadsheet programs protect by a formula',
    content: 'name,amount\n"=HYPERLINK(""http://x"",""y"")",3\nA,=1+2\n"=""00123""",-5\nB,"=""5"""',
    fields: { name: text, amount: number },
    stored: [
      { name: '=HYPERLINK("http://x","y")', amount: 3 },
      { name: '="00123"', amount: -5 },
    ],
    rejected: [
      [2, 'amount must be a number'],
      [4, 'amount must be a number'],
    ],
  },
  {
    name: 'words for nothing, fractions and numbers that have no end',
    content: 'n,amount\n1,N/A\n2,k.A.\n3,—\n4,Infinity\n5,2½\n6,½\n7,10^3\n8,-0',
    fields: { n: number, amount: number },
    stored: [
      { n: 5, amount: 2 },
      { n: 7, amount: 10 },
      { n: 8, amount: 0 },
    ],
    altered: [
      [5, 'amount', '2½', 2],
      [7, 'amount', '10^3', 10],
    ],
    rejected: [1, 2, 3, 4, 6].map((row) => [row, 'amount must be a number'] as [number, string]),
  },
  {
    name: 'whole numbers as programs of several countries write them',
    content: 'n,amount\n1,2.0\n2,"3,0"\n3,1.000\n4,1.5\n5,1e3',
    fields: { n: number, amount: { type: 'integer' } },
    stored: [
      { n: 1, amount: 2 },
      { n: 2, amount: 3 },
      { n: 3, amount: 1 },
      { n: 5, amount: 1000 },
    ],
    altered: [
      [2, 'amount', '3,0', 3],
      [3, 'amount', '1.000', 1],
    ],
    rejected: [[4, 'amount must be a whole number']],
  },
];
