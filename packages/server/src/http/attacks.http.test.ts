import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import type { RequestOptions } from '@whittle/testing/request';
import { addressOf } from '@whittle/testing/routes/address';
import { registeredRoutes } from '@whittle/testing/routes/registered-routes';
import type { HostKind } from '@whittle/contract/call';
import { createWorld, type World } from '@whittle/testing/routes/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: World;
beforeAll(async () => (world = await createWorld()));
afterAll(() => world.close());

const hosts: HostKind[] = ['builder', 'preview', 'published'];
const ask = (path: string, options: RequestOptions = {}) =>
  world.server.request(path, { ...options, headers: { ...addressOf(), ...options.headers } });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

describe('[WALL-07] a token that this installation did not make for this place is refused', () => {
  const places = {
    builder: () => ({ path: '/api/apps', valid: world.owner.token }),
    published: () => ({
      path: `/api/apps/${world.app.id}/entities/User/me`,
      valid: world.credentials('owner', 'published').token!,
    }),
    preview: () => ({
      path: `/api/apps/${world.app.id}/entities/User/me`,
      valid: world.credentials('owner', 'preview').token!,
    }),
  };
  const forgeries: Record<string, (valid: string) => string | Promise<string>> = {
    'without a signature': (valid) => `${base64({ alg: 'none', typ: 'JWT' })}.${valid.split('.')[1]}.`,
    'of the algorithm none with the old signature': (valid) =>
      `${base64({ alg: 'none' })}.${valid.split('.').slice(1).join('.')}`,
    'signed with another key': (valid) => sign(valid.split('.')[0]!, claimsOf(valid), 'another key'),
    'signed with nothing': (valid) => sign(valid.split('.')[0]!, claimsOf(valid), ''),
    'with changed claims': (valid) => {
      const [head, , signature] = valid.split('.');
      return `${head}.${base64({ ...claimsOf(valid), tenantId: 'f'.repeat(24), isAdmin: true, role: 'admin' })}.${signature}`;
    },
    expired: async (valid) => again(valid, {}, -60_000),
    'of another audience': async (valid) => {
      const { aud: _, iat: _iat, exp: _exp, ...claims } = claimsOf(valid);
      return world.server.adapters.secrets.signToken('somewhere-else', claims, 60_000);
    },
    'for somebody who does not exist': async (valid) =>
      again(valid, { sub: 'f'.repeat(24), sid: 'f'.repeat(24) }, 60_000),
    'cut short': (valid) => valid.slice(0, -5),
    'that is no token': () => 'x',
    'that is very long': () => 'x'.repeat(20_000),
  };

  /** The claims of a token, changed and signed by this installation itself. */
  async function again(valid: string, changes: Record<string, unknown>, lifetimeMs: number) {
    const { aud, iat: _, exp: _exp, ...claims } = claimsOf(valid);
    return world.server.adapters.secrets.signToken(String(aud), { ...claims, ...changes }, lifetimeMs);
  }

  describe.each(hosts)('on the %s host', (host) => {
    test('the real one is accepted', async () => {
      const { path, valid } = places[host]();
      expect((await ask(path, { host: world.hostOf(host), token: valid })).status).toBe(200);
    });

    test.each(Object.keys(forgeries))('one %s', async (what) => {
      const { path, valid } = places[host]();
      const token = await forgeries[what]!(valid);
      const answer = await ask(path, { host: world.hostOf(host), token });
      expect(answer.status).toBe(host === 'preview' ? 404 : 401);
    });
  });

  test('the other face of an app and another app refuse it', async () => {
    const path = `/api/apps/${world.app.id}/entities/User/me`;
    const inPreview = world.credentials('owner', 'preview').token!;
    const inPublished = world.credentials('owner', 'published').token!;
    expect((await ask(path, { host: world.app.publishedHost, token: inPreview })).status).toBe(401);
    expect((await ask(path, { host: world.app.previewHost, token: inPublished })).status).toBe(404);
    const elsewhere = `/api/apps/${world.otherApp.id}/entities/User/me`;
    expect((await ask(elsewhere, { host: world.otherApp.publishedHost, token: inPublished })).status).toBe(401);
    expect((await ask(elsewhere, { host: world.app.publishedHost, token: inPublished })).status).toBe(404);
  });

  test.each(['bearer', 'Basic', 'Token'])('the scheme %s opens what Bearer opens or nothing', async (scheme) => {
    const answer = await ask('/api/apps', { headers: { authorization: `${scheme} ${world.owner.token}` } });
    expect(answer.status).toBe(scheme === 'bearer' ? 200 : 401);
  });
});

