import { exportedAppSchema } from '@whittle/contract/project-export';
import { randomBytes } from 'node:crypto';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { unzip } from '@whittle/testing/unzip';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files });
});
afterAll(() => server?.close());

const task = JSON.stringify({ properties: { title: { type: 'string' }, photo: { type: 'string' } } });

/** What makes an export more than a copy: capitals, JSX in .js, an icon and a file that are not there, a broken file. */
const files = {
  'globals.css': '@import "whittle/base.css";\n@import "whittle/fonts/figtree.css";\n',
  'Layout.jsx': `export default ({ children }) => <main>{children}</main>;`,
  'pages/Home.jsx': `import { Github, House, NoSuchIcon } from 'lucide-react';
import debounce from 'lodash/debounce';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import 'dayjs/locale/de';
import ReactMarkdown from 'react-markdown';
import { utcToZonedTime } from 'date-fns-tz';
import { useSortable } from '@dnd-kit/sortable';
import html2canvas from 'html2canvas';
import { createWithEqualityFn } from 'zustand/traditional';
import markerIcon from 'leaflet/dist/images/marker-icon.png';
import { Analytics } from '@vercel/analytics/react';
import Helmet from 'react-helmet';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import Card from '@/components/card';
import Broken from '../components/Broken';
import { Task } from '@/entities/all';
import { UploadFile } from '@/integrations/Core';
export default () => <Button onClick={debounce(() => UploadFile({}))}><Github /><House /><NoSuchIcon /><Card />{Broken && Task && useQuery && dayjs && utc && ReactMarkdown && utcToZonedTime && useSortable && html2canvas && createWithEqualityFn && markerIcon && Analytics && Helmet && 'Go'}</Button>;`,
  'components/Card.jsx': `export function Card() { return <b>a card</b>; }`,
  'components/Broken.jsx': `export default () => <div>`,
  'lib/mark.js': `export const mark = () => <i>x</i>;`,
  'functions/notify.ts': `Deno.serve(() => new Response('ok'));`,
  'entities/Task.json': task,
};

const exportOf = (of: TestApp, query = '', token = of.owner.token) =>
  server.request(`/api/apps/${of.id}/export${query}`, { token });
const unzipped = async (response: Response) => {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const zip = await unzip(new Uint8Array(await response.arrayBuffer()));
  const text = (path: string) => zip.get(path)?.toString('utf8');
  return { zip, text, app: exportedAppSchema.parse(JSON.parse(text('whittle/app.json')!)) };
};
const lines = (text: string | undefined) =>
  (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function upload(
  path: string,
  name: string,
  content: string | Buffer<ArrayBuffer>,
): Promise<Record<string, string>> {
  const body = new FormData();
  body.append('file', new File([content], name, { type: 'text/plain' }));
  const answer = await server.request(`/api/apps/${app.id}/integration-endpoints/Core/${path}`, {
    token: app.owner.token,
    body,
  });
  return (await answer.json()) as Record<string, string>;
}

test('[EXP-01] an export is a Vite project that holds every file of the app as it is', async () => {
  const response = await exportOf(app);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="app-\w+_export_\d{4}-\d\d-\d\d\.zip"$/,
  );
  const { zip, text, app: described } = await unzipped(response);
  for (const [path, content] of Object.entries(files)) {
    const at = /^(?:entities|functions)\//.test(path) ? `whittle/${path}` : `src/${path}`;
    expect(text(at)).toBe(content);
    expect(described.generated).not.toContain(at);
  }
  for (const path of zip.keys()) expect(path.startsWith('data/')).toBe(false);
  const manifest = JSON.parse(text('package.json')!) as Record<
    'scripts' | 'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  >;
  expect(manifest.scripts).toEqual({ dev: 'vite', build: 'vite build', preview: 'vite preview' });
  expect(Object.keys(manifest.dependencies)).toEqual(
    expect.arrayContaining([
      '@dnd-kit/sortable',
      '@tanstack/react-query',
      'date-fns-tz',
      'dayjs',
      'leaflet',
      'lodash',
      'lucide-react',
      'react',
      'react-dom',
      'react-helmet-async',
      'react-markdown',
      'react-router-dom',
      'use-sync-external-store',
      'zustand',
    ]),
  );
  expect(Object.keys(manifest.dependencies)).not.toContain('recharts');
  expect(manifest.overrides).toEqual({ html2canvas: expect.stringMatching(/^npm:html2canvas-pro@/) });
  expect(manifest.dependencies).toMatchObject(manifest.overrides);
  for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(version).toMatch(/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+/);
  expect(text('.env')).toContain(`VITE_WHITTLE_URL=http://${app.publishedHost}\nVITE_WHITTLE_APP_ID=${app.id}\n`);
  expect(text('src/components/ui/button.tsx')).toContain('export function Button');
});

