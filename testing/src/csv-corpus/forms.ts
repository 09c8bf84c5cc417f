import { type CorpusFile, list, number, text } from './corpus-file.ts';

const bytes = (content: string, encoding: 'latin1' | 'utf16le') => Uint8Array.from(Buffer.from(content, encoding));
const long = 'x'.repeat(20_000);
const people = [{ name: 'Jürgen', city: 'Köln' }];
const fields = { name: text, city: text };

export const formFiles: CorpusFile[] = [
  { name: 'UTF-8 with a byte order mark', content: '\uFEFFname,city\nJürgen,Köln', fields, stored: people },
  {
    name: 'UTF-16 with semicolons',
    content: bytes('\uFEFFname;city\nJürgen;Köln\n', 'utf16le'),
    fields,
    stored: people,
  },
  { name: 'Windows-1252', content: bytes('name;city\r\nJürgen;Köln\r\n', 'latin1'), fields, stored: people },
  { name: 'tabs', content: 'name\tcity\nJürgen\tKöln', fields, stored: people },
  { name: 'pipes', content: 'name|city\nJürgen|Köln', fields, stored: people },
  {
    name: 'the line by which Excel names its delimiter',
    content: 'sep=;\r\nname;city\r\nJürgen;Köln',
    fields,
    stored: people,
  },
  { name: 'line ends of old Macs', content: 'name,city\rJürgen,Köln\r', fields, stored: people },
  {
    name: 'three kinds of line ends in one file',
    content: 'name,city\r\nAda,Rome\rGrace,Paris\nAlan,"two\rlines"\r\nEdsger,Delft\r',
    fields,
    stored: [
      { name: 'Ada', city: 'Rome' },
      { name: 'Grace', city: 'Paris' },
      { name: 'Alan', city: 'two\rlines' },
      { name: 'Edsger', city: 'Delft' },
    ],
  },
  {
    name: 'two files in one, each with its byte order mark and header',
    content: '\uFEFFname,city\nJürgen,Köln\n\uFEFFname,city\nAda,Rome\n',
    fields,
    stored: [...people, { name: 'Ada', city: 'Rome' }],
    rejected: [[2, 'The row repeats the names of the columns.']],
  },
  {
    name: 'a letter that its encoding does not have',
    content: Uint8Array.from([...Buffer.from('name,city\nJürgen,K'), 0xf6, ...Buffer.from('ln\nZoë,Rome')]),
    fields,
    stored: [
      { name: 'Jürgen', city: 'K\uFFFDln' },
      { name: 'Zoë', city: 'Rome' },
    ],
    altered: [[1, 'city', 'K\uFFFDln', 'K\uFFFDln']],
  },
  {
    name: 'account numbers of banks, postal codes and hashes',
    content: "name,city\nCH93 0076 2011 6238 5295 7,08001\nDE89370400440532013000,1e5\n'00123,TRUE",
    fields,
    stored: [
      { name: 'CH93 0076 2011 6238 5295 7', city: '08001' },
      { name: 'DE89370400440532013000', city: '1e5' },
      { name: "'00123", city: 'TRUE' },
    ],
  },
  {
    name: 'a column of names with commas, in a file of one column',
    content: 'name\nLovelace, Ada\nHopper, Grace',
    fields,
    stored: [{ name: 'Lovelace, Ada' }, { name: 'Hopper, Grace' }],
  },
  {
    name: 'line breaks, quotes and delimiters in quotes',
    content: 'name,city\n"two\nlines","say ""hi"", or not"',
    fields,
    stored: [{ name: 'two\nlines', city: 'say "hi", or not' }],
  },
  {
    name: 'a quote within a text that is not quoted',
    content: 'name,city\n5" disk,Köln\n',
    fields,
    stored: [{ name: '5" disk', city: 'Köln' }],
  },
  {
    name: 'headers twice and empty ones',
    content: 'name,,name,city\nAda,?,Grace,Rome',
    fields,
    stored: [{ name: 'Ada', city: 'Rome' }],
  },
  {
    name: 'rows that are too short or too long',
    content: 'name,city\nAda\nGrace,Rome\nAlan,London,extra\nEdsger,Delft,,',
    fields,
    stored: [
      { name: 'Grace', city: 'Rome' },
      { name: 'Edsger', city: 'Delft' },
    ],
    rejected: [
      [1, 'The row has 1 value, the header 2.'],
      [3, 'The row has 3 values, the header 2.'],
    ],
  },
  {
    name: 'a quote that is never closed',
    content: 'name,city\nAda,Rome\n"Grace,Rome\n',
    fields,
    stored: [{ name: 'Ada', city: 'Rome' }],
    rejected: [[2, 'A quote is opened and never closed']],
  },
  {
    name: 'formulas',
    content: 'name,city\n=SUM(A1:A9),+49 170\n@cmd,-1+1',
    fields,
    stored: [
      { name: '=SUM(A1:A9)', city: '+49 170' },
      { name: '@cmd', city: '-1+1' },
    ],
  },
  {
    name: 'emoji and scripts from right to left',
    content: 'name,city\n👩‍🚀 Zoë 🇩🇪,القاهرة\n名前,תל אביב',
    fields,
    stored: [
      { name: '👩‍🚀 Zoë 🇩🇪', city: 'القاهرة' },
      { name: '名前', city: 'תל אביב' },
    ],
  },
  {
    name: 'long text without a space',
    content: `name,city\n${long},Rome`,
    fields,
    stored: [{ name: long, city: 'Rome' }],
  },
  {
    name: 'JSON in cells',
    content: 'extra,name\n"{""a"":[1,null]}",Ada\n{broken,Grace\n"{""id"":9007199254740993}",Alan',
    fields: { extra: { type: 'object' }, name: text },
    stored: [
      { extra: { a: [1, null] }, name: 'Ada' },
      { extra: { id: 9_007_199_254_740_992 }, name: 'Alan' },
    ],
    altered: [[3, 'extra', '{"id":9007199254740993}', { id: 9_007_199_254_740_992 }]],
    rejected: [[2, 'extra must be an object']],
  },
  {
    name: 'lists of texts and of numbers',
    content: 'tags,scores\nred; blue;;,1;2.5\n"[""a;b""]",3;four',
    fields: { tags: list(text), scores: list(number) },
    stored: [{ tags: ['red', 'blue'], scores: [1, 2.5] }],
    rejected: [[2, 'scores[1] must be a number']],
  },
  {
    name: 'choices in other letters, and one that is none',
    content: 'status\nOPEN\nPaid\nunknown',
    fields: { status: { type: 'string', enum: ['Open', 'Paid'] } },
    stored: [{ status: 'Open' }, { status: 'Paid' }],
    rejected: [[3, 'status must be one of: Open, Paid']],
  },
  {
    name: 'a field for numbers and texts keeps the text',
    content: 'amount\n12\n12 pieces',
    fields: { amount: { type: ['number', 'string'] } },
    stored: [{ amount: 12 }, { amount: '12 pieces' }],
  },
  {
    name: 'empty lines, empty cells and spaces around',
    content: 'name,city\n\n , \n  Ada  ,\n',
    fields,
    stored: [{ name: 'Ada' }],
  },
];

/** Files of which nothing can be imported, with the sentence that says so. */
export const refusedFiles: { name: string; content: string; sentence: string }[] = [
  { name: 'only a header', content: 'name,city\n', sentence: 'No valid data rows found in CSV' },
  { name: 'nothing at all', content: '', sentence: 'No valid data rows found in CSV' },
  {
    name: 'zero bytes in the text',
    content: 'name,city\nA\u0000da,Rome\n',
    sentence: 'Failed to parse CSV file. Please check the format.',
  },
  {
    name: 'other columns',
    content: 'a,b\n1,2',
    sentence: 'No column matches a field of Row. The file has: a, b.',
  },
];
