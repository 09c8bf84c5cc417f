import { handedOver, signInToApp } from '@whittle/testing/test-app';
import { createWorld, type World } from '@whittle/testing/routes/world';
import type { RequestOptions } from '@whittle/testing/request';
import { afterAll, beforeAll, expect, test } from 'vitest';

const elsewhere = 'https://desk.example.com';
let world: World;
let token: string;
let cookie: string;
beforeAll(async () => {
  world = await createWorld();
  const { server, app } = world;
  token = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
  const opened = await server.request(`/api/apps/${app.id}/open`, { token: world.owner.token });
  const entered = await ask(opened.headers.get('location')!.replace(/^https?:\/\/[^/]+/, ''));
  cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  expect(handedOver(await entered.text()).kind).toBe('page');
});
afterAll(() => world?.close());

const ask = (path: string, options: RequestOptions = {}) =>
  world.server.request(path, { host: world.app.publishedHost, ...options });
const from = (origin: string, more: Record<string, string> = {}) => ({
  origin,
  'sec-fetch-site': 'cross-site',
  ...more,
});
const allow = (allowedOrigins: string[]) =>
  world.server.request(`/api/apps/${world.app.id}/access`, {
    method: 'PUT',
    token: world.owner.token,
    json: { allowedOrigins },
  });
const records = () => `/api/apps/${world.app.id}/entities/Open`;

test('[WALL-11] no address may call an app until its owner names it', async () => {
  const answer = await ask(records(), { headers: from(elsewhere) });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect((await ask(records(), { token, json: { text: 'x' }, headers: from(elsewhere) })).status).toBe(403);
  expect((await ask(`/_whittle/leave?to=${encodeURIComponent(elsewhere)}`)).status).toBe(400);
});

test('[WALL-11] what is named must be an origin, with TLS but on the own machine', async () => {
  for (const wrong of [
    '*',
    'null',
    'desk.example.com',
    'http://desk.example.com',
    'https://user@desk.example.com',
    'javascript:x',
  ])
    expect([wrong, (await allow([wrong])).status]).toEqual([wrong, 400]);
  const answer = await allow([`${elsewhere}/some/page`, 'http://localhost:5173', elsewhere]);
  expect(await answer.json()).toMatchObject({ allowedOrigins: [elsewhere, 'http://localhost:5173'] });
});

test('[WALL-11] from a named address a token in a header counts, a cookie never does', async () => {
  const preflight = await ask(records(), {
    method: 'OPTIONS',
    headers: from(elsewhere, {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }),
  });
  expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
    204,
    {
      'access-control-allow-origin': elsewhere,
      'access-control-allow-headers': expect.stringContaining('authorization'),
    },
  ]);
  const me = `/api/apps/${world.app.id}/entities/User/me`;
  const mine = await ask(me, { token, headers: from(elsewhere) });
  expect([mine.status, mine.headers.get('access-control-allow-origin')]).toEqual([200, elsewhere]);
  expect(mine.headers.get('vary')).toContain('origin');
  expect((await ask(records(), { token, json: { text: 'x' }, headers: from(elsewhere) })).status).toBe(201);
  expect((await ask(me, { headers: { ...from(elsewhere), cookie } })).status).toBe(401);
  for (const answer of [preflight, mine]) {
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const foreign = await ask(me, { token: world.owner.token, headers: from(elsewhere) });
  expect(foreign.status).toBe(401);
});

test('[WALL-11] neither another address, nor another path, nor another host is opened by it', async () => {
  for (const origin of ['https://evil.example', `${elsewhere}.evil.example`, 'null', 'http://desk.example.com']) {
    const answer = await ask(records(), { token, headers: from(origin) });
    expect([origin, answer.headers.get('access-control-allow-origin')]).toEqual([origin, null]);
  }
  for (const path of ['/', '/login', '/api/apps/auth/logout', '/_whittle/enter?code=x', '/api/app-error']) {
    const answer = await ask(path, { headers: from(elsewhere) });
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
  for (const host of [world.hostOf('builder'), world.hostOf('preview'), world.otherApp.publishedHost]) {
    const answer = await ask(`/api/apps/${world.otherApp.id}/entities/Open`, { host, headers: from(elsewhere) });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('[WALL-12] a person signs in on the app’s own page and comes back to a named address with a code for one token', async () => {
  const page = `${elsewhere}/tasks?whittle_state=s`;
  const leave = `/_whittle/leave?to=${encodeURIComponent(page)}`;
  expect((await ask(leave)).headers.get('location')).toBe(`/login?nextUrl=${encodeURIComponent(leave)}`);
  const back = new URL((await ask(leave, { headers: { cookie } })).headers.get('location')!);
  expect(back.origin + back.pathname).toBe(`${elsewhere}/tasks`);
  expect(back.searchParams.get('whittle_state')).toBe('s');
  const json = { customToken: back.searchParams.get('whittle_code'), tenantId: world.app.id };
  const exchange = () => ask(`/api/apps/${world.app.id}/auth/exchange`, { json, headers: from(elsewhere) });
  const first = await exchange();
  expect(first.headers.get('set-cookie')).toBeNull();
  const { access_token: fresh } = (await first.json()) as { access_token: string };
  expect(
    (await ask(`/api/apps/${world.app.id}/entities/User/me`, { token: fresh, headers: from(elsewhere) })).status,
  ).toBe(200);
  expect((await exchange()).status).toBe(400);
  for (const wrong of [
    'https://evil.example/',
    `//evil.example`,
    'javascript:alert(1)',
    `https://desk.example.com@evil.example/`,
    '/',
  ])
    expect((await ask(`/_whittle/leave?to=${encodeURIComponent(wrong)}`, { headers: { cookie } })).status).toBe(400);
});

test('[TOOL-46] [WALL-11] an exported app calls tools of its server from a named address, and loads what shows them', async () => {
  await allow([elsewhere]);
  const page = `/api/tools/${world.app.id}/page/unknown`;
  const asked = await ask(page, {
    method: 'OPTIONS',
    headers: from(elsewhere, {
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-whittle-visitor',
    }),
  });
  expect(asked.headers.get('access-control-allow-headers')).toContain('x-whittle-visitor');
  expect((await ask(page, { headers: from(elsewhere) })).headers.get('access-control-allow-origin')).toBe(elsewhere);
  const other = await ask(page, { headers: from('https://other.example.com') });
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
  const script = await ask('/_whittle/tool-page/part.js', { headers: from(elsewhere) });
  expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([302, '*']);
  const loaded = await ask(script.headers.get('location')!, { headers: from(elsewhere) });
  expect([loaded.status, loaded.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(loaded.headers.get('content-type')).toContain('text/javascript');
});

test('[CTX-44] [WALL-11] an exported app searches the data sources of its server from a named address', async () => {
  await allow([elsewhere]);
  const { id } = world.app;
  const added = await world.owner.json<{ contextItemId: string }>(`/api/context/ingest/text?appId=${id}`, {
    json: { context: 'Open from nine.' },
  });
  const json = { openTo: 'everyone' };
  await world.owner.json(`/api/context/${added.contextItemId}/open-to`, { method: 'PUT', json });
  const search = (origin: string) =>
    ask(`/api/app-sources/${id}/search`, { json: { question: 'open' }, headers: from(origin) });
  const answer = await search(elsewhere);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, elsewhere]);
  expect((await search('https://other.example.com')).status).toBe(403);
});
