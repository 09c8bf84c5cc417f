import type { Page } from '@playwright/test';
import { evaluateSteadily } from './evaluate-steadily.ts';
import type { Watch } from './watch.ts';

/** What `visit` says of an address that asks who is there. */
export const redirectsToSignIn = 'leads to the sign-in page';

export type Visit = { path: string; problems: string[] };

/** Opens an address and says what is wrong with what it shows. */
export async function visit(page: Page, watch: Watch, origin: string, path: string): Promise<Visit> {
  // What the page before said late belongs to that page.
  watch.take();
  const problems: string[] = [];
  try {
    const answer = await page.goto(origin + path, { waitUntil: 'domcontentloaded', timeout: 60_000 });
    if (answer && answer.status() >= 400) problems.push(`the page answered ${answer.status()}`);
    await untilShown(page, watch);
    problems.push(...(await evaluateSteadily(page, lookAround, null)));
    const shown = new URL(page.url()).pathname;
    if (/(?:^|\/)login$/.test(shown) && path !== shown) problems.push(redirectsToSignIn);
  } catch (error) {
    problems.push((error as Error).message.split('\n')[0]!);
  }
  problems.push(...watch.take());
  return { path, problems };
}

/** Waits until the page shows something, or has nothing under way by which it still could. */
async function untilShown(page: Page, watch: Watch): Promise<void> {
  for (let stillFor = 0; stillFor < 2; stillFor += 1) {
    await watch.settled();
    if (await evaluateSteadily(page, showsSomething, null)) return;
  }
}

/** Opens each address in turn. */
export async function walk(page: Page, watch: Watch, origin: string, paths: string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const path of paths) visits.push(await visit(page, watch, origin, path));
  return visits;
}

/** In the page: what a person would call broken. */
function lookAround(): string[] {
  const found = [...document.querySelectorAll('.whittle-problem')].map(
    (panel) => `a part could not be shown: ${(panel as HTMLElement).innerText.replaceAll('\n', ' ')}`,
  );
  const shown = document.getElementById('root') ?? document.body;
  const isEmpty = shown.innerText.trim() === '' && !shown.querySelector('svg, img, canvas, input, button, iframe');
  if (isEmpty) found.push('nothing is shown');
  if (document.querySelector('.whittle-note')) found.push('the address leads to no page');
  return found;
}

/** In the page. */
function showsSomething(): boolean {
  const shown = document.getElementById('root') ?? document.body;
  return shown.innerText.trim() !== '' || shown.querySelector('svg, img, canvas, input, button, iframe') !== null;
}
