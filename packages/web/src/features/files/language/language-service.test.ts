import { expect, test } from 'vitest';
import { createLanguageService } from './language-service.ts';
import { applyTextEdits } from './rename-symbol.ts';

/** As much of JavaScript as the service needs to answer. */
const lib = `
interface Array<T> { length: number; map<U>(f: (value: T) => U): U[]; [at: number]: T }
interface Promise<T> { then<U>(f: (value: T) => U): Promise<U> }
interface Boolean {} interface Function {} interface IArguments {} interface Number {} interface Object {} interface RegExp {}
interface CallableFunction {} interface NewableFunction {} interface String { length: number } interface File {} interface Blob {}
type Partial<T> = { [K in keyof T]?: T[K] }; type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Exclude<T, U> = T extends U ? never : T; type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type Record<K extends keyof any, T> = { [P in K]: T };`;

const files = {
  'entities/Expense.json': JSON.stringify({
    properties: { title: { type: 'string' }, kind: { type: 'string', enum: ['food', 'rent'] } },
    required: ['title'],
  }),
  'components/Card.jsx': 'export default function Card({ title, children }) {\n  return title;\n}\n',
  'pages/Home.jsx': `import Card from '@/components/Card';\nexport default () => Card({});\n`,
  'pages/Other.jsx': `import Card from '@/components/Card';\nimport { Plus } from 'lucide-react';\nexport default () => Card({});\n`,
};

function open() {
  const service = createLanguageService({
    files: {
      '/lib/lib.es2023.d.ts': lib,
      '/lib/lib.dom.d.ts': '',
      '/lib/lib.dom.iterable.d.ts': '',
      '/platform/libraries.d.ts': `declare module 'lucide-react' { export const Plus: any; export const PlusCircle: any; }`,
    },
    classes: ['flex', 'flex-1', 'p-4'],
    variants: ['hover', 'focus'],
  });
  service.update(Object.entries(files));
  return service;
}

/** What is suggested where `|` stands. */
function suggestedAt(written: string, path = 'pages/New.jsx') {
  const at = written.indexOf('|');
  const answer = open().suggest({ path, text: written.replace('|', ''), at });
  return answer?.items.map(({ name }) => name) ?? [];
}

const all = `import { Expense } from '@/entities/all';\n`;

test('[FILE-15] the calls of an entity and its fields are known, in the query and on its records', () => {
  expect(suggestedAt(`${all}Expense.|`)).toEqual(expect.arrayContaining(['list', 'filter', 'create']));
  expect(suggestedAt(`${all}Expense.filter({ | })`)).toEqual(expect.arrayContaining(['title', 'kind', 'created_date']));
  expect(suggestedAt(`${all}Expense.filter({ kind: '|' })`)).toEqual(['food', 'rent']);
  expect(suggestedAt(`${all}Expense.list('-|')`)).toEqual(expect.arrayContaining(['-title']));
  expect(suggestedAt(`${all}async () => { const rows = await Expense.list(); rows.map((row) => row.|) }`)).toEqual(
    expect.arrayContaining(['title', 'kind', 'id']),
  );
});

test('[FILE-15] a record without a type is known by its name', () => {
  expect(suggestedAt(`export default ({ expenses }) => expenses.map((e) => e.|)`)).toContain('kind');
});

test('[FILE-15] own pages, own files and their props are known', () => {
  expect(suggestedAt(`import { createPageUrl } from '@/utils';\ncreatePageUrl('|')`)).toEqual(['Home', 'Other']);
  expect(suggestedAt(`import a from '@/components/|'`)).toContain('Card');
  expect(suggestedAt(`import Card from '@/components/Card';\nCard({ | })`)).toEqual(
    expect.arrayContaining(['title', 'children']),
  );
});

test('[FILE-15] a name from elsewhere brings its import along', () => {
  const service = open();
  const text = `export default () => Plus`;
  const place = { path: 'pages/New.jsx', text, at: text.length };
  const found = service.suggest(place)!.items.find(({ name }) => name === 'PlusCircle')!;
  expect(found.source).toBe('lucide-react');
  const { edits } = service.explainSuggestion({ ...place, name: 'PlusCircle', source: 'lucide-react' })!;
  expect(edits[0]!.insert).toContain(`import { PlusCircle } from "lucide-react"`);
});

test('[FILE-16] a name changes in every file that uses it, and never one of the platform', () => {
  const service = open();
  const path = 'pages/Home.jsx';
  const own = files['components/Card.jsx'];
  const renamed = service.rename({ path: 'components/Card.jsx', text: own, at: own.indexOf('title'), to: 'name' });
  expect(renamed).toMatchObject({ ok: true, name: 'title' });
  const text = `${all}Expense.list();`;
  expect(service.rename({ path, text, at: text.indexOf('list'), to: 'x' })).toMatchObject({ ok: false });
});

test('[FILE-16] imports are put in order, and unused ones are marked and dropped', () => {
  const service = open();
  const place = { path: 'pages/Other.jsx', text: files['pages/Other.jsx'], at: 0 };
  expect(service.marks(place)).toMatchObject([{ unused: 'Plus' }]);
  expect(service.organise(place).length).toBeGreaterThan(0);
  const two = `import { b, a } from '@/components/Card';\nexport default [a, b];\n`;
  expect(applyTextEdits(two, service.organise({ ...place, text: two }))).toContain('import { a, b } from');
});

test('[FILE-15] classes are known, behind variants too', () => {
  expect(open().classes({ prefix: 'hover:fl' })).toEqual(['hover:flex', 'hover:flex-1']);
  expect(open().classes({ prefix: 'ho' })).toEqual(['hover:']);
});
