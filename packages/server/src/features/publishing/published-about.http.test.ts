import type { PublicationTexts } from '@whittle/contract/publishing';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('[PUB-01] a publish says what the app is; what it says otherwise stays until it is said otherwise again', async () => {
  const page = 'export default () => <h1>Hello</h1>;';
  const app = await createTestApp(server, {
    files: { 'pages/Home.jsx': page, 'pages/Team.jsx': page },
    published: false,
  });
  const { token } = app.owner;
  const rules = 'Speak to people by their first names.';
  await server.request(`/api/apps/${app.id}/rules`, { method: 'PUT', token, json: { rules } });
  const about = async () => {
    const answer = await server.request(`/api/apps/${app.id}/publication`, { token });
    return (await answer.json()) as PublicationTexts;
  };
  const publish = async (json: object) =>
    expect((await server.request(`/api/apps/${app.id}/publish`, { token, json })).status).toBe(200);

  expect(await about()).toMatchObject({ header: '', gptPrompt: rules, features: ['Home', 'Team'] });
  const { background } = await about();
  await publish({ ...(await about()), header: 'Crew' });
  expect(await about()).toEqual({
    header: 'Crew',
    description: '',
    seoTitle: '',
    gptPrompt: rules,
    background,
    features: ['Home', 'Team'],
    sampleRecords: 0,
    isUnderWay: false,
  });

  await publish({ header: 'Crew', background: '#123456', features: ['Rota'] });
  expect(await about()).toMatchObject({ gptPrompt: rules, background: '#123456', features: ['Rota'] });
  const manifest = await server.request('/manifest.webmanifest', { host: app.publishedHost });
  expect(await manifest.json()).toMatchObject({ name: 'Crew', background_color: '#123456' });
});