describe('[N-03] the app of a call is the host’s, whatever a header says', () => {
  test.each([
    ['/runtime/bundle', {}],
    ['/integrations/Core/UploadFile', { method: 'POST' }],
  ])('%s', async (path, options) => {
    const token = world.credentials('owner', 'published').token!;
    const headers = { 'x-app-id': world.otherApp.id };
    const answer = await ask(path, { ...options, host: world.app.publishedHost, token, headers });
    expect(answer.status).toBe(404);
  });
});

describe('[WALL-08] the host is what the Host header says, and nothing else', () => {
  const path = () => `/api/apps/${world.app.id}/entities/Open`;
  const open = async (host: string, headers: Record<string, string> = {}) =>
    (await ask(path(), { host, headers })).status;

  test('the same host may be written in capitals, with a final dot or another port', async () => {
    const [name, port] = world.app.publishedHost.split(':') as [string, string];
    for (const host of [name, `${name}:1`, name.toUpperCase(), `${name}.`, `${name}.:${port}`]) {
      expect([host, await open(host)]).toEqual([host, 200]);
    }
  });

  test.each([
    ['another name before the domain', (name: string) => `x.${name}`],
    ['the name inside another domain', (name: string) => `${name}.evil.example`],
    ['an underscore', (name: string) => `_${name}`],
    ['a name with a percent sign', (name: string) => name.replace('.', '%2e')],
    ['a user before it', (name: string) => `user@${name}`],
    ['two names', (name: string) => `${name},evil.example`],
    ['an address in brackets', () => '[::1]'],
    ['an empty label', (name: string) => `.${name}`],
    ['letters that look alike', (name: string) => Buffer.from(name.replace('a', 'а')).toString('latin1')],
  ])('%s is no host of the app', async (_what, change) => {
    const status = await open(change(world.app.publishedHost));
    expect([400, 401, 404]).toContain(status);
  });

  test('headers of proxies do not move a request to another host', async () => {
    const headers = {
      'x-forwarded-host': world.app.publishedHost,
      'x-host': world.app.publishedHost,
      forwarded: `host=${world.app.publishedHost}`,
      'x-original-url': '/api/apps',
      'x-rewrite-url': '/api/apps',
    };
    expect(await open(world.otherApp.publishedHost, headers)).toBe(404);
    expect(await open('evil.example', headers)).toBe(404);
  });
});

describe('[WALL-08] a path means what is written in it', () => {
  const paths = [
    '/apps/../api/apps',
    '/x/..%2fapi%2fapps',
    '/%2e%2e/api/apps',
    '//api/apps',
    '/api//apps',
    '/api/apps/',
    '/api/apps/.',
    '/api/apps;x=1',
    '/API/APPS',
    '/api%2fapps',
    '/api\\apps',
    '/api/apps/%00',
    '/api/apps/%ff',
    '/api/apps/%',
    '/./api/apps',
  ];
  test.each(paths)('%s shows no app to a visitor and breaks nothing', async (path) => {
    for (const host of hosts) {
      const answer = await ask(path, { host: world.hostOf(host) });
      const text = await answer.text();
      expect(answer.status).toBeLessThan(500);
      expect(text).not.toContain(world.otherApp.slug);
      // The host of an app may show its own page there.
      if (host !== 'published') expect(text).not.toContain(world.app.slug);
    }
  });

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])('%s changes no method', async (name) => {
    const spare = await world.spareApp();
    const { token } = world.owner;
    const path = `/api/apps/${spare.id}`;
    expect((await ask(`${path}?_method=DELETE`, { token, headers: { [name]: 'DELETE' } })).status).toBe(200);
    await ask(`${path}/preview-session`, { method: 'POST', token, headers: { [name]: 'DELETE' } });
    expect((await ask(path, { token })).status).toBe(200);
  });
});

describe('[S-05] an address in a parameter leads nowhere else and adds no header', () => {
  const targets = [
    '%0d%0aX-Injected:%201',
    '/%0d%0aX-Injected:%201',
    '//evil.example',
    '/%5cevil.example',
    '%5c%5cevil.example',
    'https:evil.example',
    'https://evil.example%40{host}',
    'http://{host}.evil.example/',
    'http://{host}%40evil.example/',
    'javascript:alert(1)',
    'java%0ascript:alert(1)',
    'data:text/html,x',
    '/%09/evil.example',
    '/.//evil.example',
    '/..//evil.example',
  ];
  const redirects = [
    ['published', '/api/apps/auth/logout?from_url='],
    ['published', '/_whittle/enter?code=x&path='],
    ['builder', '/api/apps/{id}/open?path='],
    ['builder', '/app/{slug}/'],
    ['builder', '/apps/{id}/login?nextUrl='],
  ] as const;

  test.each(redirects)('on the %s host, %s', async (host, start) => {
    for (const target of targets) {
      const { app } = world;
      const address = start.replace('{id}', app.id).replace('{slug}', app.slug);
      const answer = await ask(address + target.replace('{host}', app.publishedHost), { host: world.hostOf(host) });
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.get('x-injected')).toBeNull();
      const location = answer.headers.get('location');
      if (location === null) continue;
      const led = new URL(location, `http://${world.hostOf(host)}`);
      expect([target, [app.publishedHost, world.hostOf(host)].includes(led.host)]).toEqual([target, true]);
    }
  });
});

