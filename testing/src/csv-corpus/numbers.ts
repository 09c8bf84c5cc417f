import { type CorpusFile, number, text } from './corpus-file.ts';

const amounts = (...values: number[]) => values.map((amount) => ({ amount }));
const fields = { amount: number };

export const numberFiles: CorpusFile[] = [
  {
    name: 'decimal commas and thousands with points',
    content: 'title;amount\nA;1.234,56\nB;-12,5\nC;1.000.000,00\nD;7',
    fields: { title: text, amount: number },
    stored: [
      { title: 'A', amount: 1234.56 },
      { title: 'B', amount: -12.5 },
      { title: 'C', amount: 1_000_000 },
      { title: 'D', amount: 7 },
    ],
  },
  {
    name: 'decimal points and thousands with commas',
    content: 'amount\n"1,234.56"\n-12.5\n"1,000,000.00"\n"2,500"',
    fields,
    stored: amounts(1234.56, -12.5, 1_000_000, 2500),
  },
  {
    name: 'plain numbers of programs',
    content: 'amount\n1\n-2.5\n.5\n1e3\n1.234\n0\n0.10000000000000001',
    fields,
    stored: amounts(1, -2.5, 0.5, 1000, 1.234, 0, 0.1),
  },
  {
    name: 'one number that may be a thousand or a fraction',
    content: 'amount\n"1,234"',
    fields,
    stored: amounts(1234),
    altered: [[1, 'amount', '1,234', 1234]],
  },
  {
    name: 'open numbers beside a column that decides',
    content: 'amount;price\n1.234;9,99\n2.500;0,5',
    fields: { amount: number, price: number },
    stored: [
      { amount: 1234, price: 9.99 },
      { amount: 2500, price: 0.5 },
    ],
  },
  {
    name: 'both ways of separating in one column',
    content: 'amount;n\n1.234,50;1\n2.345,50;2\n1,234.50;3',
    fields: { amount: number, n: number },
    stored: [
      { amount: 1234.5, n: 1 },
      { amount: 2345.5, n: 2 },
      { amount: 1234.5, n: 3 },
    ],
    altered: [[3, 'amount', '1,234.50', 1234.5]],
  },
  {
    name: 'euros before the number',
    content: 'amount;n\n€ 1.234,50;1\n€ 12,00;2\n5,-;3',
    fields: { amount: number, n: number },
    stored: [
      { amount: 1234.5, n: 1 },
      { amount: 12, n: 2 },
      { amount: 5, n: 3 },
    ],
  },
  {
    name: 'kronor after the number, with no-break spaces',
    content: 'amount;n\n1\u00a0234,56 kr;1\n12\u202f500,00 kr;2',
    fields: { amount: number, n: number },
    stored: [
      { amount: 1234.56, n: 1 },
      { amount: 12_500, n: 2 },
    ],
  },
  {
    name: 'another currency among dollars',
    content: 'amount,n\n$5.00,1\n$1.25,2\n£3.00,3\nCHF 4.50,4',
    fields: { amount: number, n: number },
    stored: [
      { amount: 5, n: 1 },
      { amount: 1.25, n: 2 },
      { amount: 3, n: 3 },
      { amount: 4.5, n: 4 },
    ],
    altered: [
      [3, 'amount', '£3.00', 3],
      [4, 'amount', 'CHF 4.50', 4.5],
    ],
  },
  {
    name: 'negative numbers of bookkeepers',
    content: 'amount\n(12.50)\n"($1,200.00)"\n7.25-\n−3.5',
    fields,
    stored: amounts(-12.5, -1200, -7.25, -3.5),
  },
  {
    name: 'Swiss and Indian thousands',
    content: 'amount\n1\'234.50\n"1,00,000.25"',
    fields,
    stored: amounts(1234.5, 100_000.25),
  },
  {
    name: 'Swiss francs with the apostrophe of print, and round sums',
    content: "name,amount\nA,CHF 1’234.50\nB,1'234'567.90\nC,CHF 12.–\nD,-CHF 5.05",
    fields: { name: text, amount: number },
    stored: [
      { name: 'A', amount: 1234.5 },
      { name: 'B', amount: 1_234_567.9 },
      { name: 'C', amount: 12 },
      { name: 'D', amount: -5.05 },
    ],
  },
  {
    name: 'lakhs and crores',
    content: 'amount\n"₹ 12,34,567"\n"1,00,000.50"\n"12,34,56,789.00"\n"1,000"',
    fields,
    stored: amounts(1_234_567, 100_000.5, 123_456_789, 1000),
  },
  {
    name: 'two signs, of which one may be meant',
    content: 'amount\n(1.50)\n(-5)\n--5\n-3\n-4-',
    fields,
    stored: amounts(-1.5, -3, -4),
    altered: [[5, 'amount', '-4-', -4]],
    rejected: [
      [2, 'amount must be a number'],
      [3, 'amount must be a number'],
    ],
  },
  {
    name: 'telephone numbers, as text and as numbers',
    content: 'phone,amount\n+41 79 123 45 67,+41791234567\n0041791234567,+49 170 123 456\n+1 (555) 010-9999,+5',
    fields: { phone: text, amount: number },
    stored: [
      { phone: '+41 79 123 45 67', amount: 41_791_234_567 },
      { phone: '0041791234567', amount: 49_170_123_456 },
      { phone: '+1 (555) 010-9999', amount: 5 },
    ],
    altered: [
      [1, 'amount', '+41791234567', 41_791_234_567],
      [2, 'amount', '+49 170 123 456', 49_170_123_456],
    ],
  },
  {
    name: 'decimal commas in a file of one column',
    content: 'amount\n12,5\n7,25\n100',
    fields,
    stored: amounts(12.5, 7.25, 100),
  },
  {
    name: 'times, addresses and versions where numbers belong',
    content: 'amount\n10:30\n1h30\n192.168.0.1\n0x1F\n1_000',
    fields,
    stored: amounts(10, 1, 192.168, 0, 1),
    altered: [
      [1, 'amount', '10:30', 10],
      [2, 'amount', '1h30', 1],
      [3, 'amount', '192.168.0.1', 192.168],
      [4, 'amount', '0x1F', 0],
      [5, 'amount', '1_000', 1],
    ],
  },
  {
    name: 'errors of spreadsheets',
    content: 'name,amount\n#N/A,#REF!\nA,#DIV/0!\nB,1',
    fields: { name: text, amount: number },
    stored: [{ name: 'B', amount: 1 }],
    rejected: [
      [1, 'amount must be a number'],
      [2, 'amount must be a number'],
    ],
  },
  {
    name: 'percent with decimal commas',
    content: 'name;amount\nA;45 %\nB;12,5 %\nC;7,7',
    fields: { name: text, amount: number },
    stored: [
      { name: 'A', amount: 45 },
      { name: 'B', amount: 12.5 },
      { name: 'C', amount: 7.7 },
    ],
    altered: [
      [1, 'amount', '45 %', 45],
      [2, 'amount', '12,5 %', 12.5],
    ],
  },
  {
    name: 'percent',
    content: 'amount\n45%\n12.5 %',
    fields,
    stored: amounts(45, 12.5),
    altered: [
      [1, 'amount', '45%', 45],
      [2, 'amount', '12.5 %', 12.5],
    ],
  },
  {
    name: 'numbers with words, ranges and sums',
    content: 'amount\n12 pieces\n5 - 6\n=1+1\n1/2\nabout 3',
    fields,
    stored: amounts(12, 5, 1),
    altered: [
      [1, 'amount', '12 pieces', 12],
      [2, 'amount', '5 - 6', 5],
      [4, 'amount', '1/2', 1],
    ],
    rejected: [
      [3, 'amount must be a number'],
      [5, 'amount must be a number'],
    ],
  },
  {
    name: 'leading zeros, as text and as a number',
    content: 'code,amount\n007,007\n00123,1',
    fields: { code: text, amount: number },
    stored: [
      { code: '007', amount: 7 },
      { code: '00123', amount: 1 },
    ],
    altered: [[1, 'amount', '007', 7]],
  },
  {
    name: 'integers beyond 2^53',
    content: 'id_text,amount\n9007199254740993,9007199254740992\n12345678901234567890,9007199254740993',
    fields: { id_text: text, amount: number },
    stored: [
      { id_text: '9007199254740993', amount: 9_007_199_254_740_992 },
      { id_text: '12345678901234567890', amount: 9_007_199_254_740_992 },
    ],
    altered: [[2, 'amount', '9007199254740993', 9_007_199_254_740_992]],
  },
  {
    name: 'scientific notation',
    content: 'amount;n\n1,5E+03;1\n2e-3;2\n1E400;3',
    fields: { amount: number, n: number },
    stored: [
      { amount: 1500, n: 1 },
      { amount: 0.002, n: 2 },
    ],
    rejected: [[3, 'amount must be a number']],
  },
  {
    name: 'Arabic digits',
    content: 'amount\n١٢٣\n٣٤٥٫٥',
    fields,
    stored: amounts(123, 345.5),
  },
];
