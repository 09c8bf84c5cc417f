import { openDataConsent } from '@whittle/contract/access-proof';
import type { AppSignInResponse } from '@whittle/contract/app-users';
import type { PublishResponse } from '@whittle/contract/publishing';
import type { Builder } from './builder-calls.ts';
import type { Preview } from './open-preview.ts';

/** Publishes an app. `register` opens an account in it and answers its token. */
export async function publishApp(builder: Builder, appId: string) {
  const { url } = await builder.json<PublishResponse>(`/api/apps/${appId}/publish`, {
    json: { openDataConsent },
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
    /**
     * A record per entity that the person may see: the owner's, else one of their own. An entity of which they may neither
     * see nor make one has none, since its pages are not for them.
     */
    async idsFor(token: string, { ids, bodies }: Pick<Preview, 'ids' | 'bodies'>): Promise<Preview['ids']> {
      const visible: Preview['ids'] = {};
      for (const [entity, id] of Object.entries(ids)) {
        const base = `/api/apps/${appId}/entities/${entity}`;
        if ((await builder.onHost(host, `${base}/${id}`, { token })).ok) visible[entity] = id;
        else {
          const made = await builder.onHost(host, base, { token, json: bodies[entity] });
          if (made.ok) visible[entity] = ((await made.json()) as { id: string }).id;
        }
      }
      return visible;
    },
  };
}
