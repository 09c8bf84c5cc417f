import type { Locator } from '@playwright/test';
import { named } from './named.ts';
import { Missing } from './stage.ts';
import { fitOf } from './words.ts';

const quick = { timeout: 3_000 };

/** Enters a value as a person would: types, chooses, ticks. Throws `Missing` where the field does not offer the value. */
export async function enter(field: Locator, value: string | number | boolean): Promise<void> {
  const { tag, type, role } = await kindOf(field);
  const text = String(value);
  if (tag === 'SELECT') return choose(field, text);
  if (type === 'checkbox' || role === 'checkbox' || role === 'switch') return tick(field, value);
  if (type === 'radio') return tickRadio(field, text);
  if (tag === 'FIELDSET' || role === 'radiogroup' || role === 'group') return clickOption(field, text);
  if (role === 'combobox' && tag !== 'INPUT') return chooseShown(field, text);
  if (tag === 'BUTTON') return clickDay(field, text);
  if (type === 'range' || role === 'slider') return field.fill(text, quick);
  // What is offered last may also be typed where nothing is offered.
  await field.fill(inFormOf(type, text === '*' ? 'Something' : text), quick);
  // A list of proposals that opens while typing takes the first.
  if (role === 'combobox') await takeProposal(field);
}

export const kindOf = (field: Locator) =>
  field.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute('type') ?? 'text',
    role: element.getAttribute('role'),
  }));

function inFormOf(type: string, text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (type === 'datetime-local' && isDay) return `${text}T10:00`;
  if (type === 'month' && isDay) return text.slice(0, 7);
  if (type === 'date' && /^\d{4}-\d{2}-\d{2}T/.test(text)) return text.slice(0, 10);
  return text;
}

async function choose(select: Locator, text: string): Promise<void> {
  const labels = await select.locator('option').evaluateAll((options) => options.map((one) => one.textContent.trim()));
  const at = bestOption(labels, text);
  if (at < 0) throw new Missing(`'${text}' among the choices ${labels.join(', ')}`);
  await select.selectOption({ index: at }, quick);
}

/** `*` takes whatever is offered last. */
function bestOption(labels: string[], text: string): number {
  if (text === '*') return labels.length - 1;
  const fits = labels.map((label) => fitOf(label, text) ?? Infinity);
  const best = Math.min(...fits);
  return best === Infinity ? -1 : fits.indexOf(best);
}

async function tick(field: Locator, value: string | number | boolean): Promise<void> {
  const isTicked = await field.isChecked();
  if (isTicked !== (value !== false)) await field.click(quick);
}

async function tickRadio(radio: Locator, text: string): Promise<void> {
  const group = radio.locator('xpath=ancestor::*[self::fieldset or self::form or @role="radiogroup"][1]');
  return clickOption(group, text);
}

async function clickOption(group: Locator, text: string): Promise<void> {
  const [option] = await named(group, ['radio', 'button', 'checkbox'], text);
  if (!option) throw new Missing(`the choice '${text}'`);
  await option.click({ ...quick, force: true });
}

async function chooseShown(field: Locator, text: string): Promise<void> {
  await field.click(quick);
  const options = field.page().getByRole('option').filter({ visible: true });
  await options.first().waitFor(quick);
  const at = bestOption(await options.allInnerTexts(), text);
  if (at < 0) throw new Missing(`'${text}' among the choices`);
  await options.nth(at).click(quick);
}

/** A button that opens a month, with the day to click. */
async function clickDay(button: Locator, text: string): Promise<void> {
  await button.click(quick);
  const day = String(Number(text.slice(8, 10)));
  await button.page().getByRole('gridcell', { name: day, exact: true }).last().click(quick);
}

async function takeProposal(field: Locator): Promise<void> {
  const first = field.page().getByRole('option').first();
  if (await first.isVisible()) await first.click(quick);
}
