import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { readAsOwner } from './support/as-owner.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

test.use({ trace: 'off' });

const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /aved|Saving/ });
const openPanel = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Tool panels' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const done = (page: Page) => page.getByRole('button', { name: 'Done' }).click();

test('[TOOL-01] [TOOL-02] [TOOL-04] [EDIT-08] [EDIT-09] [FIELD-03] [FIELD-04] [EDIT-20] [ROUTE-09] a tool is built by hand, activated, and is all there after a reload', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe(expensePrompt);
  await builder.untilReady();

  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('button', { name: 'AI tools' }).click();
  await expect(page).toHaveURL(new RegExp(`/build/app/${appId}/tools$`));
  await expect(page.getByRole('heading', { name: 'No AI tools yet' })).toBeVisible();
  await expectAccessible(page, 'tools, empty');
  await page.getByRole('button', { name: 'Add tool' }).click();
  // a dialog has room for one template beside its button: in two columns, long words broke apart
  const lefts = await page
    .getByRole('dialog')
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Meal plan');
  await page.getByRole('dialog').getByRole('button', { name: 'Add tool' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meal plan' })).toBeVisible();
  await expectAccessible(page, 'tool', { look: 'wide dark' });
  const address = page.url();

  await openPanel(page, 'Fields');
  for (const [name, refusal] of [
    ['topic', 'Field already exists'],
    ['Input', 'Input is a reserved field name, try another name'],
  ] as const) {
    if (name === 'topic') await page.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Add field' }).click();
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toHaveText(refusal);
  }
  await page.getByRole('textbox', { name: 'Name' }).fill('Diet');
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Single choice');
  await page.getByRole('textbox', { name: 'Options' }).fill('Vegan\nAnything');
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('People');
  await page.getByRole('button', { name: 'Add field' }).click();
  // The page of the tool itself, as it is being edited.
  const preview = page.getByRole('region', { name: 'Preview of the tool' }).frameLocator('iframe');
  await expect(preview.getByRole('combobox', { name: 'Diet' })).toBeVisible();
  await expect(preview.getByRole('textbox', { name: 'People' })).toBeVisible();
  await expectAccessible(page, 'fields of a tool');
  await done(page);

  await openPanel(page, 'Prompt');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A plan about {{topic}} for ');
  await prompt.press('End');
  await prompt.pressSequentially('@Peo');
  await prompt.press('Enter');
  await expect(prompt).toHaveValue('A plan about {{topic}} for {{people}}');
  await done(page);

  await openPanel(page, 'Results layout');
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Shopping list');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('List');
  await done(page);
  await expect(status(page)).toHaveText('Saved');
  await page.getByRole('switch').click();
  const dialog = page.getByRole('dialog', { name: 'Activate Meal plan?' });
  await expectAccessible(page, 'activating a tool');
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true');

  await page.reload();
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  const toolId = address.split('/').at(-1)!;
  const { document } = await readAsOwner(page)<{ document: Record<'fields' | 'blocks' | 'stages', object[]> }>(
    `/api/apps/${appId}/tools/${toolId}`,
  );
  expect(document).toMatchObject({
    fields: [
      { id: 'topic' },
      { id: 'diet', name: 'Diet', type: 'select', options: [{ label: 'Vegan' }, { label: 'Anything' }] },
      { id: 'people' },
    ],
    stages: [{ prompt: 'A plan about {{topic}} for {{people}}' }],
    blocks: [{ id: 'answer' }, { type: 'list', title: 'Shopping list' }],
  });

  // What was typed just before the page is left arrives too.
  await openPanel(page, 'Texts');
  await page.getByRole('textbox', { name: 'Header' }).fill('Meals of the week');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Header' })).toHaveValue('Meals of the week');
  await expect(preview.getByRole('heading', { name: 'Meals of the week' })).toBeVisible();

  await page.getByRole('link', { name: 'AI tools of the app' }).click();
  await expect(page.getByText('1 of 20 tools, 1 of')).toBeVisible();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('button', { name: 'Database' }).click();
  await expect(page).toHaveURL(new RegExp(`/build/app/${appId}\\?view=database$`));
});
