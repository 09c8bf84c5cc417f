import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer } from '@whittle/testing/test-server';
import { expect, it, onTestFinished } from 'vitest';

it('[PUB-18] a publish that takes too long says that it was stopped and that nothing was changed', async () => {
  const timeouts = { modelSilenceMs: 60_000, turnMs: 60_000, stopMs: 10_000, bundleMs: 1 };
  const server = await startTestServer({ config: { timeouts } });
  onTestFinished(() => server.close());
  const files = { 'pages/Home.jsx': 'export default () => <p>Hello</p>;' };
  const app = await createTestApp(server, { files, published: false });
  const answer = await server.request(`/api/apps/${app.id}/publish`, { token: app.owner.token, json: {} });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    code: 'publish-stopped',
    message:
      'Publishing took too long or needed too much memory and was stopped. If the app was published before, that version stays online. Try again, or make the app smaller.',
  });
  expect((await server.request('/', { host: app.publishedHost })).status).toBe(404);
}, 60_000);
