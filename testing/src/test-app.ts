import type { Session } from '@whittle/contract/accounts';
import type { AppSignInResponse } from '@whittle/contract/app-users';
import { apps, appEventHeads } from '@whittle/server/adapters/database/schema';
import { newId } from '@whittle/server/adapters/ids';
import { writeVersion } from '@whittle/server/core/app-files/versions.store';
import type { TestServer } from './test-server.ts';

export const testPassword = 'correct horse';

/** Signs up a builder; without an address one that nobody else has. */
export async function signUpBuilder(
  server: Pick<TestServer, 'request'>,
  email = `${newId()}@example.com`,
): Promise<Session> {
  const response = await server.request('/api/auth/sign-up', { json: { email, password: testPassword } });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Session;
}

export type TestApp = {
  id: string;
  slug: string;
  owner: Session;
  /** Host headers of the app's preview and published pages. */
  previewHost: string;
  publishedHost: string;
};

/** An app whose newest version has `files`; `published` pins that version. No turn and no compiler take part. */
export async function createTestApp(
  server: Pick<TestServer, 'request' | 'previewHost' | 'publishedHost'> & {
    adapters: Pick<TestServer['adapters'], 'db'>;
  },
  { owner, files, published = true }: { owner?: Session; files: Record<string, string>; published?: boolean },
): Promise<TestApp> {
  const account = owner ?? (await signUpBuilder(server));
  const id = newId();
  const slug = `app-${id}`;
  const versionId = newId();
  const now = new Date();
  const pinned = published ? { publishedVersionId: versionId, publishedAt: now } : {};
  await server.adapters.db.transaction(async (tx) => {
    await tx.insert(apps).values({
      id,
      ownerId: account.accountId,
      appType: 'space_app',
      name: 'Test app',
      slug,
      createdAt: now,
      updatedAt: now,
      ...pinned,
    });
    await tx.insert(appEventHeads).values({ appId: id });
    const version = { appId: id, id: versionId, messageId: null, content: '', userRequest: '', createdAt: now };
    await writeVersion(tx, { ...version, files: new Map(Object.entries(files)) });
  });
  return { id, slug, owner: account, previewHost: server.previewHost(id), publishedHost: server.publishedHost(slug) };
}

/** Registers a person of a published app, or signs one in. */
export async function signInToApp(
  server: TestServer,
  app: TestApp,
  { email, as = 'register', password = testPassword }: { email: string; as?: 'register' | 'login'; password?: string },
): Promise<AppSignInResponse> {
  const response = await server.request(`/api/apps/${app.id}/auth/${as}`, {
    host: app.publishedHost,
    json: { email, password },
  });
  if (!response.ok) throw new Error(`${as} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as AppSignInResponse;
}

/** What the page behind a sign-in ticket keeps in the browser, or hands to the window that opened it. */
export function handedOver(page: string): { kind: string; token: string; path?: string } {
  const json = /id="hand">(.*?)<\/script>/.exec(page)?.[1];
  if (!json) throw new Error(`nothing is handed over by ${page.slice(0, 200)}`);
  return JSON.parse(json) as ReturnType<typeof handedOver>;
}
