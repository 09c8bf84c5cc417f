import { enter } from '../find/enter.ts';
import { fieldOf, labelsOf } from '../find/fields.ts';
import { named, topLayer } from '../find/named.ts';
import { normal, pageText } from '../find/page-text.ts';
import { type Stage, until } from '../find/stage.ts';
import { untilShown } from './go.ts';
import type { Entries } from './step.ts';

/** Fields outside of a form that is stored, as a calculator has: here, or on the first page of the navigation that has them. */
export async function fill(stage: Stage, entries: Entries): Promise<void> {
  const half = { ...stage, patienceMs: stage.patienceMs / 2 };
  const [first = ''] = Object.keys(entries);
  const isHere = await until(half, '', () => fieldAt(stage, first)).then(
    () => true,
    () => false,
  );
  if (!isHere && !(await behindButton(stage, first))) await toPageWith(stage, first);
  for (const [key, value] of Object.entries(entries)) {
    const field = await until(stage, `a field '${key}'`, () => fieldAt(stage, key));
    await enter(field, value);
  }
}

const fieldAt = async ({ frame }: Stage, key: string) => fieldOf(await topLayer(frame), labelsOf(key));

/** A profile that nobody made yet is made first, and one that is shown is opened to be changed. */
async function behindButton(stage: Stage, key: string): Promise<boolean> {
  const [button] = await named(await topLayer(stage.frame), ['button', 'link'], ['create your', 'edit', 'bearbeiten']);
  if (!button) return false;
  await button.click({ timeout: 3_000 });
  return until({ patienceMs: 1_500 }, '', () => fieldAt(stage, key)).then(
    () => true,
    () => false,
  );
}

const mostPages = 8;

async function toPageWith(stage: Stage, key: string): Promise<void> {
  const links = stage.frame.locator('nav, [role=navigation]').getByRole('link').filter({ visible: true });
  const count = Math.min(await links.count(), mostPages);
  for (let at = 0; at < count; at += 1) {
    await links.nth(at).click({ timeout: 3_000 });
    await untilShown(stage);
    const found = await until({ patienceMs: 500 }, '', () => fieldAt(stage, key)).catch(() => null);
    if (found) return;
  }
}

/** A field with this value, or the value itself where the page shows it outside of a form. */
export async function holds(stage: Stage, entries: Entries): Promise<void> {
  for (const [key, value] of Object.entries(entries)) {
    let seen = 'there is none';
    await until(
      stage,
      () => `the field '${key}' to hold '${value}' (${seen})`,
      async () => {
        const field = await fieldOf(await topLayer(stage.frame), labelsOf(key));
        if (!field) return (await pageText(stage.frame)).includes(normal(String(value)));
        seen = await field.inputValue().catch(() => field.innerText());
        return normal(seen).includes(normal(String(value)));
      },
    );
  }
}
