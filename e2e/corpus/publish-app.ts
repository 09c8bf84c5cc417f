import type { Page } from '@playwright/test';
import { openDataConsent } from '@whittle/contract/access-check';
import type { AppSignInResponse } from '@whittle/contract/app-users';
import type { PublishResponse } from '@whittle/contract/publishing';
import { evaluateSteadily } from './evaluate-steadily.ts';
import type { Builder } from './builder-calls.ts';
import type { Preview } from './open-preview.ts';

/**
 * Publishes an app. `register` opens an account in it, in a page of it, since the answer's cookie opens the pages of an app
 * that is closed to strangers; it answers the token.
 */
export async function publishApp(builder: Builder, appId: string) {
  const { url } = await builder.json<PublishResponse>(`/api/apps/${appId}/publish`, {
    json: { openDataConsent },
  });
  const { origin, host } = new URL(url);
  return {
    origin,
    async register(page: Page): Promise<string> {
      const json = { email: 'person@example.com', password: 'correct horse', full_name: 'Pat Person' };
      const call = { path: `/api/apps/${appId}/auth/register`, body: JSON.stringify(json) };
      const answer = await evaluateSteadily(
        page,
        async ({ path, body }: { path: string; body: string }) => {
          const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
          return { status: response.status, text: await response.text() };
        },
        call,
      );
      if (answer.status !== 201) throw new Error(`nobody can register: ${answer.status} ${answer.text}`);
      return (JSON.parse(answer.text) as AppSignInResponse).access_token;
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
