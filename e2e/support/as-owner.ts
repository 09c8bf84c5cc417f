import type { Page } from '@playwright/test';

/** Reads from the server as the window's own account does. */
export const readAsOwner =
  (page: Page) =>
  <T>(path: string): Promise<T> =>
    page.evaluate(async (url) => {
      const { token } = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as { token: string };
      return (await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()) as T;
    }, path);
