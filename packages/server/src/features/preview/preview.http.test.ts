import type { Browser, Frame } from '@playwright/test';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openPreview, type PreviewWindow } from '@whittle/testing/preview-window';

const models = scriptedModel();
let server: TestServer;
let browser: Browser;
/** Another one for each test, because messages to the assistant are limited. */
let ada: TestBuilder;
let window: PreviewWindow;

beforeAll(async () => {
  server = await startTestServer({ models });
  browser = await openBrowser();
});
beforeEach(async () => {
  ada = await signUp(server);
});
afterEach(() => window?.close());
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const action = (file: string, content: string | null) =>
  content === null
    ? `<action type="delete_file" file="${file}" title="Remove"></action>`
    : `<action type="add_file" file="${file}" title="Write">\n${content}</action>`;
const group = (files: Record<string, string | null>) =>
  `<action-group title="Change">\n${Object.entries(files)
    .map(([file, content]) => action(file, content))
    .join('\n')}\n</action-group>`;

/** Lets the assistant write these files; null removes one. */
async function write(appId: string, files: Record<string, string | null>) {
  models.next(says(group(files), { pieceChars: 400 }));
  return ada.say(appId, 'Change it');
}

async function open(files: Record<string, string>, path = '/') {
  const { id } = await ada.makeApp();
  if (Object.keys(files).length > 0) await write(id, files);
  window = await openPreview(browser, server, ada, id, path);
  await window.next('ready_to_receive_messages');
  return { id, frame: window.frame };
}

const counter = (label: string) => `import { useState } from 'react';
export default function Counter() {
  const [n, setN] = useState(0);
  return <button onClick={() => setN(n + 1)}>${label} {n}</button>;
}
`;
const home = `import Counter from '@/components/Counter';
import { title } from '@/lib/texts';
export default function Home() {
  return <main className="p-4"><h1>{title}</h1><input aria-label="Name" /><Counter /></main>;
}
`;
const rulesOf = (frame: Frame) =>
  frame.evaluate<string>(
    `[...document.getElementById('whittle-css').sheet.cssRules].map(({ cssText }) => cssText).join('\\n')`,
  );
const app = {
  'pages/Home.jsx': home,
  'components/Counter.jsx': counter('Count'),
  'lib/texts.js': `export const title = 'Hello';\n`,
};

const unclosed = 'export default function Counter() {\n  return <button title=Add>\n}\n';

