import type { Locator, Page } from '@playwright/test';
import type { Step } from './notes.ts';
import type { Watch } from './watch.ts';

/** How long a person would wait for a control before calling the page broken. */
const patienceMs = 10_000;

/** Does the steps one by one; throws at the first that a person could not do either. */
export async function doSteps(page: Page, watch: Watch, origin: string, steps: Step[]): Promise<void> {
  for (const step of steps) {
    try {
      await doStep(page, origin, step);
    } catch (error) {
      throw new Error(`${JSON.stringify(step)}: ${(error as Error).message.split('\n')[0]}`, { cause: error });
    }
    await watch.settled();
  }
}

async function doStep(page: Page, origin: string, step: Step): Promise<void> {
  const timeout = patienceMs;
  if ('open' in step) await page.goto(origin + step.open);
  else if ('click' in step)
    await exactOrFirst(page, step.click, (exact) => page.getByRole(step.role, { name: step.click, exact })).click({
      timeout,
    });
  else if ('fill' in step)
    await page
      .getByLabel(step.fill, { exact: true })
      .or(page.getByPlaceholder(step.fill, { exact: true }))
      .first()
      .fill(step.with, { timeout });
  else if ('choose' in step) {
    await page.getByLabel(step.choose).first().click({ timeout });
    await page.getByRole('option', { name: step.option }).click({ timeout });
  } else if ('see' in step) await page.getByText(step.see).first().waitFor({ timeout });
  else await page.getByText(step.gone, { exact: true }).first().waitFor({ state: 'detached', timeout });
}

/** The control of exactly this name, else the first whose name contains it. */
const exactOrFirst = (page: Page, name: string, find: (exact: boolean) => Locator) =>
  find(true)
    .or(find(false).filter({ hasText: name }))
    .first();
