import { expect as expectIn, type Browser } from '@playwright/test';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser, openPreview } from '@whittle/testing/preview-window';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let server: TestServer;
let browser: Browser;
let ada: TestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
  ada = await signUp(server);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const files = {
  'pages/Home.jsx': `import { useState } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, Line, LineChart, Pie, PieChart, Tooltip, XAxis, YAxis } from 'recharts';
import { Calendar } from '@/components/ui/calendar';
import { Progress } from '@/components/ui/progress';
const rows = [{ month: 'May', sold: 4 }, { month: 'June', sold: 8 }];
export default function Home() {
  const [picked, setPicked] = useState('nothing');
  return <main>
    <p>Picked {picked}</p>
    <BarChart width={300} height={200} data={rows} onClick={(state) => setPicked(state.activePayload[0].payload.month + ' ' + state.activePayload[0].value)}>
      <CartesianGrid /><XAxis dataKey="month" /><YAxis yAxisId="left" /><Tooltip />
      <Legend payload={[{ value: 'Things that went', color: 'teal', type: 'square' }]} />
      <Bar yAxisId="left" dataKey="sold" isAnimationActive={false} />
    </BarChart>
    <LineChart width={100} height={80} data={null}><Line dataKey="sold" /></LineChart>
    <PieChart width={200} height={200}><Pie data={rows} dataKey="sold" activeIndex={1} activeShape={(sector) => <text x={9} y={99}>Most in {sector.payload.month}</text>} /></PieChart>
    <Calendar mode="single" month={new Date(2026, 6, 1)} components={{ DayContent: ({ date }) => <b>{'day ' + date.getDate()}</b>, IconLeft: () => <i>back</i> }} />
    <Progress value={0 / 0} />
  </main>;
}`,
};

test('[RUN-18] charts and calendars that were written for older versions run as they did', async () => {
  const app = await createTestApp(server, { owner: ownerOf(ada), files, published: false });
  const window = await openPreview(browser, server, ada, app.id);
  await window.next('painted');
  const { frame } = window;
  await expectIn(frame.getByText('Things that went')).toBeVisible();
  await expectIn(frame.getByText('Most in June')).toBeVisible();
  await expectIn(frame.getByText('day 15', { exact: true })).toBeVisible();
  await expectIn(frame.getByText('back', { exact: true })).toBeVisible();
  expect(await frame.locator('.recharts-cartesian-grid-horizontal line').count()).toBeGreaterThan(3);
  await frame.locator('.recharts-bar-rectangle').last().click();
  await expectIn(frame.getByText('Picked June 8')).toBeVisible();
  expect(window.consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
  await window.close();
});

const ownerOf = ({ accountId, token }: TestBuilder) => ({ accountId, token }) as never;

const oddPage = `import { useState } from 'react';
import { Line, LineChart, Legend, XAxis } from 'recharts';
import ReactQuill from 'react-quill';
import 'react-quill/dist/quill.snow.css';
import { toast, Toaster as Sonner } from 'sonner';
import { Toaster } from '@/components/ui/toaster';
const rows = [{ month: 'May', won: 4, lost: 1 }, { month: 'June', won: 8, lost: 2 }];
export default function Home() {
  const [text, setText] = useState('<ul><li>first point</li></ul>');
  return <main>
    <ul>{rows.map((row) => <li>{row.month}</li>)}</ul>
    <p><div vw class="enabled">around</div></p>
    <input aria-label="Name" value={null} onChange={() => undefined} />
    <ReactQuill theme="snow" value={text} onChange={setText} formats={['bold', 'list', 'bullet']} />
    <output>{text}</output>
    <LineChart width={300} height={200} data={rows}><XAxis dataKey="month" /><Legend /><Line dataKey="won" /><Line dataKey="lost" /></LineChart>
    <button onClick={() => toast('Saved')}>Save</button>
    <Toaster /><Sonner richColors position="top-right" />
  </main>;
}`;

test('[RUN-18] what React finds odd is no error, an editor writes what it wrote, and each message is shown once', async () => {
  const app = await createTestApp(server, {
    owner: ownerOf(ada),
    files: { 'pages/Home.jsx': oddPage },
    published: false,
  });
  const window = await openPreview(browser, server, ada, app.id);
  await window.next('painted');
  const { frame } = window;
  await expectIn(frame.locator('.recharts-legend-item-text')).toHaveText(['won', 'lost']);
  await expectIn(frame.getByLabel('Name')).toHaveValue('');
  await frame.getByText('first point').first().click();
  await frame.page().keyboard.press('End');
  await frame.page().keyboard.type(' of two');
  await expectIn(frame.locator('output')).toHaveText('<ul><li>first point of two</li></ul>');
  await frame.getByRole('button', { name: 'Save' }).click();
  await expectIn(frame.getByText('Saved').filter({ visible: true })).toHaveCount(1);
  expect(window.consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
  await window.close();
});