describe('a change reaches the running app', () => {
  test('a finished file runs before the reply has ended', async () => {
    const { id, frame } = await open({});
    await frame.getByRole('heading', { name: 'Nothing to show yet' }).waitFor();
    const { script, release } = saysThenWaits(
      group({ 'pages/Home.jsx': `export default () => <h1 className="text-link">First</h1>;\n` }).replace(
        '</action-group>',
        '',
      ),
      '</action-group>',
    );
    models.next(script);
    const turn = ada.say(id, 'An app');
    await frame.getByRole('heading', { name: 'First' }).waitFor();
    expect(await rulesOf(frame)).toContain('.text-link');
    release();
    await turn;
  });

  test('a changed component is swapped in place: what the others hold, and what it holds, stays', async () => {
    const { id, frame } = await open(app);
    await frame.getByLabel('Name').fill('typed');
    await frame.getByRole('button', { name: 'Count 0' }).click();
    await write(id, { 'components/Counter.jsx': counter('Clicks') });
    await frame.getByRole('button', { name: 'Clicks 1' }).waitFor();
    expect(await frame.getByLabel('Name').inputValue()).toBe('typed');
    // One for what was opened, one for the change: the frame says so after the browser has painted.
    await window.next('painted');
    await window.next('painted');
    expect(window.consoleErrors).toEqual([]);
  });

  test('a changed helper runs again with everything that stands on it', async () => {
    const { id, frame } = await open(app);
    await frame.getByRole('button', { name: 'Count 0' }).click();
    await write(id, { 'lib/texts.js': `export const title = 'Good day';\n` });
    await frame.getByRole('heading', { name: 'Good day' }).waitFor();
    await frame.getByRole('button', { name: 'Count 1' }).waitFor();
  });

  test('a new page is there at once, a removed one is not found, and the frame was never reloaded', async () => {
    const { id, frame } = await open(app);
    await frame.evaluate('window.mark = true');
    await write(id, { 'pages/Reports.jsx': `export default () => <h1>Reports</h1>;\n` });
    await window.send({ type: 'navigate', path: '/reports' });
    await frame.getByRole('heading', { name: 'Reports' }).waitFor();
    await write(id, { 'pages/Reports.jsx': null });
    await frame.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
    expect(await frame.evaluate('window.mark')).toBe(true);
  });

  test('classes that were never used before are styled', async () => {
    const { id, frame } = await open(app);
    await write(id, { 'components/Counter.jsx': counter('Count').replace('<button', '<button className="p-[37px]"') });
    await expect.poll(() => frame.evaluate("getComputedStyle(document.querySelector('button')).padding")).toBe('37px');
  });

  test('a library that the app did not use before is loaded', async () => {
    const { id, frame } = await open(app);
    await write(id, {
      'components/Counter.jsx': `import { format } from 'date-fns';\nimport { Badge } from '@/components/ui/badge';\nexport default () => <Badge>{format(new Date(2026, 0, 5), 'd MMMM yyyy')}</Badge>;\n`,
    });
    await frame.getByText('5 January 2026').waitFor();
  });

  test('a page that was away catches up', async () => {
    const { id, frame } = await open(app);
    await window.page.context().setOffline(true);
    await write(id, { 'components/Counter.jsx': counter('Away') });
    await write(id, { 'lib/texts.js': `export const title = 'Back';\n` });
    await window.page.context().setOffline(false);
    await frame.getByRole('button', { name: 'Away 0' }).waitFor({ timeout: 20_000 });
    await frame.getByRole('heading', { name: 'Back' }).waitFor();
  });
});

describe('[PREV-14] an edit that breaks a file leaves the last good state on the screen', () => {
  test.each([
    ['it does not compile', unclosed, /./, /^components\/Counter\.jsx:\d/],
    [
      'an import leads nowhere',
      counter('Count').replace('import', `import './nowhere.js';\nimport`),
      /leads to no file of the app/,
      /^components\/Counter\.jsx:1/,
    ],
    [
      'it throws as it is loaded',
      `${counter('Count')}\nnull.x;\n`,
      /Cannot read properties of null/,
      /^components\/Counter\.jsx:7/,
    ],
  ])(
    '%s: the builder is told, what was typed stays, and fixing it needs no reload',
    async (_, broken, title, place) => {
      const { id, frame } = await open(app);
      await frame.getByLabel('Name').fill('typed');
      await frame.getByRole('button', { name: 'Count 0' }).click();
      await write(id, { 'components/Counter.jsx': broken });
      const { error } = await window.next('app_error');
      expect(error.title).toMatch(title);
      expect(error.details).toMatch(place);
      await frame.getByRole('button', { name: 'Count 1' }).click();
      await frame.getByRole('button', { name: 'Count 2' }).waitFor();

      await write(id, { 'components/Counter.jsx': counter('Mended') });
      await frame.getByRole('button', { name: 'Mended 2' }).waitFor();
      expect(await frame.getByLabel('Name').inputValue()).toBe('typed');
      expect((await window.next('app_error_resolved')).componentNames).toEqual([error.componentName]);
    },
  );

  test('a component whose file is removed while it is shown stays until the page does without it', async () => {
    const { id, frame } = await open(app);
    await frame.getByRole('button', { name: 'Count 0' }).click();
    await write(id, { 'components/Counter.jsx': null });
    expect((await window.next('app_error')).error.details).toMatch(/^pages\/Home\.jsx:1/);
    await frame.getByRole('button', { name: 'Count 1' }).waitFor();
    await write(id, { 'pages/Home.jsx': 'export default () => <h1>Without</h1>;' });
    await frame.getByRole('heading', { name: 'Without' }).waitFor();
  });
});

