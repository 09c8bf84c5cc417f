import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ trace: 'off' });

const request = 'A tool that writes a meal plan from diet, people, budget and what is in the fridge';

test('[HOME-05] [TOOL-40] [TOOL-41] [TOOL-42] an AI tool is built by chat, changed in chat and panels, and published', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await page.getByRole('textbox', { name: 'Describe your app' }).fill(request);
  await expect(page.getByRole('radio', { name: 'AI tool' })).toBeChecked();
  await expectAccessible(page, 'home, AI tool');
  await page.getByRole('button', { name: 'Build' }).click();
  await builder.untilReady();
  await expect(page.getByText('What I understood')).toBeVisible();
  await expect(page).toHaveTitle(/Meal plan/);

  const tool = builder.preview;
  await expect(tool.getByRole('heading', { level: 1, name: 'Meal plan' })).toBeVisible();
  await expect(tool.getByLabel('Diet')).toHaveValue('Anything');
  await expect(tool.getByLabel(/fridge/)).not.toHaveValue('');
  await builder.ask('Add a field for allergies');
  await builder.untilReady();
  await expect(tool.getByLabel('Allergies')).toBeVisible();
  await expectAccessible(page, 'builder of a tool, chat');

  await page.getByRole('radio', { name: 'Tool' }).click();
  await page.getByRole('button', { name: /^Texts/ }).click();
  await page.getByRole('textbox', { name: 'Header' }).fill('Dinner, sorted');
  await expect(tool.getByRole('heading', { level: 1, name: 'Dinner, sorted' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page, 'builder of a tool, panels');
  await page.getByRole('button', { name: /^Prompt/ }).click();
  await tool.getByLabel('Allergies').fill('walnuts');
  await page.getByText('With the preview’s values').click();
  await expect(page.getByText(/Allergies: walnuts/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('radio', { name: 'Chat' }).click();
  const asked = page.getByRole('article', { name: 'You' }).first();
  await expect(asked.getByRole('button', { name: 'Revert this' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Visit' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const address = (await link.getAttribute('href'))!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/tool/meal-plan`);
  await expect(page).toHaveURL(`${address.replace(/\/$/, '')}/tool/meal-plan`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dinner, sorted' })).toBeVisible();
});

test('[TOOL-43] [FIELD-11] a finished tool is taken as one’s own, and gets a field that is proposed from a few words', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await page.getByRole('button', { name: 'Use this: Trip plan' }).click();
  await page.waitForURL(/\/build\/app\/[0-9a-f]{24}$/);
  const tool = builder.preview;
  await expect(tool.getByRole('heading', { level: 1, name: 'A trip, day by day' })).toBeVisible();
  await expect(tool.getByLabel('Where to?')).toHaveValue('Lisbon');
  await page.getByRole('button', { name: /^Fields/ }).click();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('hotel (cheap, nice)');
  await page.getByRole('button', { name: 'Propose the field' }).click();
  await expect(tool.getByRole('combobox', { name: 'Hotel' })).toBeVisible();
  await expectAccessible(page, 'fields of a tool, proposed');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Prompt/ }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/\{\{city\}\}/);
  await page.getByText('With the preview’s values').click();
  await expect(page.getByText(/Plan a trip to Lisbon: 3 days in April/)).toBeVisible();
});
