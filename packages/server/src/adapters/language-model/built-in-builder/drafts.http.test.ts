import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBy } from './published-app.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('[ENT-27] a draft is read by who writes it, and by all once it is published', async () => {
  const site = await publishedBy(
    server,
    'A blog where authors can write posts with title, text and a status draft or published.',
  );
  const post = await site.add('ada', 'Post', { title: 'Not ready', status: 'Draft', category: 'Interview' });
  expect(post.status).toBe(201);
  const titles = async (who: 'ada' | 'eve' | 'visitor') => (await site.rows(who, 'Post')).map(({ title }) => title);
  expect(await titles('ada')).toEqual(['Not ready']);
  expect(await titles('eve')).toEqual([]);
  expect(await titles('visitor')).toEqual([]);
  expect(await site.change('ada', `Post/${post.record.id}`, { status: 'Published' })).toBe(200);
  expect(await titles('eve')).toEqual(['Not ready']);
  expect(await titles('visitor')).toEqual(['Not ready']);
});