test('[RUN-25] fonts of other sites are loaded beside the style, and the page has the language and direction of the app', async () => {
  const font = 'https://fonts.example.test/css2?family=Heebo:wght@400;700';
  const { id, frame } = await open({
    ...app,
    'globals.css': `@import url('${font}');\n.mine { color: rgb(1, 2, 3) }`,
    'whittle.json': '{ "language": "he", "direction": "rtl" }',
  });
  const look = () =>
    frame.evaluate<unknown>(`({
      root: [document.documentElement.lang, document.documentElement.dir],
      stylesheets: [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => href),
      isStyled: [...document.getElementById('whittle-css').sheet.cssRules].some(({ cssText }) => cssText.includes('.mine')),
    })`);
  expect(await look()).toEqual({ root: ['he', 'rtl'], stylesheets: [font], isStyled: true });
  await write(id, { 'globals.css': '.mine { color: rgb(1, 2, 3) }', 'whittle.json': '{ "language": "fr" }' });
  await expect.poll(look).toEqual({ root: ['fr', ''], stylesheets: [], isStyled: true });
});

test('[RUN-26] a script of another site fails where the app can tell, and a service worker does nothing', async () => {
  const { frame } = await open({
    'pages/Home.jsx': `import { useEffect, useState } from 'react';
const load = (src, how) => new Promise((resolve, reject) => {
  const script = document.createElement('script');
  how(script, src);
  script.onload = resolve;
  script.onerror = reject;
  document.head.appendChild(script);
});
const seen = {};
export default function Home() {
  const [text, setText] = useState('');
  useEffect(() => {
    (async () => {
      seen.property = await load('https://maps.example.test/js', (one, src) => { one.src = src; }).catch(() => 'caught');
      seen.attribute = await load('//cdn.example.test/x.js', (one, src) => one.setAttribute('src', src)).catch(() => 'caught');
      const worker = await navigator.serviceWorker.register('/sw.js');
      await worker.update();
      seen.worker = worker.active;
      setText(JSON.stringify(seen));
    })();
  }, []);
  return <output>{text}</output>;
}`,
  });
  await frame.getByText('"worker":null').waitFor();
  expect(JSON.parse((await frame.locator('output').textContent())!)).toEqual({
    property: 'caught',
    attribute: 'caught',
    worker: null,
  });
  expect(window.consoleErrors).toEqual([]);
});

