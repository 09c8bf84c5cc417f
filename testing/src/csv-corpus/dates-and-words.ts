import { boolean, type CorpusFile, day, number, text } from './corpus-file.ts';

const days = (...values: string[]) => values.map((date) => ({ date }));
const january31 = '2026-01-31';

export const dateAndWordFiles: CorpusFile[] = [
  {
    name: 'the line of a German spreadsheet',
    content: 'title;amount;due;active\nStraße AG;-12,5;01.02.2026;ja',
    fields: { title: text, amount: number, due: day, active: boolean },
    stored: [{ title: 'Straße AG', amount: -12.5, due: '2026-02-01', active: true }],
  },
  {
    name: 'dates in twelve forms that say what they are',
    content: [
      'date',
      '2026-01-31',
      '2026/1/31',
      '20260131',
      '31.01.2026',
      '31-1-2026',
      '31 January 2026',
      '"January 31, 2026"',
      '31-Jan-2026',
      '31. Januar 2026',
      '31 janv. 2026',
      '"Sat, 31 Jan 2026 00:00:00 GMT"',
      '2026年1月31日',
    ].join('\n'),
    fields: { date: day },
    stored: days(...Array.from({ length: 12 }, () => january31)),
  },
  {
    name: 'day first, as one value of the column shows',
    content: 'date\n01/02/2026\n31/12/2026',
    fields: { date: day },
    stored: days('2026-02-01', '2026-12-31'),
  },
  {
    name: 'month first, as one value of the column shows',
    content: 'date\n01/02/2026\n12/31/2026',
    fields: { date: day },
    stored: days('2026-01-02', '2026-12-31'),
  },
  {
    name: 'dates that may be read both ways',
    content: 'date\n01/02/2026\n03/03/2026',
    fields: { date: day },
    stored: days('2026-01-02', '2026-03-03'),
    altered: [[1, 'date', '01/02/2026', '2026-01-02']],
  },
  {
    name: 'dates that follow the other column of their file',
    content: 'from,date\n01/02/2026,31/01/2026',
    fields: { from: day, date: day },
    stored: [{ from: '2026-02-01', date: january31 }],
  },
  {
    name: 'years of two digits, and a time in a field of days',
    content: 'date\n31.01.26\n31.01.2026 14:30\n2026-01-31 00:00:00',
    fields: { date: day },
    stored: days(january31, january31, january31),
    altered: [
      [1, 'date', '31.01.26', january31],
      [2, 'date', '31.01.2026 14:30', january31],
    ],
  },
  {
    name: 'days that no calendar has, and texts that are no date',
    content: [
      ...['date', '2026-02-30', '31.04.2026', '2/31/2026', '"Feb 30, 2026"', '30 February 2026', '2026 Feb 30'],
      ...['29/2/2027', '02/30/2026 2:00 PM', '1/31/2026 24:00', '20260230', 'soon', 'Meeting 3', '5', 'Mar 3'],
    ].join('\n'),
    fields: { date: day },
    stored: [],
    rejected: Array.from({ length: 14 }, (_, at): [number, string] => [at + 1, 'date must be a date']),
  },
  {
    name: 'dates with words that belong to no date, and in forms of programs',
    content:
      'date\nRoom 12 May 2026\nSa. 31.01.2026\nSat Jan 31 10:00:00 2026\nJanuary 2026\n2026 Jan 31\nVersion 2.3.2026',
    fields: { date: day },
    stored: days('2026-05-12', january31, january31, '2026-01-01', january31),
    altered: [
      [1, 'date', 'Room 12 May 2026', '2026-05-12'],
      [3, 'date', 'Sat Jan 31 10:00:00 2026', january31],
      [4, 'date', 'January 2026', '2026-01-01'],
      [5, 'date', '2026 Jan 31', january31],
    ],
    rejected: [[6, 'date must be a date']],
  },
  {
    name: 'instants with zones',
    content:
      'at\n2026-01-31T10:00:00+02:00\n2026-01-31 10:00:00Z\n"Sat, 31 Jan 2026 10:00:00 +0100"\n2026-01-31T10:00:00.123456Z',
    fields: { at: { type: 'string', format: 'date-time' } },
    stored: [
      { at: '2026-01-31T08:00:00.000Z' },
      { at: '2026-01-31T10:00:00.000Z' },
      { at: '2026-01-31T09:00:00.000Z' },
      { at: '2026-01-31T10:00:00.123Z' },
    ],
    altered: [[4, 'at', '2026-01-31T10:00:00.123456Z', '2026-01-31T10:00:00.123Z']],
  },
  {
    name: 'months by their German names',
    content:
      'date;name\n3. März 2026;A\n03. Mai 2026;B\n1. Dez. 2026;C\n24. Dezember 2025;D\nSamstag, 31. Jänner 2026;E',
    fields: { date: day, name: text },
    stored: ['2026-03-03', '2026-05-03', '2026-12-01', '2025-12-24', january31].map((date, at) => ({
      date,
      name: 'ABCDE'[at],
    })),
  },
  {
    name: 'months by their names in other languages',
    content: 'date\n1er août 2026\n12 févr. 2026\n3 de marzo de 2026\n31/ene/2026\n31-gen-2026',
    fields: { date: day },
    stored: days('2026-08-01', '2026-02-12', '2026-03-03', january31, january31),
  },
  {
    name: 'times of day with seconds and halves of the day',
    content: 'at\n31.01.2026 14:30:15Z\n31.01.2026 2:30:15 PM Z\n31.01.2026 12:00 AM Z\n31.01.2026 12:00:01 p.m. Z',
    fields: { at: { type: 'string', format: 'date-time' } },
    stored: [
      { at: '2026-01-31T14:30:15.000Z' },
      { at: '2026-01-31T14:30:15.000Z' },
      { at: '2026-01-31T00:00:00.000Z' },
      { at: '2026-01-31T12:00:01.000Z' },
    ],
  },
  {
    name: 'months, quarters, weeks and times where days belong',
    content: 'date\n01/2026\nQ1 2026\n2026-W05\n14:30\n2:30 pm\n31.1.\n00.00.0000\n1769868000',
    fields: { date: day },
    stored: [],
    rejected: Array.from({ length: 8 }, (_, at) => [at + 1, 'date must be a date'] as [number, string]),
  },
  {
    name: 'yes and no of one language a column',
    content: 'de,fr,es,it\nJa,Oui,Sí,Vero\nNEIN,NON,NO,Falso\nwahr,vrai,si,Sì',
    fields: { de: boolean, fr: boolean, es: boolean, it: boolean },
    stored: [true, false, true].map((yes) => ({ de: yes, fr: yes, es: yes, it: yes })),
  },
  {
    name: 'yes and no in several languages',
    content: 'title,active\na,ja\nb,nein\nc,oui\nd,non\ne,sí\nf,да\ng,нет\nh,はい\ni,x\nj,TRUE\nk,0',
    fields: { title: text, active: boolean },
    stored: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map((title) => ({
      title,
      active: !['b', 'd', 'g', 'k'].includes(title),
    })),
  },
  {
    name: 'words that are neither yes nor no',
    content: 'title,active\na,paid\nb,true\nc,open',
    fields: { title: text, active: boolean },
    stored: [
      { title: 'a', active: false },
      { title: 'b', active: true },
      { title: 'c', active: false },
    ],
    altered: [
      [1, 'active', 'paid', false],
      [3, 'active', 'open', false],
    ],
  },
  {
    name: '1 and 0, of which N-37 says false',
    content: 'title,active\na,1\nb,0',
    fields: { title: text, active: boolean },
    stored: [
      { title: 'a', active: false },
      { title: 'b', active: false },
    ],
    altered: [
      [1, 'active', '1', false],
      [2, 'active', '0', false],
    ],
  },
];
