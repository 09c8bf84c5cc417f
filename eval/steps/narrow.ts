import type { Locator } from '@playwright/test';
import { enter } from '../find/enter.ts';
import { filterOf } from '../find/fields.ts';
import { named, topLayer } from '../find/named.ts';
import { normal, pageText } from '../find/page-text.ts';
import { type Stage, until } from '../find/stage.ts';
import { listOf, quoted } from '../find/words.ts';
import { hasText } from './look.ts';
import type { Words } from './step.ts';

const quick = { timeout: 3_000 };

type Effect = { finds: string; leaves: string };

/** Types into the search field: before, the page shows both, and afterwards only what was looked for. */
export async function search(stage: Stage, text: string, effect: Effect): Promise<void> {
  await before(stage, effect);
  const box = await until(stage, 'a field to search in', () => searchBox(stage));
  await box.fill(text, quick);
  await stage.page.waitForTimeout(350);
  if (await isNarrowed(stage, effect)) return;
  await box.press('Enter', quick);
  await after(stage, effect, `searching for '${text}'`);
}

async function searchBox({ frame }: Stage): Promise<Locator | null> {
  const words = /search|find|look|such|finde|enter|code/i;
  const ways = [
    frame.getByRole('searchbox'),
    frame.getByPlaceholder(words),
    frame.getByRole('textbox', { name: words }),
    frame.getByRole('combobox', { name: words }),
  ];
  for (const way of ways) {
    const shown = way.filter({ visible: true });
    if ((await shown.count()) > 0) return shown.first();
  }
  const [opener] = await named(frame.locator('body'), ['button'], ['search', 'suche']);
  await opener?.click(quick);
  return null;
}

/** Chooses `to` in the control for it, a list of choices or a button, tab or tick of that name. */
export async function filter(stage: Stage, by: Words, to: Words, effect: Effect): Promise<void> {
  await before(stage, effect);
  await until(stage, `a filter ${quoted(by)} with ${quoted(to)}`, async () => {
    const main = stage.frame.locator('body');
    for (const choice of listOf(to)) {
      const field = await filterOf(main, listOf(by));
      const isSet =
        field &&
        (await enter(field, choice).then(
          () => true,
          () => false,
        ));
      if (isSet && (await isNarrowed(stage, effect, 900))) return true;
    }
    const select = main.getByRole('combobox').filter({ visible: true });
    for (const [at, labels] of (await select.allInnerTexts()).entries()) {
      const choice = listOf(to).find((word) => normal(labels).includes(normal(word)));
      if (choice === undefined) continue;
      await enter(select.nth(at), choice);
      if (await isNarrowed(stage, effect, 900)) return true;
    }
    const [button] = await named(main, ['button', 'tab', 'radio', 'checkbox', 'switch', 'link'], to);
    if (!button) return false;
    await button.click(quick);
    return isNarrowed(stage, effect, 900);
  });
  await after(stage, effect, `filtering by ${quoted(to)}`);
}

/** Tries what offers an order until both orders of two texts were seen. */
export async function sort(stage: Stage, by: Words, [one, other]: readonly [string, string]): Promise<void> {
  await before(stage, { finds: one, leaves: other });
  const orders = new Set<boolean>();
  const note = async () => {
    await stage.page.waitForTimeout(250);
    const text = await pageText(stage.frame);
    const [first, second] = [text.indexOf(normal(one)), text.indexOf(normal(other))];
    if (first >= 0 && second >= 0) orders.add(first < second);
    return orders.size === 2;
  };
  await note();
  await until(
    stage,
    () => `both orders by ${quoted(by)}; ${orders.size} seen`,
    async () => {
      const body = await topLayer(stage.frame);
      const headers = body.getByRole('columnheader').filter({ visible: true });
      const [header] = [...(await named(headers, ['button'], by)), ...(await named(body, ['columnheader'], by))];
      for (let clicks = 0; header && clicks < 3; clicks += 1) {
        await header.click(quick);
        if (await note()) return true;
      }
      const field = await filterOf(body, ['sort', 'order', 'sortier', 'reihenfolge']);
      const labels = field ? await field.locator('option').allTextContents() : [];
      for (const [at] of labels.entries()) {
        await field!.selectOption({ index: at }, quick);
        if (await note()) return true;
      }
      const [button] = await named(
        body,
        ['button'],
        ['sort', 'ascending', 'descending', 'order', 'sortier', 'aufsteigend', ...listOf(by)],
      );
      await button?.click(quick);
      return note();
    },
  );
}

async function before(stage: Stage, { finds, leaves }: Effect): Promise<void> {
  for (const text of [finds, leaves]) await until(stage, `'${text}' in the list`, () => hasText(stage, text));
}

async function isNarrowed(stage: Stage, { finds, leaves }: Effect, waitMs = 0): Promise<boolean> {
  const isSo = async () => (await hasText(stage, finds)) && !(await hasText(stage, leaves));
  if (waitMs === 0) return isSo();
  return until({ patienceMs: Math.min(waitMs, stage.patienceMs) }, '', isSo).then(
    () => true,
    () => false,
  );
}

const after = (stage: Stage, effect: Effect, how: string) =>
  until(stage, `'${effect.finds}' without '${effect.leaves}' after ${how}`, () => isNarrowed(stage, effect));