describe('a change that React cannot carry over', () => {
  test('a hook that comes or goes starts that component again, and nothing else', async () => {
    const { id, frame } = await open(app);
    await frame.getByLabel('Name').fill('typed');
    await frame.getByRole('button', { name: 'Count 0' }).click();
    const withEffect = counter('Effect')
      .replace('{ useState }', '{ useEffect, useState }')
      .replace('  return', `  const [, setSeen] = useState('');\n  useEffect(() => setSeen('yes'), []);\n  return`);
    await write(id, { 'components/Counter.jsx': withEffect });
    await frame.getByRole('button', { name: 'Effect 0' }).click();
    await write(id, { 'components/Counter.jsx': counter('Plain') });
    await frame.getByRole('button', { name: 'Plain 0' }).waitFor();
    expect(await frame.getByLabel('Name').inputValue()).toBe('typed');
    expect(window.consoleErrors).toEqual([]);
  });

  test('a context is made again: who provides it and who reads it meet again', async () => {
    const theme = (word: string) => `import { createContext, useContext, useState } from 'react';
const Theme = createContext('none');
export const useTheme = () => useContext(Theme);
export function ThemeProvider({ children }) {
  const [theme] = useState('${word}');
  return <Theme.Provider value={theme}>{children}</Theme.Provider>;
}
`;
    const { id, frame } = await open({
      'Layout.jsx': `import { ThemeProvider } from '@/components/Theme';
export default ({ children }) => <ThemeProvider>{children}</ThemeProvider>;`,
      'pages/Home.jsx': `import { useTheme } from '@/components/Theme';
export default function Home() { return <h1>Theme {useTheme()}</h1>; }`,
      'components/Theme.jsx': theme('dark'),
    });
    await frame.getByRole('heading', { name: 'Theme dark' }).waitFor();
    await write(id, { 'components/Theme.jsx': theme('light') });
    await frame.getByRole('heading', { name: 'Theme light' }).waitFor();
    expect(window.consoleErrors).toEqual([]);
  });

  test('a renamed component and a further export', async () => {
    const { id, frame } = await open(app);
    await write(id, {
      'components/Counter.jsx': `${counter('Renamed').replaceAll('Counter', 'Clicker')}export const unit = 'times';\n`,
      'pages/Home.jsx': home.replace('import Counter', 'import Counter, { unit }').replace('</main>', '{unit}</main>'),
    });
    await frame.getByRole('button', { name: 'Renamed 0' }).waitFor();
    await frame.getByText('times').waitFor();
    expect(window.consoleErrors).toEqual([]);
  });

  test('data that was read under another schema is read again', async () => {
    const note = (more: object) =>
      JSON.stringify({
        properties: { text: { type: 'string' }, ...more },
        'x-accessControl': { permissions: { read: 'anyone', write: 'anyone' } },
      });
    const { id, frame } = await open({
      'entities/Note.json': note({}),
      'pages/Home.jsx': `import { useEffect, useState } from 'react';
import { Note } from '@/entities/Note';
export default function Home() {
  const [notes, setNotes] = useState(null);
  useEffect(() => { Note.list().then(setNotes); }, []);
  return <><h1>{notes === null ? 'Loading' : notes.length + ' notes'}</h1>
    <button onClick={() => Note.create({ text: 'x', done: true })}>Add</button></>;
}`,
    });
    await frame.getByRole('heading', { name: '0 notes' }).waitFor();
    const created = window.page.waitForResponse((answer) => answer.request().method() === 'POST');
    await frame.getByRole('button', { name: 'Add' }).click();
    await created;
    await write(id, { 'entities/Note.json': note({ done: { type: 'boolean' } }) });
    await frame.getByRole('heading', { name: '1 notes' }).waitFor();
  });
});

