import type { BrowserContext, Frame, Locator, Page } from '@playwright/test';

/**
 * Runs in every page and frame before its own scripts: `whenPainted(text, within)` resolves with the machine's clock once
 * the text was put into the app's root, or what else the selector names, and shown. It looks at the text alone: asking what of it is visible would lay the page
 * out at every change, which is part of what is measured.
 */
const script = `
window.whenPainted = (text, within = '#root') => new Promise((resolve) => {
  const shown = () => [...document.querySelectorAll(within)].some(({ textContent }) => textContent.includes(text));
  const check = () => {
    if (!shown()) return false;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
      channel.port2.postMessage(null);
    });
    return true;
  };
  const observer = new MutationObserver(check);
  if (!check()) observer.observe(document, { childList: true, subtree: true, characterData: true });
});
`;

export const watchPaints = (context: BrowserContext) => context.addInitScript(script);

/** Has every page watch for `text` from its first moment on, so that asking for it takes no time of its own. */
export const watchText = (context: BrowserContext, text: string) =>
  context.addInitScript(`window.textPainted = whenPainted(${JSON.stringify(text)});`);

/** Milliseconds from the start of the navigation until the text that the page watches for was on the screen. */
export async function watchedPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const at = await page.evaluate<number>('textPainted');
  return at - (await page.evaluate<number>('performance.timeOrigin'));
}

/** When `text` was on the screen in what `within` selects, in milliseconds of the machine's clock. Ask before it appears. */
export const painted = (page: Page | Frame, text: string, within = '#root'): Promise<number> =>
  page.evaluate(`whenPainted(${JSON.stringify(text)}, ${JSON.stringify(within)})`);

/** Milliseconds from the start of the navigation until `text` was on the screen. */
export async function paintAfterNavigation(page: Page, url: string, text: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const at = await painted(page, text);
  return at - (await page.evaluate<number>('performance.timeOrigin'));
}

/** Milliseconds from a click until `text` was on the screen in what `within` selects. What finds the button does not count. */
export async function paintAfterClick(button: Locator, text: string, within: string): Promise<number> {
  const element = await button.elementHandle();
  const shown = button.page().evaluate<number>(`whenPainted(${JSON.stringify(text)}, ${JSON.stringify(within)})`);
  const startedAt = await element!.evaluate((one) => {
    const at = performance.timeOrigin + performance.now();
    (one as HTMLElement).click();
    return at;
  });
  return (await shown) - startedAt;
}
