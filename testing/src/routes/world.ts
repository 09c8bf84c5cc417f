import type { Session } from '@whittle/contract/accounts';
import { type TestBuilder, signUp } from '../builder.ts';
import { says, scriptedModel, type ScriptedModel } from '../scripted-model.ts';
import { createTestApp, handedOver, signInToApp, signUpBuilder, type TestApp } from '../test-app.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { addressOf } from './address.ts';
import type { CollaboratorRole } from '@whittle/contract/collaborators';
import type { HostKind } from '@whittle/contract/call';
import type { Caller } from './rules.ts';

type Credentials = { token?: string; cookie?: string };

/**
 * A small installation in which every kind of caller exists: a platform admin, two builders with a published app each,
 * and in each app a plain user; in the first one an admin too.
 */
export interface World {
  readonly server: TestServer;
  readonly models: ScriptedModel;
  readonly owner: TestBuilder;
  readonly app: TestApp;
  readonly otherApp: TestApp;
  /** A person of `app` who is none of the callers. */
  readonly personId: string;
  /** How a caller shows who they are on a host of `app`. */
  credentials(caller: Caller, host: HostKind): Credentials;
  /** The Host header of `app` on a kind of host. */
  hostOf(host: HostKind): string;
  /** The owner has used what the preview of the app runs now, so that no call there waits. */
  usePreview(): Promise<void>;
  /** A further app of the owner, published but without a page, for calls that change or remove it. */
  spareApp(files?: Record<string, string>): Promise<TestApp>;
  /** A record of `app` that its owner made. */
  record(entity: string): Promise<string>;
  close(): Promise<void>;
}

const entity = (read: string, write: string) =>
  JSON.stringify({
    properties: { text: { type: 'string' } },
    'x-accessControl': { permissions: { read, write } },
  });

export const worldToolId = 'b'.repeat(24);

export const worldFiles = {
  'pages/Home.jsx': 'export default function Home() { return <h1>Home</h1>; }\n',
  /** Everybody reads and adds, also without signing in. */
  'entities/Open.json': entity('anonymous', 'anonymous'),
  /** Every person of the app reads and writes. */
  'entities/Shared.json': entity('all', 'all'),
  /** Everybody has records of their own. */
  'entities/Diary.json': entity('creator', 'creator'),
  /** Everybody reads, nobody writes but the owner in the builder. */
  'entities/Locked.json': entity('anonymous', 'none'),
  /** Active; filled without a model. */
  'tools/greeting.json': JSON.stringify({
    id: worldToolId,
    title: 'Greeting',
    texts: { header: 'Greeting' },
    fields: [
      { id: 'name', name: 'Name', label: 'Name', type: 'short_text' },
      { id: 'paper', name: 'Paper', label: 'Paper', type: 'file' },
    ],
    stages: [{ id: 'main' }],
    blocks: [{ id: 'text', type: 'rich_text', template: 'Hello {{name}}' }],
    settings: { dailyUserLimit: 100, weeklyUserLimit: 100, userCanEditResults: true },
  }),
};

