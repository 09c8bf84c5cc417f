import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { Product } from '@whittle/testing/product';
import { BuilderPage } from './support/builder-page.ts';
import { chooserOf } from './support/file-chooser.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

const many = 20_000;
const header = 'Description,Amount,Category,Date';
const row = (name: string, amount: unknown = 1) => `${name},${String(amount)},Travel,2026-01-31`;

/** Twenty thousand rows: quoted line breaks here and there, and two rows that no record can be made of. */
function largeFile(): string {
  const rows = Array.from({ length: many }, (_, at) => {
    if (at === 99) return row('Wrong amount', 'many');
    if (at === 14_999) return row(`${row('Too many')},more`);
    return at % 100 === 0 ? row(`"Large ${at}, with a\nbreak"`, at) : row(`Large ${at}`, at);
  });
  return `${header}\n${rows.join('\n')}\n`;
}

const csvFile = (content: string | Buffer) => ({
  name: 'rows.csv',
  mimeType: 'text/csv',
  buffer: typeof content === 'string' ? Buffer.from(content) : content,
});

/** The wizard over the entity Expense of a new app. */
class Wizard {
  readonly page: Page;
  readonly appId: string;

  constructor(page: Page, appId: string) {
    this.page = page;
    this.appId = appId;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Import Expense Data' });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(this.button('Select CSV File')).toBeVisible();
  }

  async choose(content: string | Buffer): Promise<void> {
    const chooser = await chooserOf(this.page, () => this.button('Select CSV File').click());
    await chooser.setFiles(csvFile(content));
  }

  /** Records whose description matches, as the server counts them. */
  async count(description: object): Promise<number> {
    const q = encodeURIComponent(JSON.stringify({ description }));
    const path = `/live_api/apps/${this.appId}/entities/Expense/count?q=${q}`;
    return this.page.evaluate(async (url) => ((await (await fetch(url)).json()) as { count: number }).count, path);
  }
}

async function openDatabase(page: Page, product: Product): Promise<Wizard> {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe(expensePrompt);
  await builder.untilReady();
  await page.goto(`${product.url}/build/app/${appId}?view=database`);
  return new Wizard(page, appId);
}

/** The answers of the next batches are lost on their way back: the server has them, the window cannot know. */
const loseAnswers = (page: Page, count: number) =>
  page.evaluate((most) => {
    const send = window.fetch.bind(window);
    let lost = 0;
    window.fetch = async (input, init) => {
      const answer = await send(input, init);
      if (lost >= most || !String(input).endsWith('/bulk')) return answer;
      lost += 1;
      Reflect.set(window, 'lostAnswers', lost);
      throw new TypeError('Failed to fetch');
    };
  }, count);

async function hasNoAxeProblems(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('[CSV-06] [CSV-19] [CSV-21] twenty thousand rows: stopped, gone on with, cut off, and each is there once', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000);
  const wizard = await openDatabase(page, product);
  await wizard.open();
  await hasNoAxeProblems(page);
  await wizard.choose(largeFile());
  await expect(wizard.dialog.getByText('19,999 rows')).toBeVisible();
  await expect(wizard.dialog.getByText(/1 row cannot be read and is skipped/)).toBeVisible();
  await hasNoAxeProblems(page);

  await wizard.button('Start Import').dblclick();
  await expect(wizard.dialog.getByText(/^[1-9][\d,]* of 19,999 rows \(\d+%\)$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(wizard.dialog).toBeVisible();
  await wizard.button('Cancel').click();
  await expect(wizard.dialog.getByText('Import stopped')).toBeVisible();
  const stoppedAt = await wizard.count({ $regex: '^Large' });
  expect(stoppedAt).toBeLessThan(many - 2);

  await loseAnswers(page, 5);
  await wizard.button('Continue').click();
  await expect(wizard.dialog.getByText('Import Complete!')).toBeVisible({ timeout: 200_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'lostAnswers') as number)).toBe(5);
  await expect(wizard.dialog.getByText('Successfully imported 19,998 rows')).toBeVisible();
  await expect(page.getByText('Import completed with 1 failed row out of 19,999 total.')).toBeVisible();
  expect(await wizard.count({ $regex: '^Large' })).toBe(many - 2);
  await hasNoAxeProblems(page);

  const download = page.waitForEvent('download');
  await wizard.button('Download rejected rows').click();
  const rejected = await readFile(await (await download).path(), 'utf8');
  expect(rejected.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    `${header},Reason`,
    `${row('Wrong amount', 'many')},amount must be a number.`,
    expect.stringContaining(',"The row has 8 values, the header 4."'),
  ]);
  await wizard.button('Close').last().click();
  await expect(wizard.dialog).toHaveCount(0);
});

test('[CSV-12] [CSV-22] a file in another encoding, imported by keyboard alone, comes out of the export as it went in', async ({
  page,
  product,
}) => {
  const wizard = await openDatabase(page, product);
  const german = 'Description;Amount;Category;Date\nZürich, Café «Größe»;12,5;Meals;01.02.2026\n';
  await page.getByRole('button', { name: 'Import', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(wizard.button('Select CSV File')).toBeVisible();
  await wizard.button('Select CSV File').focus();
  const chooser = await chooserOf(page, () => page.keyboard.press('Enter'));
  await chooser.setFiles(csvFile(Buffer.from(german, 'latin1')));
  await expect(wizard.dialog.getByLabel('Encoding')).toHaveValue('windows-1252');
  await expect(wizard.dialog.getByLabel('Delimiter')).toHaveValue(';');
  await expect(wizard.dialog.getByLabel('Numbers')).toHaveValue('decimal-comma');
  await expect(wizard.dialog.getByLabel('Dates')).toHaveValue('day-first');
  await expect(wizard.dialog.getByText('Zürich, Café «Größe»')).toBeVisible();
  await expect(wizard.dialog.getByRole('heading', { name: 'Step 2 of 3: Map Columns' })).toBeFocused();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wizard.button('Start Import').evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(wizard.dialog.getByText('Successfully imported 1 row')).toBeVisible();
  await expect(page.getByText('Successfully imported 1 row.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('Zürich');
  await expect(page.getByText('Zürich, Café «Größe»')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Expense_export_${new Date().toISOString().slice(0, 10)}.csv`);
  const [head, line] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFdescription,/i);
  await expect(page.getByText('Exported the 1 row that matches.')).toBeVisible();
  expect(line).toMatch(/^"?Zürich, Café «Größe»"?,12\.5,Meals,2026-02-01,/);

  await page.getByRole('searchbox').fill('there is no such record');
  await expect(page.getByText('No matching records')).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('No data to export')).toBeVisible();
});

test('[CSV-29] an Excel file is read as its sheet shows it: times, spans, long numbers, and days from 1904', async ({
  page,
  product,
}) => {
  const wizard = await openDatabase(page, product);
  const choose = async (name: string) => {
    await wizard.open();
    const chooser = await chooserOf(page, () => wizard.button('Select CSV File').click());
    const buffer = await readFile(new URL(`../fixtures/files/${name}`, import.meta.url));
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  await choose('times.xlsx');
  for (const shown of ['2026-01-31', '14:30:15', '30:00:00', '9007199254740993', '39.95'])
    await expect(wizard.dialog.getByText(shown, { exact: true }).first()).toBeVisible();
  await wizard.button('Back').click();
  await page.keyboard.press('Escape');
  await choose('days-from-1904-as-true.xlsx');
  await expect(wizard.dialog.getByText('2026-01-31', { exact: true }).first()).toBeVisible();
});
