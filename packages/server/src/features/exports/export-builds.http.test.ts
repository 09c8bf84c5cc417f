import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBrowser } from '@whittle/testing/preview-window';
import { createTestApp, signInToApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer } from '@whittle/testing/test-server';
import { unzip } from '@whittle/testing/unzip';
import { test } from 'vitest';

const access = (read: string, write: string) => ({ 'x-accessControl': { permissions: { read, write } } });
const files = {
  'globals.css':
    '@import "whittle/base.css";\n@import "whittle/fonts/figtree.css";\n:root { --primary: rgb(1, 2, 3); }\n',
  'Layout.jsx': `import { Link } from 'react-router-dom';
import { createPageUrl } from '@/utils';
export default function Layout({ children, currentPageName }) {
  return <><nav>{currentPageName} <Link to={createPageUrl('Mine')}>Mine</Link></nav>{children}</>;
}`,
  'pages/Home.jsx': `import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Github, House, NoSuchIcon } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import Mark from '@/components/mark';
import { Note } from '@/entities/all';
export default function Home() {
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey: ['notes'], queryFn: () => Note.list('-created_date') });
  const add = async () => {
    await Note.create({ text: 'written elsewhere' });
    await client.invalidateQueries({ queryKey: ['notes'] });
    toast('Saved');
  };
  return <Card className="m-[7px]"><CardContent><h1>Notes</h1><Github /><House /><NoSuchIcon /><Mark />
    <Button onClick={add}>Add</Button><ul>{data.map((note) => <li key={note.id}>{note.text}</li>)}</ul></CardContent></Card>;
}`,
  'pages/Mine.jsx': `import { useEffect, useState } from 'react';
import { LineChart, Line } from 'recharts';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { saveAs } from 'file-saver';
import { utcToZonedTime } from 'date-fns-tz';
import ReactMarkdown from 'react-markdown';
import QRCode from 'qrcode.react';
import html2canvas from 'html2canvas';
import { jsPDF } from 'jspdf';
import html2pdf from 'html2pdf.js';
import { Helmet } from 'react-helmet';
import { createWithEqualityFn } from 'zustand/traditional';
import L from 'leaflet';
import 'leaflet.heat';
import markerIcon from 'leaflet/dist/images/marker-icon.png';
import { Analytics } from '@vercel/analytics/react';
import { base44 } from '@/api/base44Client';
import { help } from '@/lib/help';
dayjs.extend(utc);
export default function Mine() {
  const [me, setMe] = useState(null);
  useEffect(() => { if (localStorage.getItem('base44_access_token')) void base44.auth.me().then(setMe); else base44.auth.redirectToLogin(); }, []);
  const [drawn, setDrawn] = useState('');
  useEffect(() => {
    const box = document.querySelector('main i');
    const pdf = async () => (await html2pdf().from(box).outputPdf('blob')).type;
    const page = async () => { const doc = new jsPDF(); await doc.html(box); return doc.output().slice(0, 4); };
    const draw = async () => ['drawn', (await html2canvas(box, { scale: 1, logging: false })).width > 0, await page(), await pdf(), typeof createWithEqualityFn, typeof L.heatLayer, typeof markerIcon].join(' ');
    void draw().then(setDrawn, (error) => setDrawn(error.message));
  }, []);
  return <main><Helmet><title>Mine</title></Helmet><Analytics /><p style={{ color: 'oklch(0.5 0.1 200)' }}>{drawn}</p><h1>{me ? me.email : 'nobody'}</h1>{help()}<ReactMarkdown className="text">{['in', dayjs.utc(0).year(), typeof saveAs, typeof utcToZonedTime].join(' ')}</ReactMarkdown><QRCode value="mine" /><LineChart width={200} height={80} data={[{ a: 1 }, { a: 2 }]}><Line dataKey="a" isAnimationActive={false} /></LineChart></main>;
}`,
  'components/Mark.jsx': `export function Mark() { return <b>a mark</b>; }`,
  'lib/help.js': `export const help = () => <i>help</i>;`,
  'entities/Note.json': JSON.stringify({
    properties: { text: { type: 'string' } },
    ...access('anonymous', 'anonymous'),
  }),
};

let folder: string;

/** It installs a hundred packages from the npm registry, which takes a minute: npm run check:export */
const isWanted = process.env['CHECK_EXPORT'] === '1';

test.skipIf(!isWanted)(
  '[EXP-07] an export installs, builds and runs on another origin against its server',
  async () => {
    folder = mkdtempSync(join(tmpdir(), 'whittle-export-'));
    const server = await startTestServer();
    const browser = await openBrowser();
    let served: ReturnType<typeof spawn> | undefined;
    try {
      const app = await createTestApp(server, { files, published: false });
      const { token } = app.owner;
      const expectOk = async (what: string, answer: Response) => {
        if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`);
        return answer;
      };
      await expectOk('publishing', await server.request(`/api/apps/${app.id}/publish`, { json: {}, token }));
      await signInToApp(server, app, { email: 'ada@example.com' });
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const allowed = { method: 'PUT', json: { allowedOrigins: [origin] }, token };
      await expectOk('naming the address', await server.request(`/api/apps/${app.id}/access`, allowed));
      const zip = await expectOk('the export', await server.request(`/api/apps/${app.id}/export?data=1`, { token }));
      for (const [path, content] of await unzip(new Uint8Array(await zip.arrayBuffer()))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }

      timed('npm install', () => npm('install', '--no-audit', '--no-fund'));
      timed('npm run build', () => npm('run', 'build'));
      served = spawn('npx', ['vite', 'preview', '--port', String(port), '--strictPort'], {
        cwd: folder,
        stdio: 'ignore',
      });

      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await untilServed(origin);
      await page.goto(origin);
      await page.getByText('a mark').waitFor();
      await page.getByRole('button', { name: 'Add' }).click();
      await page.getByText('written elsewhere').waitFor();
      await page.getByText('Saved').waitFor();
      await page.getByRole('link', { name: 'Mine' }).click();
      await page
        .getByLabel(/e-?mail/i)
        .first()
        .fill('ada@example.com');
      await page
        .getByLabel(/password/i)
        .first()
        .fill(testPassword);
      await page.getByRole('button', { name: /^(?:log|sign) in$/i }).click();
      await page.getByRole('heading', { name: 'ada@example.com' }).waitFor();
      if (!page.url().startsWith(`${origin}/Mine`) || page.url().includes('whittle_'))
        throw new Error(`ended at ${page.url()}`);
      await page.locator('svg.recharts-surface').first().waitFor();
      await page.getByText('in 1970 function function').waitFor();
      await page.getByText('drawn true %PDF application/pdf function function string').waitFor();
      if (problems.length > 0) throw new Error(`the page reported errors:\n${problems.join('\n')}`);
    } finally {
      served?.kill();
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);

function npm(...words: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${words.join(' ')} failed:\n${stdout}\n${stderr}`);
}

function timed(what: string, work: () => void): void {
  const startedAt = performance.now();
  work();
  process.stdout.write(`${what}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s\n`);
}

async function untilServed(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the built project is not served');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
