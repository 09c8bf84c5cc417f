import type { Page } from '@playwright/test';

/** A call of the builder's API with JSON, as whoever is signed in to the page; throws what the server refused. */
export const call = <T>(page: Page, path: string, json: unknown, method = 'POST'): Promise<T> =>
  page.evaluate(
    async (sent) => {
      const headers = { 'content-type': 'application/json' };
      const answered = await fetch(sent.path, { method: sent.method, headers, body: JSON.stringify(sent.json) });
      if (!answered.ok) throw new Error(`${sent.path} answered ${answered.status}: ${await answered.text()}`);
      return answered.json();
    },
    { path, json, method },
  ) as Promise<T>;
