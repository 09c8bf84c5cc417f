import type { AuditPage } from '@whittle/contract/audit';
import { createWorld, type World } from '@whittle/testing/routes/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const site = 'https://www.example.com';
let world: World;
beforeAll(async () => (world = await createWorld()));
afterAll(() => world?.close());

const allow = (embedders: string[]) =>
  world.server.request(`/api/apps/${world.app.id}/access`, {
    method: 'PUT',
    token: world.owner.token,
    json: { embedders },
  });
const framedBy = async (path: string, host: string, credentials = {}) => {
  const { headers } = await world.server.request(path, { host, ...credentials, headers: { accept: 'text/html' } });
  return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
};
const pages = async () => ({
  tool: await framedBy('/tool/greeting', world.app.publishedHost),
  published: await framedBy('/Home', world.app.publishedHost),
  signIn: await framedBy('/login', world.app.publishedHost),
  preview: await framedBy('/Home', world.app.previewHost, world.credentials('owner', 'preview')),
  builder: await framedBy('/home', new URL(world.server.builderOrigin).host),
});
const closed = () => ({ signIn: "'none'", preview: `'self' ${world.server.builderOrigin}`, builder: "'none'" });

test('[WALL-14] [TOOL-47] nobody, named sites or everyone may show the pages of a published app in a frame, as its owner says', async () => {
  expect(await pages()).toEqual({ ...closed(), tool: "'self'", published: "'self'" });
  await allow([site, 'https://*.example.org']);
  expect(await pages()).toEqual({
    ...closed(),
    tool: `'self' ${site} https://*.example.org`,
    published: `'self' ${site} https://*.example.org`,
  });
  await allow(['*']);
  expect(await pages()).toEqual({ ...closed(), tool: "'self' *", published: "'self' *" });
  await allow([]);
  expect(await pages()).toEqual({ ...closed(), tool: "'self'", published: "'self'" });
});

test('[WALL-14] what may embed an app is an https origin, the subdomains of a name, or everyone; twenty at most', async () => {
  for (const wrong of [
    'www.example.com',
    'http://www.example.com',
    'https://*',
    'https://*.com',
    'https://a.*.example.com',
    'https://www.example.com; script-src *',
    'https://www.example.com https://other.example.com',
    "'unsafe-inline'",
    'data:',
    'null',
  ])
    expect([wrong, (await allow([wrong])).status]).toEqual([wrong, 400]);
  expect(await (await allow([site, 'example'])).json()).toMatchObject({
    fields: { 'embedders.1': expect.any(String) },
  });
  const many = Array.from({ length: 21 }, (_, at) => `https://site-${at}.example.com`);
  expect((await allow(many)).status).toBe(400);
  expect((await allow(many.slice(1))).status).toBe(200);
  const kept = async (sites: string[]) => ((await (await allow(sites)).json()) as { embedders: string[] }).embedders;
  expect(await kept(['HTTPS://WWW.Example.com:443/page', site, 'http://localhost:5173'])).toEqual([
    site,
    'http://localhost:5173',
  ]);
  expect(await kept([site, '*'])).toEqual(['*']);
});

test('[WALL-14] who may embed an app is set by its owner alone, and stands in the audit log', async () => {
  const path = `/api/apps/${world.app.id}/access`;
  const json = { embedders: ['*'] };
  await allow([site]);
  expect((await world.server.request(path, { method: 'PUT', json })).status).toBe(401);
  const other = world.credentials('otherBuilder', 'builder');
  expect((await world.server.request(path, { method: 'PUT', json, ...other })).status).toBe(404);
  const { embedders } = await world.owner.json<{ embedders: string[] }>(path);
  expect(embedders).toEqual([site]);
  const admin = world.credentials('platformAdmin', 'builder');
  const audit = await world.server.request('/api/admin/audit?event=app-access-changed', admin);
  const { items } = (await audit.json()) as AuditPage;
  expect(items[0]).toMatchObject({ app: { id: world.app.id }, details: { embedders: [site] } });
});

test('[WALL-14] a publish may say it too', async () => {
  const path = `/api/apps/${world.app.id}/publish`;
  const wrong = { token: world.owner.token, json: { access: { embedders: ['example'] } } };
  expect(await (await world.server.request(path, wrong)).json()).toMatchObject({
    fields: { 'access.embedders.0': expect.any(String) },
  });
  const json = { access: { embedders: [site] } };
  expect((await world.owner.json<{ url: string }>(path, { json })).url).toBeTruthy();
  expect((await pages()).published).toBe(`'self' ${site}`);
});

test('[WALL-14] in a frame an app that needs a sign-in leads to a tab of its own; its sign-in page is never framed', async () => {
  const access = (accessMode: string, embedders: string[]) =>
    world.server.request(`/api/apps/${world.app.id}/access`, {
      method: 'PUT',
      token: world.owner.token,
      json: { accessMode, embedders },
    });
  const open = (destination: string) =>
    world.server.request('/Home?day=1', {
      host: world.app.publishedHost,
      headers: { accept: 'text/html', 'sec-fetch-dest': destination, 'accept-language': 'de' },
    });
  await access('private_with_login', [site]);
  const framed = await open('iframe');
  const html = await framed.text();
  expect([framed.status, framed.headers.get('content-security-policy')]).toEqual([
    401,
    `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${site}`,
  ]);
  expect(html).toMatch(/<a href="[^"]*\/Home\?day=1" target="_blank">In neuem Tab öffnen<\/a>/);
  expect((await open('document')).status).toBe(302);
});
