import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import type { ImportPlan } from './import-plan.ts';
import { recogniseExport } from './recognise-export.ts';
import type { PlatformNames } from './platform-names.ts';
import type { ParseCode, SyntaxNode } from './syntax.ts';

const parse: ParseCode = (path, source) => {
  const { program, errors } = parseSync(path, source, {
    lang: /\.tsx?$/.test(path) ? 'tsx' : 'jsx',
    sourceType: 'module',
  });
  return errors.length > 0 ? null : (program as unknown as SyntaxNode);
};

const kit: Record<string, ReadonlySet<string>> = { '@/components/ui/button': new Set(['Button', 'buttonVariants']) };
const platform: PlatformNames = {
  answers: (specifier) =>
    /^@\/(?:api\/(?:base44Client|entities)|utils|lib\/utils|pages\.config|components\/ui\/button)$/.test(specifier),
  exportsOf: (specifier) => kit[specifier] ?? null,
};

function planOf(files: Record<string, string>): ImportPlan {
  const recognised = recogniseExport(new Map(Object.entries(files)), { parse, platform });
  if (!recognised.ok) throw new Error(recognised.message);
  return recognised.plan;
}

const page = (name: string, body = '') => `${body}\nexport default function ${name}() { return null }`;
const client =
  "import { createClient } from '@base44/sdk';\nexport const base44 = createClient({ appId: '1', requiresAuth: true });";

describe('[IMPORT-01] layouts', () => {
  it('the oldest keeps pages and entities at the root', () => {
    const plan = planOf({
      'pages/Home.js': page('Home', "import { Task } from '@/entities/Task';"),
      'Layout.js': page('Layout'),
      'entities/Task.json': '\uFEFF{ // a comment\n"name": "Task", "properties": { "title": { "type": "string" }, }, }',
    });
    expect(plan).toMatchObject({ layout: 'G0', pages: ['Home'], warnings: [] });
    expect([...plan.files.keys()]).toContain('Layout.js');
    expect(plan.entities).toMatchObject([{ name: 'Task', source: 'declared' }]);
  });

  it('the second lists its pages in pages.config.js, which is answered by the platform', () => {
    const plan = planOf({
      'x/src/pages.config.js':
        "import Home from './pages/Home';\nimport Board from './pages/Board';\nimport __Layout from './Layout.jsx';\nexport const PAGES = { \"Home\": Home, \"Board\": Board };\nexport const pagesConfig = { mainPage: 'Board', Pages: PAGES, Layout: __Layout };",
      'x/src/App.jsx':
        "import { pagesConfig } from './pages.config'\nimport { BrowserRouter as Router, Route, Routes } from 'react-router-dom';\nconst { Pages } = pagesConfig;\nexport default function App() { return <Router><Routes>{Object.entries(Pages).map(([path, Page]) => <Route key={path} path={`/${path}`} element={<Page />} />)}</Routes></Router> }",
      'x/src/api/base44Client.js': client,
      'x/src/pages/Home.jsx': page('Home'),
      'x/src/pages/Board.jsx': page('Board'),
      'x/src/Layout.jsx': page('Layout'),
    });
    expect(plan).toMatchObject({ layout: 'G2', mainPage: 'Board', hasOwnRoot: false, accessMode: 'public_with_login' });
    expect([...plan.files.keys()].toSorted()).toEqual([
      'Layout.jsx',
      'pages/Board.jsx',
      'pages/Home.jsx',
      'whittle.json',
    ]);
  });

  it('the newest keeps a table of routes of its own, with entities, functions and settings below base44', () => {
    const plan = planOf({
      'base44/config.jsonc': '{ "name": "Shop", "visibility": "public" }',
      'base44/entities/Product.jsonc': '{ "name": "Product", "properties": {}, "rls": { "read": true } }',
      'base44/functions/pay/entry.ts': 'Deno.serve(() => new Response())',
      'src/App.jsx':
        'import { Route, Routes } from \'react-router-dom\';\nimport Home from \'./pages/Home\';\nexport default function App() { return <Routes><Route path="/" element={<Home />} /><Route path="/p/:id" element={<Home />} /></Routes> }',
      'src/pages/Home.jsx': page('Home'),
    });
    expect(plan).toMatchObject({ layout: 'G3', name: 'Shop', accessMode: 'public_without_login', hasOwnRoot: true });
    expect(plan.files.has('App.jsx')).toBe(true);
    expect(plan.functions).toHaveLength(1);
    expect(plan.entities).toMatchObject([{ name: 'Product', access: null }]);
  });

  it('what is no app says so', () => {
    const recognised = recogniseExport(new Map([['letter.txt', 'Dear all']]), { parse, platform });
    expect(recognised).toMatchObject({ ok: false });
  });
});

it('[IMPORT-02] a file of the vendor that was changed is kept; an interface part is kept when it has a look of its own', () => {
  const button = (variants: string) =>
    `import { cva } from "class-variance-authority"\nexport const buttonVariants = cva("", {\n  variants: {\n    variant: {\n      ${variants}\n    },\n  },\n  defaultVariants: {} })\nexport const Button = () => null`;
  const files = (clientSource: string, variants: string) => ({
    'package.json': '{}',
    'src/api/base44Client.js': clientSource,
    'src/components/ui/button.jsx': button(variants),
    'src/pages/Home.jsx': page(
      'Home',
      "import { Button } from '@/components/ui/button'; import { base44 } from '@/api/base44Client';",
    ),
  });
  const usual = planOf(files(client, 'default: "bg-primary",'));
  expect([...usual.files.keys()]).toEqual(['pages/Home.jsx']);
  const changed = planOf(files('export const base44 = { entities: window.store };', 'brand: "bg-primary",'));
  expect([...changed.files.keys()].toSorted()).toEqual([
    'api/base44Client.js',
    'components/ui/button.jsx',
    'pages/Home.jsx',
  ]);
});

