import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** How a screen is looked at: by a desk or a phone, in light or dark colours. */
const looks = {
  'wide light': { size: wide, colours: 'light' },
  'wide dark': { size: wide, colours: 'dark' },
  'narrow light': { size: narrow, colours: 'light' },
  'narrow dark': { size: narrow, colours: 'dark' },
} as const;
type Look = keyof typeof looks;

export async function lookAt(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: looks[look].colours });
  if (page.viewportSize()?.width !== looks[look].size.width) await page.setViewportSize(looks[look].size);
}

type Options = {
  /** The look to take for the while; one is enough for most screens, since all share what differs between the looks. */
  look?: Look;
  /** What is new on the screen; a dialog that stands above all is found without it. */
  part?: string;
};

/**
 * Holds what is new on the screen against axe. On a phone nothing may scroll sideways either. After a look of its own the
 * screen is wide and light again.
 */
export async function expectAccessible(page: Page, what: string, { look, part }: Options = {}): Promise<void> {
  if (look) await lookAt(page, look);
  const told = look ? `${what}, ${look}` : what;
  expect.soft(await violations(page, part), told).toEqual([]);
  if (page.viewportSize()?.width === narrow.width) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${told}, scrolls sideways`).toBe(narrow.width);
  }
  if (look) await lookAt(page, 'wide light');
}

const aboveAll = '[role=dialog], [role=alertdialog]';

/** What is on its way in or out is waited for; the app in the preview is another page's concern. */
async function violations(page: Page, part: string | undefined): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const within = part ?? ((await page.locator(aboveAll).count()) > 0 ? aboveAll : null);
  if (within !== null) axe.include(within);
  // A tooltip stands outside of the page's regions, and is there or not as the pointer happens to lie.
  else axe.exclude('[data-radix-popper-content-wrapper]');
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}
