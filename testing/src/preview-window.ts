import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import type { BuilderToFrame, FrameToBuilder, PreviewSession } from '@whittle/contract/preview';
import type { TestBuilder } from '@whittle/testing/builder';
import { chromiumArgs } from '@whittle/testing/chromium-args';
import { usePreview } from '@whittle/testing/preview-use';
import type { TestServer } from '@whittle/testing/test-server';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...chromiumArgs, '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });

/** A page on the builder's origin with an app's preview in a frame, as the builder's screen has it. */
export interface PreviewWindow {
  readonly page: Page;
  readonly frame: Frame;
  /** Everything the frame said so far, oldest first. */
  messages(): Promise<FrameToBuilder[]>;
  /** Waits for a message of this type that was not waited for before. */
  next<T extends FrameToBuilder['type']>(type: T): Promise<Extract<FrameToBuilder, { type: T }>>;
  send(message: BuilderToFrame): Promise<void>;
  /** Errors that the browser showed in its console. */
  readonly consoleErrors: string[];
  close(): Promise<void>;
}

export async function openPreview(
  browser: Browser,
  server: TestServer,
  builder: TestBuilder,
  appId: string,
  path = '/',
): Promise<PreviewWindow> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  // Any answer of the builder's host will do: what counts is its origin.
  await page.goto(`${server.builderOrigin}/healthz`);
  const { url, origin } = await builder.json<PreviewSession>(
    `/api/apps/${appId}/preview-session?path=${encodeURIComponent(path)}`,
    { method: 'POST' },
  );
  await page.evaluate(`
    window.messages = [];
    window.addEventListener('message', (event) => window.messages.push(event.data));
    document.body.innerHTML = '<iframe title="App Preview" style="width:100%;height:600px"></iframe>';
    document.querySelector('iframe').src = ${JSON.stringify(url)};
  `);
  await usePreview(builder, appId);
  const handle = await page.waitForSelector('iframe');
  const frame = (await handle.contentFrame())!;
  const taken = new Set<number>();

  const messages = () => page.evaluate<FrameToBuilder[]>('window.messages');
  return {
    page,
    frame,
    consoleErrors,
    messages,
    async next(type) {
      for (let tries = 0; ; tries += 1) {
        const all = await messages();
        const index = all.findIndex((message, at) => message.type === type && !taken.has(at));
        if (index >= 0) {
          taken.add(index);
          return all[index] as never;
        }
        if (tries > 200) throw new Error(`no message ${type} came; there are ${JSON.stringify(all)}`);
        await page.waitForTimeout(25);
      }
    },
    send: (message) =>
      page.evaluate(
        `document.querySelector('iframe').contentWindow.postMessage(${JSON.stringify(message)}, ${JSON.stringify(origin)})`,
      ),
    close: () => context.close(),
  };
}
