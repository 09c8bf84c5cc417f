import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { freePort } from '@whittle/server/adapters/database/embedded/free-port';
import { createDns } from '@whittle/server/adapters/dns/dns';
import { startNameServer } from '@whittle/testing/name-server';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
const caddyfile = fileURLToPath(new URL('../../../../../deploy/Caddyfile', import.meta.url));
const texts = new Map<string, string[]>();

/** The proxy that the repository's Caddyfile describes, in front of a real server; its certificates come from its own authority. */
describe.runIf(hasCaddy)('[ROUTE-16] behind Caddy', () => {
  let nameServer: Awaited<ReturnType<typeof startNameServer>>;
  let server: TestServer;
  let app: TestApp;
  let caddy: ChildProcess;
  let port: number;
  let home: string;

  beforeAll(async () => {
    nameServer = await startNameServer(texts);
    server = await startTestServer({
      config: { trustedProxies: 1 },
      adapters: { dns: createDns({ servers: [nameServer.address] }) },
    });
    app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => <h1>Shop</h1>;' } });
    expect((await as('/publish', {})).status).toBe(200);
    home = await mkdtemp(join(tmpdir(), 'whittle-caddy-'));
    port = await freePort();
    caddy = spawn('caddy', ['run', '--config', caddyfile], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        HOME: home,
        XDG_DATA_HOME: home,
        XDG_CONFIG_HOME: home,
        WHITTLE: `127.0.0.1:${server.port}`,
        CADDY_OPTIONS: `local_certs\nskip_install_trust\nadmin off\nhttp_port ${await freePort()}\nhttps_port ${port}`,
      },
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      caddy.stderr!.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('serving initial configuration')) resolve();
      });
      caddy.once('exit', () => reject(new Error(said)));
    });
  }, 60_000);
  afterAll(async () => {
    caddy?.kill();
    await server?.close();
    await nameServer?.close();
    await rm(home, { recursive: true, force: true });
  });

  const as = (path: string, json: unknown, method = 'POST') =>
    server.request(`/api/apps/${app.id}${path}`, { method, json, token: app.owner.token });

  /** What a browser gets at `https://{name}/`; an error where there is no certificate for the name. */
  const visit = (name: string, path = '/') =>
    new Promise<{ status: number; names: string; body: string }>((resolve, reject) => {
      const headers = { host: name, accept: 'text/html', 'sec-fetch-dest': 'document' };
      const options = { host: '127.0.0.1', port, path, servername: name, headers, rejectUnauthorized: false };
      get(options, async (answer) => {
        const names = (answer.socket as TLSSocket).getPeerCertificate().subjectaltname ?? '';
        let body = '';
        for await (const chunk of answer) body += chunk;
        resolve({ status: answer.statusCode!, names, body });
      }).once('error', reject);
    });

  test('a domain that was proven gets a certificate and the page of its app, once it was proven and not before', async () => {
    await as('/domain', { domain: 'shop.example.org' }, 'PUT');
    await expect(visit('shop.example.org')).rejects.toThrow();
    texts.set('_whittle.shop.example.org', [`whittle-app=${app.id}`]);
    expect((await as('/domain/check', {})).status).toBe(200);
    const { status, names, body } = await visit('shop.example.org', '/Home');
    expect([status, names]).toEqual([200, 'DNS:shop.example.org']);
    expect(body).toContain('<title>');
  });

  test('so do the builder and the addresses of apps that exist; every other name is refused before a certificate', async () => {
    const builder = await visit('whittle.localhost');
    expect([builder.status, builder.names]).toEqual([200, 'DNS:whittle.localhost']);
    const preview = server.previewHost(app.id).replace(/:\d+$/, '');
    expect((await visit(preview)).names).toBe(`DNS:${preview}`);
    for (const name of [
      'other.example.org',
      'no-such-app.whittle.localhost',
      'preview--0123456789abcdef01234567.whittle.localhost',
    ])
      await expect(visit(name), name).rejects.toThrow();
  });
});
