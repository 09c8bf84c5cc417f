import type { Locator, Page } from '@playwright/test';

const quick = { timeout: 2_000 };
const controls = 'input:not([type=hidden]), textarea, select, [role=combobox], [contenteditable=true]';

/** What a person would type or choose in each control that is shown, in the order of the page. Answers how many took it. */
export async function fillForm(page: Page, form: Locator): Promise<number> {
  let filled = 0;
  for (const control of (await shownOf(form.locator(controls))).slice(0, 40)) {
    if (await fillOne(page, control).catch(() => false)) filled += 1;
  }
  return filled;
}

/** Those of the found elements that are shown and can be used, as they are now. */
export async function shownOf(found: Locator): Promise<Locator[]> {
  const all = await found.all();
  const usable = await Promise.all(
    all.slice(0, 60).map(async (one) => (await one.isVisible()) && !(await one.isDisabled().catch(() => true))),
  );
  return all.filter((_, at) => usable[at]);
}

async function fillOne(page: Page, control: Locator): Promise<boolean> {
  const { tag, type, role, isEmpty } = await control.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute('type') ?? 'text',
    role: element.getAttribute('role'),
    isEmpty: !('value' in element) || element.value === '',
  }));
  if (tag === 'SELECT') return isEmpty ? chooseLast(control) : true;
  if (role === 'combobox' && tag !== 'INPUT') return chooseShown(page, control);
  if (/^(?:checkbox|radio|file|range|color|button|submit|reset|image)$/.test(type)) return false;
  await control.fill(
    valueFor(type, `${await control.getAttribute('name')} ${await control.getAttribute('placeholder')}`),
    quick,
  );
  return true;
}

async function chooseLast(select: Locator): Promise<boolean> {
  const values = await select
    .locator('option')
    .evaluateAll((options) =>
      options.flatMap((one) => ((one as HTMLOptionElement).disabled ? [] : [(one as HTMLOptionElement).value])),
    );
  const last = values.findLast((value) => value !== '');
  if (last !== undefined) await select.selectOption(last, quick);
  return last !== undefined;
}

/** A list that opens above the page. */
async function chooseShown(page: Page, control: Locator): Promise<boolean> {
  await control.click(quick);
  const [option] = await shownOf(page.getByRole('option'));
  if (option) await option.click(quick);
  else await page.keyboard.press('Escape');
  return option !== undefined;
}

function valueFor(type: string, words: string): string {
  if (type === 'number') return '3';
  if (type === 'date') return '2026-03-12';
  if (type === 'datetime-local') return '2026-03-12T09:30';
  if (type === 'time') return '09:30';
  if (type === 'month') return '2026-03';
  if (type === 'week') return '2026-W11';
  if (type === 'email' || /e-?mail/i.test(words)) return 'someone@example.com';
  if (type === 'url' || /url|https?:/i.test(words)) return 'https://example.com/one';
  if (type === 'tel' || /phone|tel/i.test(words)) return '+49 30 123456';
  return 'From the corpus';
}