test('[EXP-03] what only this compiler understands is linked, and what does not work is said', async () => {
  const { text } = await unzipped(await exportOf(app));
  const plugin = text('whittle/vite-plugin.js');
  expect(plugin).toContain('"@/components/card": "src/whittle/names/components/Card.js"');
  expect(plugin).toContain('"src/lib/mark.js": "jsx"');
  expect(text('src/whittle/names/components/Card.js')).toContain('export { Card as default }');
  expect(text('src/whittle/icons.js')).toContain('Square as NoSuchIcon');
  expect(text('src/whittle/icons.js')).toContain('export const Github = createLucideIcon({');
  expect(text('src/entities/all.js')).toContain('export const Task = offered.Task;');
  expect(text('src/main.jsx')).toContain('<QueryClientProvider client={queryClient}>');
  expect(plugin).toContain('"react-markdown": "src/whittle/libraries/react-markdown.jsx"');
  expect(plugin).toContain('"@vercel/analytics/react": "src/stubs/vercel.js"');
  expect(text('src/stubs/vercel.js')).toContain('export const Analytics');
  expect(plugin).not.toContain('marker-icon');
  expect(text('src/whittle/libraries/date-fns-tz.js')).toContain('toZonedTime as utcToZonedTime');
  expect(text('README.md')).toMatch(/## What does not work as it stands\n\n- components\/Broken\.jsx, line 1: /);
  expect(text('README.md')).toContain('Data: this export was made without it.');
});

test('[EXP-04] with data come records with their server fields, people without passwords, and uploads', async () => {
  const person = await signInToApp(server, app, { email: 'ada@example.com' });
  const { file_url: address = '' } = await upload('UploadFile', 'photo.txt', 'a photo');
  const { file_uri: secret = '' } = await upload('UploadPrivateFile', 'secret.txt', 'a secret');
  const entity = `/api/apps/${app.id}/entities/Task`;
  const made = await server.request(entity, {
    host: app.publishedHost,
    token: person.access_token,
    json: { title: 'Bücher 📚', photo: address },
  });
  const record = (await made.json()) as Record<string, unknown>;

  const { zip, text, app: described } = await unzipped(await exportOf(app, '?data=1'));
  expect(lines(text('data/Task.jsonl'))).toEqual([
    {
      id: record['id'],
      created_date: record['created_date'],
      updated_date: record['updated_date'],
      created_by_id: record['created_by_id'],
      is_sample: false,
      title: 'Bücher 📚',
      photo: address,
    },
  ]);
  const people = lines(text('data/User.jsonl'));
  expect(people).toContainEqual(expect.objectContaining({ email: 'ada@example.com', role: 'user', disabled: false }));
  expect(text('data/User.jsonl')).not.toMatch(/password|scrypt/i);
  expect(people.map(({ id }) => id)).toContain(described.data?.ownerId);
  expect(text(`public${decodeURIComponent(address)}`)).toBe('a photo');
  expect([...zip.keys()].filter((path) => path.includes('private'))).toEqual([]);

  const whole = await unzipped(await exportOf(app, '?data=1&private=1'));
  expect(whole.text(`data/private-files/${secret.split('/')[1]}/secret.txt`)).toBe('a secret');
  const size = await server.request(`/api/apps/${app.id}/export/size`, { token: app.owner.token });
  expect(await size.json()).toMatchObject({ records: 1, people: 2, uploads: { count: 1, bytes: 7 } });
});

test('[EXP-05] one export of an app at a time, the others at once again when it is done or given up', async () => {
  // More than fits between the server and a reader who takes nothing.
  await upload('UploadFile', 'large.txt', randomBytes(12_000_000));
  const first = await exportOf(app, '?data=1');
  const second = await exportOf(app, '?data=1');
  expect([second.status, await second.json()]).toEqual([409, expect.objectContaining({ code: 'export-running' })]);
  await first.body!.cancel();
  const again = async () => {
    const third = await exportOf(app);
    await third.body!.cancel();
    return third.status;
  };
  await expect.poll(again).toBe(200);
});

test('[EXP-05] an app without a file and a stranger get no export', async () => {
  const owner = await signUpBuilder(server);
  const made = await server.request('/api/apps', { token: owner.token, json: {} });
  const { id } = (await made.json()) as { id: string };
  expect((await server.request(`/api/apps/${id}/export`, { token: owner.token })).status).toBe(409);
  expect((await exportOf(app, '?data=1', owner.token)).status).toBe(404);
  expect((await exportOf(app, '?data=yes')).status).toBe(400);
});
