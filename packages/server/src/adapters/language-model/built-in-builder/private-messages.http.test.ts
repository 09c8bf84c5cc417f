import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBy } from './published-app.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('[ENT-27] a message between two people is read by the two of them alone', async () => {
  const site = await publishedBy(
    server,
    'A website for gardeners: members share plants with name and photo and send private messages to each other.',
  );
  const eve = await site.idOf('eve');
  const message = { author: 'Ada', conversation: 'Eve', text: 'Only for you', recipient_id: eve };
  expect((await site.add('ada', 'ChatMessage', message)).status).toBe(201);
  expect((await site.add('visitor', 'ChatMessage', message)).status).not.toBe(201);
  const texts = async (who: 'ada' | 'eve' | 'boss' | 'visitor') =>
    (await site.rows(who, 'ChatMessage')).map(({ text }) => text);
  expect(await texts('ada')).toEqual(['Only for you']);
  expect(await texts('eve')).toEqual(['Only for you']);
  expect(await texts('boss')).toEqual([]);
  expect(await texts('visitor')).toEqual([]);
});

test('[ENT-27] what goes to all in a chat is read by who is signed in, and what goes to one is not', async () => {
  const app = await publishedBy(server, 'An app for our choir with songs, dates and a chat.');
  const boss = await app.idOf('boss');
  await app.add('ada', 'ChatMessage', { author: 'Ada', text: 'To all', recipient_id: 'everyone' });
  await app.add('ada', 'ChatMessage', { author: 'Ada', text: 'To one', recipient_id: boss });
  expect((await app.rows('eve', 'ChatMessage')).map(({ text }) => text)).toEqual(['To all']);
  expect((await app.rows('boss', 'ChatMessage')).map(({ text }) => text).toSorted()).toEqual(['To all', 'To one']);
  expect(await app.rows('visitor', 'ChatMessage')).toEqual([]);
});
