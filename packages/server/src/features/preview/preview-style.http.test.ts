import type { Browser } from '@playwright/test';
import { signUp } from '@whittle/testing/builder';
import { openBrowser, openPreview } from '@whittle/testing/preview-window';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({ models });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('a class that comes changes the stylesheet in its place, which keeps all that the page was laid out by', async () => {
  const ada = await signUp(server);
  const { id } = await ada.makeApp();
  const write = async (file: string, content: string) => {
    models.next(
      says(
        `<action-group title="A"><action type="add_file" file="${file}" title="B">\n${content}\n</action></action-group>`,
      ),
    );
    await ada.say(id, 'Change it');
  };
  const writeHome = (name: string) =>
    write('pages/Home.jsx', `export default () => <h1 className="${name}">${name}</h1>;`);
  await writeHome('p-4');
  const window = await openPreview(browser, server, ada, id, '/');
  onTestFinished(() => window.close());
  const { frame } = window;
  const headingHas = (property: string) => frame.evaluate(`getComputedStyle(document.querySelector('h1')).${property}`);
  const sheet = `document.getElementById('whittle-css').sheet`;

  await frame.getByRole('heading', { name: 'p-4' }).waitFor();
  await frame.evaluate(`${sheet}.isFirst = true`);
  await writeHome('p-[37px]');
  await frame.getByRole('heading', { name: 'p-[37px]' }).waitFor();
  expect(await headingHas('paddingTop')).toBe('37px');
  expect(await frame.evaluate(`${sheet}.isFirst`)).toBe(true);

  await write('globals.css', '@import "whittle/base.css";\nh1 { margin-top: 41px }');
  await expect.poll(() => headingHas('marginTop')).toBe('41px');
  expect(await headingHas('paddingTop')).toBe('37px');
});