describe('[WALL-08] what nobody sends by mistake', () => {
  const deep = (open: string, close: string) => open.repeat(50_000) + close.repeat(50_000);

  test.each([
    ['a body of nested lists', deep('[', ']')],
    ['a body of nested objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['a record whose field nests deeply', `{"text":${deep('[', ']')}}`],
    ['a number beyond all numbers', '{"text":1e999}'],
  ])('%s is refused without harm', async (_what, body) => {
    const headers = { 'content-type': 'application/json' };
    for (const path of [`/live_api/apps/${world.app.id}/entities/Open`, '/api/apps', '/api/auth/sign-in']) {
      const answer = await ask(path, { token: world.owner.token, body, headers });
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
  });

  test('a filter that nests deeply is refused', async () => {
    for (const q of [
      `${'{"$not":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      `{"$or":${deep('[', ']').slice(0, 9_000)}`,
    ]) {
      const body = { method: 'DELETE', body: q, headers: { 'content-type': 'application/json' } };
      const answer = await ask(`/live_api/apps/${world.app.id}/entities/Shared`, { token: world.owner.token, ...body });
      expect([400, 413]).toContain(answer.status);
    }
  });

  test('[S-22] keys that mean something to JavaScript are just keys, or refused', async () => {
    const path = `/live_api/apps/${world.app.id}/entities/Open`;
    const body = '{"text":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1}';
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(path, { token: world.owner.token, body, headers });
    expect(answer.status).toBeLessThan(500);
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const q = encodeURIComponent(`{"${key}":{"$gt":1}}`);
      expect((await ask(`${path}?q=${q}`, { token: world.owner.token })).status).toBe(400);
      expect((await ask(`${path}?sort=-${key}`, { token: world.owner.token })).status).toBe(400);
      expect((await ask(`/live_api/apps/${world.app.id}/entities/${key}`, { token: world.owner.token })).status).toBe(
        404,
      );
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('fields of the server in a body are not believed [S-08]', async () => {
    const path = `/live_api/apps/${world.app.id}/entities/Open`;
    const forged = { id: 'f'.repeat(24), created_by_id: 'f'.repeat(24), created_by: 'x@example.com', creatorId: 'x' };
    const json = { text: 'x', ...forged, app_id: world.otherApp.id, created_date: '2001-01-01', uid: 'x' };
    const made = (await (await ask(path, { token: world.owner.token, json })).json()) as Record<string, unknown>;
    for (const [name, value] of Object.entries(forged)) expect(made[name]).not.toBe(value);
    expect(String(made['created_date'])).not.toContain('2001');
  });
});

describe('[WALL-08] every route takes its own methods only', () => {
  test.each(hosts)('on the %s host no method breaks anything or says more than GET', async (host) => {
    const paths = new Set(registeredRoutes(world.server, host).map((route) => route.split(' ')[1]!));
    for (const path of paths) {
      const filled = path.replace(':appId', world.app.id).replaceAll(/:\w+/g, 'some').replace('*', 'x');
      for (const method of ['HEAD', 'OPTIONS', 'PROPFIND', 'TRACE']) {
        const answer = await ask(filled, { method, host: world.hostOf(host) });
        expect([method, path, answer.status < 500]).toEqual([method, path, true]);
        if (method === 'HEAD') expect(await answer.text()).toBe('');
        else
          expect([method, path, answer.status >= 300 && (await answer.text()).includes('"text"')]).toEqual([
            method,
            path,
            false,
          ]);
      }
    }
  });

  test('CONNECT and a second request in one are refused', async () => {
    const send = (text: string) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(world.server.port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => (answer += chunk.toString()));
        socket.on('error', () => resolve(answer));
        socket.on('close', () => resolve(answer));
        socket.setTimeout(2_000, () => socket.destroy());
      });
    const host = world.app.publishedHost;
    expect(await send(`CONNECT evil.example:80 HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).not.toMatch(/^HTTP\/1\.1 2/);
    const smuggled = `POST /api/app-error HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    expect(await send(smuggled)).toMatch(/^HTTP\/1\.1 400/);
    expect(await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 (400|404)/,
    );
  });
});

function sign(head: string, claims: unknown, key: string): string {
  const content = `${head}.${base64(claims)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}
