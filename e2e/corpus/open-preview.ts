import type { Page } from '@playwright/test';
import type { PreviewPayload, PreviewSession } from '@whittle/contract/preview';
import { evaluateSteadily } from './evaluate-steadily.ts';
import type { Builder } from './builder-calls.ts';
import { type EntitySchema, recordsOf } from './sample-records.ts';

/** The app as its owner sees it while building. */
export type Preview = {
  origin: string;
  problems: PreviewPayload['problems'];
  /** The id of one record per entity. */
  ids: Record<string, string>;
  /** What that record was made of. */
  bodies: Record<string, Record<string, unknown>>;
  /** Makes records of every entity, as the owner. Answers `ids`. */
  seed(entities: string[], samples: Record<string, Record<string, unknown>[]>): Promise<Record<string, string>>;
};

export async function openPreview(page: Page, builder: Builder, appId: string): Promise<Preview> {
  const session = await builder.json<PreviewSession>(`/api/apps/${appId}/preview-session`, { method: 'POST' });
  await page.goto(session.url, { waitUntil: 'domcontentloaded' });
  const readPayload = async () => (await fetch('/_whittle/payload')).json() as Promise<PreviewPayload>;
  const payload = await evaluateSteadily(page, readPayload, null);
  const ids: Record<string, string> = {};
  const bodies: Record<string, Record<string, unknown>> = {};
  return {
    origin: session.origin,
    problems: payload.problems,
    ids,
    bodies,
    async seed(entities, samples) {
      // Calls are made where no app runs, which may lead elsewhere at any moment.
      await page.goto(`${session.origin}/_whittle/payload`);
      const asOwner = await page.evaluate(fetchAsOwner, null);
      for (const entity of entities.filter((one) => one !== 'User')) {
        const base = `/api/apps/${appId}/entities/${entity}`;
        const schema = (await page.evaluate(callAsOwner, { token: asOwner, path: `${base}/schema` })) as EntitySchema;
        const made = recordsOf(schema);
        const records = (samples[entity] ?? []).map((sample, index) => ({ ...made[index % made.length], ...sample }));
        const body = [...records, ...made.slice(records.length)];
        const created = await page.evaluate(callAsOwner, { token: asOwner, path: `${base}/bulk`, body });
        const first = (created as { id: string }[])[0];
        if (!first) continue;
        ids[entity] = first.id;
        bodies[entity] = body[0]!;
      }
      return ids;
    },
  };
}

/** In the page: the token with which the owner calls the app's own data. */
async function fetchAsOwner(): Promise<string> {
  const answer = await fetch('/_whittle/token', { method: 'POST' });
  return ((await answer.json()) as { token: string }).token;
}

/** In the page. */
async function callAsOwner({ token, path, body }: { token: string; path: string; body?: unknown }): Promise<unknown> {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return answer.json();
}
