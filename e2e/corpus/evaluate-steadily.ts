import type { Page } from '@playwright/test';

const mostRedirects = 10;

/** Runs code in a page that may lead to another address meanwhile, as apps do at their start: then in the next one. */
export async function evaluateSteadily<Given, Result>(
  page: Page,
  code: (given: Given) => Result | Promise<Result>,
  given: Given,
): Promise<Result> {
  for (let redirects = 0; ; redirects += 1) {
    try {
      return (await page.evaluate(code as (given: unknown) => unknown, given)) as Result;
    } catch (error) {
      const isLeft = /context was destroyed|navigat|Failed to fetch/i.test((error as Error).message);
      if (!isLeft || redirects >= mostRedirects) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}