it('[IMPORT-03] fields are read from what the code writes, asks for and shows, across components and forms', () => {
  const plan = planOf({
    'package.json': '{}',
    'src/api/base44Client.js': client,
    'src/pages/Board.jsx': [
      "import { useState, useEffect } from 'react'; import { base44 } from '@/api/base44Client'; import Form from '../components/Form'; import Card from '../components/Card';",
      'export default function Board() { const [tasks, setTasks] = useState([]); const [user, setUser] = useState(null);',
      'const load = async () => { const [t, me] = await Promise.all([base44.entities.Task.filter({ archived: false }, "-due_date"), base44.auth.me()]); setTasks(t); setUser(me); };',
      'const save = async (data) => { await base44.entities.Task.create({ ...data, hours: Number(data.hours) }); };',
      'return <div>{user?.company}<Form onSubmit={save} />{tasks.map((task) => <Card key={task.id} task={task} />)}</div> }',
    ].join('\n'),
    'src/components/Form.jsx': [
      "import { useState } from 'react';",
      'export default function Form({ onSubmit }) { const [form, setForm] = useState({ title: "", urgent: false });',
      'const change = (field, value) => setForm((before) => ({ ...before, [field]: value }));',
      'return <form onSubmit={() => onSubmit(form)}><input value={form.title} onChange={(e) => change("title", e.target.value)} />',
      '<Select value={form.priority} onValueChange={(v) => change("priority", v)}><SelectItem value="low" /><SelectItem value="high" /></Select></form> }',
    ].join('\n'),
    'src/components/Card.jsx':
      'const colours = { open: "a", done: "b" };\nexport default function Card({ task }) { return <p className={colours[task.status]}>{task.tags.map((tag) => tag)}</p> }',
  });
  const task = plan.entities.find(({ name }) => name === 'Task')!;
  expect(task.schema).toMatchObject({
    additionalProperties: true,
    'x-inferred': true,
    properties: {
      title: { type: 'string' },
      urgent: { type: 'boolean' },
      hours: { type: 'number' },
      archived: { type: 'boolean' },
      due_date: { type: 'string', format: 'date' },
      priority: { type: 'string', enum: ['low', 'high'] },
      status: { type: 'string', description: 'Such as open, done' },
      tags: { type: 'array' },
    },
  });
  expect(task.fields.find(({ name }) => name === 'priority')?.type).toBe('one of low, high');
  expect(task.fields.find(({ name }) => name === 'archived')?.reason).toBe(
    'pages/Board.jsx:3, asked for in Task.filter',
  );
  expect(plan.entities.find(({ name }) => name === 'User')?.fields.map(({ name }) => name)).toEqual(['company']);
});

it.each([
  ['is written as another word', "entities.Task.create({ ...form, state: 'archived' })"],
  ['is put together', 'entities.Task.create({ ...form, state: `${form.kind}-new` })'],
  ['is compared with another word', "entities.Task.create(form); if (form.state === 'gone') stop()"],
  ['is typed, too', 'entities.Task.create(form)', '<input value={form.state} onChange={set} />'],
])('[IMPORT-03] a choice is no whole list of values where the field %s', (_, write, more = '') => {
  const plan = planOf({
    'package.json': '{}',
    'src/api/base44Client.js': client,
    'src/pages/Form.jsx': [
      "import { useState } from 'react'; import { base44 } from '@/api/base44Client'; const { entities } = base44;",
      `export default function Form() { const [form, set] = useState({ state: 'new', kind: '' }); const save = () => { ${write} };`,
      `return <form onSubmit={save}>${more}<select value={form.state} onChange={(e) => set({ ...form, state: e.target.value })}>`,
      '<option value="new" /><option value="old" /></select></form> }',
    ].join('\n'),
  });
  const { state } = plan.entities.find(({ name }) => name === 'Task')!.schema.properties;
  expect(state).toMatchObject({ type: 'string', description: expect.stringContaining('new') as string });
});

it('[IMPORT-03] entities that are asked for by a word in a variable are found, with their fields where it is one word', () => {
  const plan = planOf({
    'package.json': '{}',
    'src/api/base44Client.js': client,
    'src/pages/Home.jsx': [
      "import { base44 } from '@/api/base44Client'; const kinds = ['Task', 'Note']; const name = 'Book';",
      'export default function Home() { const load = () => Promise.all(kinds.map((kind) => base44.entities[kind].list()));',
      "const add = () => base44.entities[name].create({ title: 'x', pages: 3 }); return <button onClick={add}>{load}</button> }",
    ].join('\n'),
  });
  expect(plan.entities.map(({ name, fields }) => [name, fields.map((field) => field.name)])).toEqual([
    ['Book', ['title', 'pages']],
    ['Note', []],
    ['Task', []],
  ]);
});

it('[IMPORT-04] a client that leads to another server is named, the vendor’s is not', () => {
  const withClient = (source: string) =>
    planOf({ 'package.json': '{}', 'src/api/base44Client.js': source, 'src/pages/Home.jsx': page('Home') }).warnings;
  expect(withClient(client)).toEqual([]);
  const own =
    'class Client { list() { return fetch("http://localhost:3000/api"); } }\nexport const base44 = new Client();';
  expect(withClient(own).map(({ path }) => path)).toEqual(['api/base44Client.js']);
});
