import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openDataConsent } from '@whittle/contract/access-check';
import type { EntityProperty } from '@whittle/contract/entities';
import type { PreviewSession } from '@whittle/contract/preview';
import type { PublishResponse } from '@whittle/contract/publishing';
import type { VersionFile } from '@whittle/contract/versions';
import type { TestBuilder } from '@whittle/testing/builder';
import { keepAtHome } from '@whittle/testing/keep-at-home';
import { usePreview } from '@whittle/testing/preview-use';

type VersionFiles = { files: VersionFile[] };
export type Entity = { name: string; title?: string; properties: Record<string, EntityProperty> };

/** An app that the product made from a prompt, seen from outside: its reply, its data, its addresses. */
export interface BuiltApp {
  readonly id: string;
  /** The newest reply as the model wrote it. */
  reply(): string;
  say(message: string): Promise<void>;
  entities(): Promise<Entity[]>;
  records(entity: string): Promise<Record<string, unknown>[]>;
  /** A new window of the owner's, in which the preview may be opened. */
  openWindow(): Promise<Page>;
  /** Opens the preview of the newest version. Answers the address of its first page. */
  openPreview(page: Page): Promise<string>;
  /** Publishes what there is now and opens it for somebody new; `register` makes an account in the app. */
  openPublished(options: { register: boolean }): Promise<{ page: Page; home: string }>;
  close(): Promise<void>;
}

const viewport = { width: 1280, height: 800 };

export async function createApp(builder: TestBuilder, browser: Browser): Promise<BuiltApp> {
  const { id } = await builder.makeApp();
  const windows: BrowserContext[] = [];
  let reply = '';

  const openWindow = async () => {
    const context = await browser.newContext({ viewport, acceptDownloads: true });
    windows.push(context);
    await keepAtHome(context);
    const page = await context.newPage();
    // Yes to every question, a word to every request for one.
    page.on('dialog', (dialog) => void dialog.accept(dialog.type() === 'prompt' ? 'A word' : undefined));
    return page;
  };

  return {
    id,
    reply: () => reply,
    async say(message) {
      const turn = await sayInTurn(builder, id, message);
      reply = turn.reply.content;
      // What the app would open to more people waits for a click, which whoever asked for it gives.
      for (const { entity, state } of turn.reply.annotation.accessRequests) {
        const json = { entity, answer: 'allow' };
        if (state === 'waiting') await builder.request(`/api/apps/${id}/chat/${turn.reply.id}/access`, { json });
      }
    },
    async entities() {
      const { files } = await builder.json<VersionFiles>(`/api/apps/${id}/versions/latest/files`);
      return entitiesIn(files);
    },
    records: (entity) => builder.json(`/api/apps/${id}/entities/${entity}?limit=200`),
    openWindow,
    async openPreview(page) {
      const { url, origin } = await builder.json<PreviewSession>(`/api/apps/${id}/preview-session`, { method: 'POST' });
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await usePreview(builder, id);
      return `${origin}/`;
    },
    async openPublished({ register }) {
      const { url } = await builder.json<PublishResponse>(`/api/apps/${id}/publish`, {
        json: { openDataConsent, samples: 'keep' },
      });
      const page = await openWindow();
      const home = new URL('/', url).href;
      await page.goto(home, { waitUntil: 'domcontentloaded' });
      if (register) await page.evaluate(registerSomebody, id);
      return { page, home };
    },
    async close() {
      for (const context of windows) await context.close();
    },
  };
}

const waitMs = 5_000;

/** A builder may send so many messages a minute; on a fast machine the prompts wait for it. */
async function sayInTurn(builder: TestBuilder, id: string, message: string): ReturnType<TestBuilder['say']> {
  try {
    return await builder.say(id, message);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('rate-limited'))) throw error;
    await setTimeout(waitMs);
    return sayInTurn(builder, id, message);
  }
}

/** The entities among the files of an app. */
export const entitiesIn = (files: readonly VersionFile[]): Entity[] =>
  files.flatMap(({ path, content }) => {
    const name = /^entities\/(\w+)\.json/.exec(path)?.[1];
    if (!name) return [];
    const { title, properties = {} } = JSON.parse(content) as Partial<Entity>;
    return [{ name, properties, ...(title !== undefined && { title }) }];
  });

/** In the page of a published app: makes an account there, whose token the app finds where its sign-in page leaves it. */
async function registerSomebody(appId: string): Promise<void> {
  const person = { email: `person-${Math.random().toString(36).slice(2)}@example.com`, password: 'correct horse' };
  const answer = await fetch(`/api/apps/${appId}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, full_name: 'Pat Person' }),
  });
  if (!answer.ok) throw new Error(`nobody can register: ${answer.status}`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  localStorage.setItem('base44_access_token', token);
  localStorage.setItem('token', token);
}
