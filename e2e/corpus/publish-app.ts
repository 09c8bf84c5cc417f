import type { AppSignInResponse } from '@whittle/contract/app-users';
import type { PublishResponse } from '@whittle/contract/publishing';
import type { Builder } from './builder-calls.ts';

/** Publishes an app. `register` opens an account in it and answers its token. */
export async function publishApp(builder: Builder, appId: string) {
  const { url } = await builder.json<PublishResponse>(`/api/apps/${appId}/publish`, {
    json: { openDataConsent: 'PUBLISH' },
  });
  const { origin, host } = new URL(url);
  return {
    origin,
    async register(): Promise<string> {
      const json = { email: 'person@example.com', password: 'correct horse', full_name: 'Pat Person' };
      const answer = await builder.onHost(host, `/api/apps/${appId}/auth/register`, { json });
      if (!answer.ok) throw new Error(`nobody can register: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as AppSignInResponse).access_token;
    },
  };
}
