import type { Frame, Locator } from '@playwright/test';
import type { Words } from '../steps/step.ts';
import { fitOf, patternOf } from './words.ts';

export type Role = Parameters<Frame['getByRole']>[0];
type Within = Pick<Locator, 'getByRole' | 'locator'>;

const mostLookedAt = 40;

/** What can be clicked and is shown, best fit first. */
export async function named(within: Within, roles: readonly Role[], words: Words): Promise<Locator[]> {
  const found: { locator: Locator; fit: number }[] = [];
  for (const role of roles) {
    const all = within.getByRole(role, { name: patternOf(words) }).filter({ visible: true });
    const names = await all.evaluateAll(namesOf);
    for (const [at, name] of names.slice(0, mostLookedAt).entries()) {
      found.push({ locator: all.nth(at), fit: fitOf(name, words) ?? 500 });
    }
  }
  return found.toSorted((one, other) => one.fit - other.fit).map(({ locator }) => locator);
}

/** In the page: roughly the accessible name, enough to prefer one of several. */
function namesOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    return (element as HTMLElement).innerText || element.getAttribute('title') || element.getAttribute('value') || '';
  });
}

export const clickable: readonly Role[] = [
  'button',
  'link',
  'tab',
  'menuitem',
  'radio',
  'checkbox',
  'switch',
  'option',
  'gridcell',
];

/** Dialogs lie above the page: what is looked for is in the last of them, else on the page. */
export async function topLayer(frame: Frame): Promise<Locator> {
  const dialogs = frame.locator('[role=dialog], [role=alertdialog], dialog[open]').filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : frame.locator('body');
}
