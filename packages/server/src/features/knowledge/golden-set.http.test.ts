import { readdirSync, readFileSync } from 'node:fs';
import type { ContextItemList, Passage } from '@whittle/contract/knowledge/context-item';
import { quotePassages } from '@whittle/domain/knowledge/quote-passages';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** A handbook in English, a price list in German and a website in both: what a small company would add. */
const folder = new URL('../../../../../fixtures/knowledge/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder));
const questions = JSON.parse(read('questions.json').toString()) as [question: string, right: string][];
const documents = [
  'handbook.md',
  'preisliste.csv',
  ...readdirSync(new URL('website/', folder)).map((name) => `website/${name}`),
];

let server: TestServer;
let app: TestApp;
const ask = (path: string, options: object = {}) =>
  server.request(`/api/context${path}`, { token: app.owner.token, ...options });

beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files: {} });
  for (const name of documents) {
    const body = new FormData();
    body.append('file', new File([read(name)], name.split('/').at(-1)!));
    expect((await ask(`/ingest/file?appId=${app.id}`, { method: 'POST', body })).status, name).toBe(201);
  }
  await vi.waitFor(
    async () => {
      const { contextItems } = (await (await ask(`/items?appId=${app.id}`)).json()) as ContextItemList;
      expect(contextItems.map(({ status }) => status)).toEqual(documents.map(() => 'synced'));
    },
    { timeout: 60_000, interval: 100 },
  );
});
afterAll(() => server.close());

test('[CTX-23] [CTX-30] 54 of 60 questions of people find the right passage among the first three, without a model', async () => {
  expect(questions).toHaveLength(60);
  const missed: string[] = [];
  const unread: string[] = [];
  for (const [question, right] of questions) {
    const answer = await ask(`/search?appId=${app.id}&question=${encodeURIComponent(question)}`);
    const { passages } = (await answer.json()) as { passages: Passage[] };
    if (!passages.slice(0, 3).some(({ text }) => text.includes(right))) missed.push(question);
    // What a person reads of them where no model answers.
    const said = quotePassages(passages, question)
      .text.replaceAll(/\n> |\s+/g, ' ')
      .replaceAll('\\', '');
    if (!said.includes(right)) unread.push(question);
  }
  expect(missed.length, `missed: ${missed.join(' | ')}`).toBeLessThanOrEqual(6);
  expect(unread.length, `not quoted: ${unread.join(' | ')}`).toBeLessThanOrEqual(6);
});