export async function createWorld(): Promise<World> {
  const models = scriptedModel();
  models.next(says('Hello.'));
  // Attempts are counted by address: behind a proxy of ours every call may come from another one.
  const server = await startTestServer({ models, config: { trustedProxies: 1, codeEditing: 'builders' } });
  const admin = await signUpBuilder(server, 'platform-admin@example.com');
  const owner = await signUp(server);
  const other = await signUp(server);
  const editor = await signUp(server, 'editor@example.com');
  const viewer = await signUp(server, 'viewer@example.com');
  const app = await publish(server, await createTestApp(server, { owner: sessionOf(owner), files: worldFiles }));
  await owner.json(`/api/apps/${app.id}/tools/${worldToolId}`, { method: 'PATCH', json: { status: 'active' } });
  const otherApp = await publish(server, await createTestApp(server, { owner: sessionOf(other), files: worldFiles }));

  const share = async (appId: string) => {
    await collaborate(owner, appId, editor, 'editor');
    await collaborate(owner, appId, viewer, 'viewer');
  };
  await share(app.id);

  const user = await signInToApp(server, app, { email: 'user@example.com' });
  const stranger = await signInToApp(server, otherApp, { email: 'user@example.com' });
  const { user: person } = await signInToApp(server, app, { email: 'person@example.com' });
  await signInToApp(server, app, { email: 'admin@example.com' });
  await server.adapters.db
    .$client`update app_users set role = 'admin' where app_id = ${app.id} and email = 'admin@example.com'`;
  const appAdmin = await signInToApp(server, app, { email: 'admin@example.com', as: 'login' });

  const ownPreview = await enterPreview(server, app);
  const otherPreview = await enterPreview(server, otherApp);
  const asPerson = { token: await enterAsOwner(server, app) };

  const credentials: Record<HostKind, Record<Caller, Credentials>> = {
    builder: {
      ...{ visitor: {}, appUser: token(user), otherAppUser: token(stranger), appAdmin: token(appAdmin) },
      ...{ owner, otherBuilder: other, platformAdmin: admin, strayToken: asPerson, editor, viewer },
    },
    preview: {
      ...{ visitor: {}, appUser: token(user), otherAppUser: token(stranger), appAdmin: token(appAdmin) },
      ...{ owner: ownPreview, otherBuilder: otherPreview, platformAdmin: admin, strayToken: owner },
      // What they may there is shown in collaborators.http.test.ts: here they hold what strangers hold.
      ...{ editor: otherPreview, viewer: otherPreview },
    },
    published: {
      ...{ visitor: {}, appUser: token(user), otherAppUser: token(stranger), appAdmin: token(appAdmin) },
      ...{ owner: asPerson, otherBuilder: other, platformAdmin: admin, strayToken: owner, editor, viewer },
    },
  };
  const builderHost = new URL(server.builderOrigin).host;
  const hosts = { builder: builderHost, preview: app.previewHost, published: app.publishedHost };

  return {
    server,
    models,
    owner,
    app,
    otherApp,
    personId: person.id,
    credentials(caller, host) {
      const { token, cookie } = credentials[host][caller];
      return { ...(token && { token }), ...(cookie && { cookie }) };
    },
    hostOf: (host) => hosts[host],
    spareApp: async (files = worldFiles) => {
      const spare = await createTestApp(server, { owner: sessionOf(owner), files });
      await share(spare.id);
      return spare;
    },
    async usePreview() {
      const { latestVersionId: versionId } = await owner.json<{ latestVersionId: string }>(`/api/apps/${app.id}`);
      await owner.json(`/api/apps/${app.id}/preview-guard/use`, { json: { versionId } });
    },
    async record(name) {
      const path = `/live_api/apps/${app.id}/entities/${name}`;
      return (await owner.json<{ id: string }>(path, { json: { text: 'kept' }, headers: addressOf() })).id;
    },
    close: () => server.close(),
  };
}

const token = ({ access_token }: { access_token: string }): Credentials => ({ token: access_token });

const sessionOf = ({ accountId, token }: TestBuilder): Session => ({ accountId, token, expiresAt: '' });

/** Invites a builder to an app, who accepts. */
async function collaborate(owner: TestBuilder, appId: string, to: TestBuilder, role: CollaboratorRole) {
  const invited = { method: 'POST', json: { email: `${role}@example.com`, role }, headers: addressOf() };
  await owner.json(`/api/apps/${appId}/collaborators`, invited);
  await to.json(`/api/collaborations/${appId}/accept`, { method: 'POST' });
}

/** Gives an app its published pages, which `createTestApp` leaves out. */
async function publish(server: TestServer, app: TestApp): Promise<TestApp> {
  const answer = await server.request(`/api/apps/${app.id}/publish`, { token: app.owner.token, json: {} });
  if (!answer.ok) throw new Error(`publishing answered ${answer.status}: ${await answer.text()}`);
  return app;
}

/** The cookie and the token that open an app's preview to its owner. */
async function enterPreview(server: TestServer, app: TestApp): Promise<Required<Credentials>> {
  const path = `/api/apps/${app.id}/preview-session`;
  const session = await server.request(path, { method: 'POST', token: app.owner.token });
  const { url } = (await session.json()) as { url: string };
  const entered = await server.request(url.slice(new URL(url).origin.length), { host: app.previewHost });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const answer = await server.request('/_whittle/token', { method: 'POST', host: app.previewHost, cookie });
  return { cookie, token: ((await answer.json()) as { token: string }).token };
}

/** The token of the owner's own person in the published app. */
async function enterAsOwner(server: TestServer, app: TestApp): Promise<string> {
  const opened = await server.request(`/api/apps/${app.id}/open`, { token: app.owner.token });
  const { pathname, search } = new URL(opened.headers.get('location')!);
  const entered = await server.request(pathname + search, { host: app.publishedHost });
  return handedOver(await entered.text()).token;
}
