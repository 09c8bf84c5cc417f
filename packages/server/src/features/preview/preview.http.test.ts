import { chromium, type Browser, type Page } from '@playwright/test';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
test('shows', async () => {
  const app = await createTestApp(server, {
    files: {
      'pages/Home.jsx': `import { useState } from 'react';
import { House, Nope } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import Counter from '@/components/Counter';
import { createPageUrl } from '@/utils';
import { Link } from 'react-router-dom';
export default function Home() {
  return <div className="p-4"><h1>Hello</h1><House /><Nope /><Button>Go</Button><Counter /><Link to={createPageUrl('Other')}>other</Link></div>;
}`,
      'pages/Other.jsx': `export default () => <p>other page</p>`,
      'components/Counter.jsx': `import { useState } from 'react';
export default function Counter() { const [n, setN] = useState(0); return <button id="c" onClick={() => setN(n + 1)}>count {n}</button>; }`,
    },
  });
  const session = await server.request(`/api/apps/${app.id}/preview-session`, {
    method: 'POST',
    token: app.owner.token,
  });
  const { url } = await session.json();
  const page = await browser.newPage();
  page.on('console', (m) => console.log('console', m.type(), m.text()));
  page.on('pageerror', (m) => console.log('pageerror', m.stack));
  page.on('requestfailed', (m) => console.log('failed', m.url(), m.failure()?.errorText));
  page.on('response', (m) => m.status() >= 400 && console.log('status', m.url(), m.status()));
  await page.goto(url);
  await page.waitForSelector('h1', { timeout: 8000 }).catch(async () => console.log(await page.content()));
  console.log(await page.locator('#root').innerHTML());
  await page.screenshot({ path: '/tmp/h5/a.png' });
});