describe('what is broken shows in its place', () => {
  test('a file that does not compile names itself and its line; the rest runs, and it heals', async () => {
    const { id, frame } = await open({ ...app, 'components/Counter.jsx': unclosed });
    await frame.getByRole('alert').waitFor();
    expect(await frame.getByRole('alert').innerText()).toMatch(
      /“Counter” could not be shown[\s\S]*components\/Counter\.jsx, line \d/,
    );
    await frame.getByRole('heading', { name: 'Hello' }).waitFor();
    const { error } = await window.next('app_error');
    expect(error).toMatchObject({ componentName: 'Counter', scope: 'component' });
    expect(error.details).toMatch(/^components\/Counter\.jsx:\d/);

    await write(id, { 'components/Counter.jsx': counter('Fixed') });
    await frame.getByRole('button', { name: 'Fixed 0' }).waitFor();
    expect(await window.next('app_error_resolved')).toEqual({
      type: 'app_error_resolved',
      componentNames: ['Counter'],
    });
    expect(await frame.getByRole('alert').count()).toBe(0);
  });

  test('a broken page shows inside the layout, and other pages open', async () => {
    const { frame } = await open({
      ...app,
      'Layout.jsx': `import { Link } from 'react-router-dom';\nexport default ({ children, currentPageName }) => <><nav>at {currentPageName} <Link to="/Fine">Fine</Link></nav>{children}</>;\n`,
      'pages/Home.jsx': 'export default () => <main>\n<b title=Add></main>',
      'pages/Fine.jsx': 'export default () => <h1>Fine page</h1>;',
    });
    await frame.getByRole('alert').waitFor();
    await frame.getByRole('link', { name: 'Fine' }).click();
    await frame.getByRole('heading', { name: 'Fine page' }).waitFor();
    await frame.getByText('at Fine').waitFor();
  });

  test('[RUN-06] a window that opens on a broken layout shows the page below it, with the line; it heals', async () => {
    const { id, frame } = await open({
      ...app,
      'Layout.jsx': 'const theme = undefined.theme;\nexport default () => theme;',
    });
    expect(await frame.getByRole('alert').innerText()).toMatch(/“Layout” could not be shown[\s\S]*Layout\.jsx, line 1/);
    await frame.getByRole('button', { name: 'Count 0' }).click();
    await frame.getByRole('button', { name: 'Count 1' }).waitFor();
    expect((await window.next('app_error')).error.details).toMatch(/^Layout\.jsx:1/);
    await write(id, { 'Layout.jsx': 'export const Frame = ({ children }) => <main>{children}</main>;' });
    const { error } = await window.next('app_error');
    expect(error).toMatchObject({
      title: '“Layout.jsx” has no default export, so nothing of it is shown.',
      scope: 'app',
    });
    await frame.getByRole('button', { name: /Count/ }).waitFor();
    await write(id, { 'Layout.jsx': 'export default ({ children }) => <main id="whole">{children}</main>;' });
    await frame.locator('#whole').getByRole('heading', { name: 'Hello' }).waitFor();
    expect(await frame.getByRole('alert').count()).toBe(0);
  });

  test('[RUN-06] a component that throws is the only thing missing, with its own file and line', async () => {
    const { id, frame } = await open({
      ...app,
      'components/Counter.jsx': `export default function Counter({ rows }) {\n  const list = rows;\n  return (\n    <ul>{list.map((row) => <li>{row}</li>)}</ul>\n  );\n}\n`,
    });
    const alert = frame.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain("Cannot read properties of undefined (reading 'map')");
    expect(await alert.innerText()).toContain('components/Counter.jsx, line 4');
    await frame.getByRole('heading', { name: 'Hello' }).waitFor();
    const { error } = await window.next('app_error');
    expect(error).toMatchObject({
      title: "Cannot read properties of undefined (reading 'map')",
      componentName: 'Counter',
      scope: 'component',
    });
    expect(error.details).toMatch(/^components\/Counter\.jsx:4\n/);

    await write(id, { 'components/Counter.jsx': counter('Mended') });
    await frame.getByRole('button', { name: 'Mended 0' }).waitFor();
    expect((await window.next('app_error_resolved')).componentNames).toEqual(['Counter']);
  });

  test.each([
    ['an unknown package', `import _ from 'underscore';\nexport default () => _.now();`, 'Use plain JavaScript'],
    ['a missing file', `import X from './Nowhere';\nexport default () => <X />;`, 'leads to no file of the app'],
    [
      'a name that is not exported',
      `import { Nope } from './Other';\nexport default () => <Nope />;`,
      'has no export “Nope”',
    ],
    [
      'a component that does not exist',
      `import * as all from './Other';\nexport default () => <p>{[all].map((x) => { const Y = x.missing; return <Y key="1" />; })}</p>;`,
      'is undefined',
    ],
    [
      'code that throws while it loads',
      `const x = null.y;\nexport default () => x;`,
      "Cannot read properties of null (reading 'y')",
    ],
  ])('%s', async (_, code, sentence) => {
    const { frame } = await open({
      ...app,
      'components/Counter.jsx': code,
      'components/Other.jsx': 'export const Other = () => null;',
    });
    await expect.poll(() => frame.getByRole('alert').innerText()).toContain(sentence);
    await frame.getByRole('heading', { name: 'Hello' }).waitFor();
  });

  test('[RUN-06] [RUN-07] errors of events and promises are reported once each, with their place', async () => {
    const { frame } = await open({
      'pages/Home.jsx': `export default function Home() {
  const click = () => {
    throw new Error('from the click');
  };
  const later = async () => {
    await null;
    throw new Error('from the promise');
  };
  return <><button onClick={click}>Click</button><button onClick={later}>Later</button></>;
}
`,
    });
    await frame.getByRole('button', { name: 'Click' }).click();
    await frame.getByRole('button', { name: 'Click' }).click();
    await frame.getByRole('button', { name: 'Later' }).click();
    expect((await window.next('app_error')).error).toMatchObject({
      title: 'from the click',
      scope: 'page',
      componentName: 'Home',
    });
    const second = (await window.next('app_error')).error;
    expect(second.title).toBe('from the promise');
    expect(second.details).toMatch(/^pages\/Home\.jsx:7\n/);
    expect((await window.messages()).filter(({ type }) => type === 'app_error')).toHaveLength(2);
    await frame.getByRole('button', { name: 'Click' }).waitFor();
  });

  const throws = `const broken = () => { throw new Error('once'); };\n`;
  const rowOf = `function Row() { broken(); return null; }\n`;
  const reportedFrom = async (files: Record<string, string>) => {
    const { frame } = await open(files);
    await frame.getByText('once').first().waitFor();
    await frame.evaluate("setTimeout(() => { throw new Error('after it') })");
    const seen: string[] = [];
    while (seen.at(-1) !== 'after it') {
      const { title, componentName } = (await window.next('app_error')).error;
      seen.push(title === 'once' ? `once, ${componentName}` : title);
    }
    return seen;
  };

  test('[RUN-07] one thrown error is one issue, named by the part of the page that threw it', async () => {
    const files = { 'pages/Home.jsx': `${throws}${rowOf}export default () => <ul><Row /></ul>;` };
    expect(await reportedFrom(files)).toEqual(['once, Row', 'after it']);
  });

  test.each([
    [
      'its page',
      'Home',
      { 'pages/Home.jsx': `${throws}export default function HomePage() { broken(); return null; }` },
    ],
    [
      'a part in the file of a component',
      'Row',
      {
        'pages/Home.jsx': `import List from '@/components/List';\nexport default () => <List />;`,
        'components/List.jsx': `${throws}${rowOf}export default () => <ul><Row /></ul>;`,
      },
    ],
    [
      'an effect',
      'Row',
      {
        'pages/Home.jsx': `import { useEffect } from 'react';\n${throws}function Row() { useEffect(() => { broken(); }, []); return null; }\nexport default () => <ul><Row /></ul>;`,
      },
    ],
    [
      'a part that waits for data, at both attempts',
      'Home',
      {
        'pages/Home.jsx': `import { useEffect, useState } from 'react';\n${throws}function Row() { const [isBack, setBack] = useState(false); useEffect(() => { fetch('/').then(() => setBack(true)); }, []); return isBack ? broken() : null; }\nexport default () => <ul><Row /></ul>;`,
      },
    ],
  ])('[RUN-07] one thrown error is one issue: thrown by %s', async (_, name, files) => {
    expect(await reportedFrom(files)).toEqual([`once, ${name}`, 'after it']);
  });

  test('[RUN-06] a globals.css that cannot be read is reported, and the last good style stays', async () => {
    const { id, frame } = await open({
      ...app,
      'globals.css': '@import "whittle/base.css";\n:root { --primary: rgb(1, 2, 3); }\n',
    });
    await write(id, { 'globals.css': '@import "whittle/base.css";\n.x { @apply no-such-thing; }\n' });
    expect((await window.next('app_error')).error).toMatchObject({ scope: 'app', componentName: 'globals' });
    expect(await frame.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--primary')")).toBe(
      'rgb(1, 2, 3)',
    );
  });
});

