import type { EntityRecord } from '@whittle/contract/entities';
import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import { replyTo } from '@whittle/built-in-builder/reply';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import type { TestServer } from '@whittle/testing/test-server';

/** The app that the built-in builder makes of a text, published, after its owner agreed to who sees what. */
export async function publishedBy(server: TestServer, message: string) {
  const reply = replyTo(
    { appId: 'a', appName: 'App', files: new Map(), schemas: {}, message, earlier: [] },
    new Date(),
  );
  const { files, accessRequests } = applyActions(new Map(), replyActions(parseReply(reply, { ended: true })));
  const allowed = new Map(accessRequests.map(({ entity, requested }) => [`entities/${entity}.json`, requested]));
  const agreed = [...files].map(([path, text]) => {
    const permissions = allowed.get(path);
    return [path, permissions ? JSON.stringify({ ...JSON.parse(text), 'x-accessControl': { permissions } }) : text];
  });
  const app = await createTestApp(server, { files: Object.fromEntries(agreed) as Record<string, string> });
  const tokenOf = async (email: string) => (await signInToApp(server, app, { email })).access_token;
  const people = {
    ada: await tokenOf('ada@example.com'),
    eve: await tokenOf('eve@example.com'),
    gil: await tokenOf('gil@example.com'),
  };
  await tokenOf('boss@example.com');
  const sql = server.adapters.db.$client;
  await sql`update app_users set role = 'admin' where app_id = ${app.id} and email = 'boss@example.com'`;
  const boss = (await signInToApp(server, app, { email: 'boss@example.com', as: 'login' })).access_token;
  const entities = [...files.keys()].flatMap((path) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? []);
  return { entities, ...callsOf(server, app, { ...people, boss, visitor: undefined }) };
}

function callsOf(
  server: TestServer,
  app: TestApp,
  tokens: Record<'ada' | 'eve' | 'gil' | 'boss' | 'visitor', string | undefined>,
) {
  const call = (who: keyof typeof tokens, path: string, options: { method?: string; json?: unknown } = {}) =>
    server.request(`/api/apps/${app.id}/entities/${path}`, {
      host: app.publishedHost,
      ...(tokens[who] && { token: tokens[who] }),
      ...options,
    });
  return {
    idOf: async (who: 'ada' | 'eve' | 'boss') => {
      const answer = await server.request(`/api/apps/${app.id}/entities/User/me`, { host: app.publishedHost, token: tokens[who]! }); // prettier-ignore
      return ((await answer.json()) as { id: string }).id;
    },
    rows: async (who: keyof typeof tokens, name: string) => {
      const answer = await call(who, name);
      return answer.ok ? ((await answer.json()) as EntityRecord[]) : [];
    },
    add: async (who: keyof typeof tokens, name: string, json: object) => {
      const answer = await call(who, name, { json });
      return { status: answer.status, record: (await answer.json()) as EntityRecord };
    },
    change: async (who: keyof typeof tokens, path: string, json: object) =>
      (await call(who, path, { method: 'PUT', json })).status,
  };
}