describe('addresses', () => {
  const pages = {
    'pages/Home.jsx': `import { createPageUrl } from '@/utils';\nexport default () => <><h1>Home page</h1><button onClick={() => { window.location.href = createPageUrl('OrderDetail?id=7'); }}>Go</button></>;`,
    'pages/OrderDetail.jsx': `export default () => <h1>Order {new URLSearchParams(window.location.search).get('id')}</h1>;`,
  };

  test('[ROUTE-10] a deep link opens its page, whatever its capitals', async () => {
    const { frame } = await open(pages, '/order-detail?id=3');
    await frame.getByRole('heading', { name: 'Order 3' }).waitFor();
    expect(await window.next('app_changed_url')).toEqual({
      type: 'app_changed_url',
      url: '/order-detail?id=3',
      pageName: 'OrderDetail',
    });
  });

  test('assigning window.location works, and the builder hears where the app is', async () => {
    const { frame } = await open(pages);
    expect(await window.next('app_changed_url')).toMatchObject({ url: '/', pageName: 'Home' });
    await frame.getByRole('button', { name: 'Go' }).click();
    await frame.getByRole('heading', { name: 'Order 7' }).waitFor();
    expect(await window.next('app_changed_url')).toMatchObject({ url: '/OrderDetail?id=7', pageName: 'OrderDetail' });
  });

  test('[PREV-10] another version is shown in the same page, and the newest again', async () => {
    const { id, frame } = await open(pages);
    const { items } = await ada.json<{ items: { id: string }[] }>(`/api/apps/${id}/versions`);
    await write(id, { 'pages/Home.jsx': 'export default () => <h1>Newer home</h1>;' });
    await frame.getByRole('heading', { name: 'Newer home' }).waitFor();
    await frame.evaluate('window.mark = true');
    await window.send({ type: 'version_selected', versionId: items[0]!.id });
    await frame.getByRole('heading', { name: 'Home page' }).waitFor();
    await window.send({ type: 'version_selected', versionId: null });
    await frame.getByRole('heading', { name: 'Newer home' }).waitFor();
    expect(await frame.evaluate('window.mark')).toBe(true);
  });

  test('[PREV-09] a message of another window is not heard', async () => {
    const { frame } = await open(pages);
    await frame.evaluate("window.postMessage({ type: 'navigate', path: '/OrderDetail' }, '*')");
    await window.send({ type: 'preview_state_changed', state: { theme: 'dark' } });
    await expect.poll(() => frame.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    expect(await frame.getByRole('heading', { name: 'Home page' }).count()).toBe(1);
  });
});

describe('who may look', () => {
  test('a preview exists for its owner only, and its code works once', async () => {
    const { id } = await ada.makeApp();
    const eve = await signUp(server);
    expect((await eve.request(`/api/apps/${id}/preview-session`, { method: 'POST' })).status).toBe(404);
    expect((await server.request(`/api/apps/${id}/preview-session`, { method: 'POST' })).status).toBe(401);

    const host = server.previewHost(id);
    for (const path of ['/', '/Home', '/_whittle/payload', '/_whittle/live?after=0', '/_whittle/enter?code=x']) {
      const answer = await server.request(path, { host });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('whittle-data');
    }

    const { url } = await ada.json<{ url: string }>(`/api/apps/${id}/preview-session`, { method: 'POST' });
    const { pathname, search } = new URL(url);
    const entered = await server.request(pathname + search, { host });
    expect([entered.status, entered.headers.get('location')]).toEqual([302, '/']);
    const cookie = entered.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^__Host-whittle-preview=[^;]+;.*HttpOnly/);
    expect((await server.request(pathname + search, { host })).status).toBe(404);
    const page = await server.request('/Anything', { host, cookie: cookie.split(';')[0]! });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('a code of one app opens no other, and leads nowhere else', async () => {
    const [first, second] = [await ada.makeApp(), await ada.makeApp()];
    const session = (id: string) => ada.json<{ url: string }>(`/api/apps/${id}/preview-session`, { method: 'POST' });
    const code = new URL((await session(first.id)).url).searchParams.get('code')!;
    expect((await server.request(`/_whittle/enter?code=${code}`, { host: server.previewHost(second.id) })).status).toBe(
      404,
    );
    const away = await server.request(`/_whittle/enter?code=${code}&path=https://evil.test/`, {
      host: server.previewHost(first.id),
    });
    expect(away.headers.get('location')).toBe('/');
  });

  test('text of the app cannot break out of the page that carries it', async () => {
    const { frame } = await open({
      'pages/Home.jsx': `export default () => <h1>{'</script><script>window.broken=1</script><!--'}</h1>;`,
    });
    await frame.getByRole('heading').waitFor();
    expect(await frame.getByRole('heading').innerText()).toBe('</script><script>window.broken=1</script><!--');
    expect(await frame.evaluate("'broken' in window")).toBe(false);
  });
});
