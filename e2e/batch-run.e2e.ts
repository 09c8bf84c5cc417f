import { startModelServer, type Answer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { call } from './support/call-from-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';

test.use({ trace: 'off' });

const group = (action: string): Answer => ({
  text: `Done.\n<action-group title="Home">\n${action}\n</action-group>\n`,
});
const write = group(
  '<action type="add_file" file="pages/Home.jsx" title="Home">\nexport default () => <h1>Visits</h1>;\n</action>',
);
const correct = group(
  '<action type="edit_file" file="pages/Home.jsx" title="The name">\n<search>\n{visitss}\n</search>\n<replace>\nVisits\n</replace>\n</action>',
);
const broken = 'export default () => <h1 title={useState(0)[0]}>{visitss}</h1>;\n';

test('[VALID-17] [VALID-19] an owner allows it, and an admin has rules and a model scored over all apps', async ({
  page,
}) => {
  const models = await startModelServer({ answers: [write, correct] });
  const product = await startProduct({ env: modelEnv(models) });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    const appId = await builder.describe('A list of visits');
    await builder.untilReady();
    await call(page, `/api/apps/${appId}/files/update`, {
      file: { id: 'pages/Home.jsx', content: broken },
    });

    // Nobody has allowed anything yet.
    await page.goto(`${product.url}/admin/checks`);
    await page.getByRole('link', { name: 'Batch run over all apps' }).click();
    await expect(page.getByText('No owner has allowed it for an app yet.')).toBeVisible();
    await expect(page.getByText('There has been no run yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Start run' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^No owner has allowed batch runs for an app yet\./);

    await page.goto(`${product.url}/settings`);
    const consent = page.getByRole('region', { name: 'Batch runs' });
    const forAll = consent.getByRole('switch', { name: 'Allow it for all my apps, including future ones' });
    await expect(forAll).toHaveAttribute('aria-checked', 'false');
    await forAll.click();
    await expect(forAll).toHaveAttribute('aria-checked', 'true');
    await consent.getByText('Individual apps').click();
    const choice = consent.getByRole('combobox', { name: /^Batch runs may read / });
    await choice.selectOption('Not allowed');
    await expect(choice).toHaveValue('refused');
    await page.reload();
    await expect(choice).toHaveValue('refused');
    await choice.selectOption('Same as for all apps');
    await expect(choice).toHaveValue('account');
    await expectAccessible(page, 'the settings with batch runs');

    // A model without a price could not be held to a limit.
    await page.goto(`${product.url}/admin/batch`);
    await expect(page.getByText('Owners allow it for 1 app.')).toBeVisible();
    await expect(page.getByText('1 app, at no cost.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'recorded' }).check();
    await expect(page.getByText('recorded: no price is known. Enter one in the settings first.')).toBeVisible();
    const cap = page.getByRole('textbox', { name: /^Limit for this run/ });
    await page.getByRole('button', { name: 'Start run' }).click();
    await expect(page.getByText('Enter an amount above 0, such as 2.50 or 1000.00.')).toBeVisible();
    await cap.fill('0.50');
    await page.getByRole('button', { name: 'Start run' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^No price of “recorded” is known/);
    const price = { model: 'recorded', perMillionPromptTokens: 2, perMillionCompletionTokens: 8, perImage: null };
    await call(page, '/api/admin/model/prices', { currency: 'USD', prices: [price] }, 'PUT');
    await page.reload();
    await page.getByRole('checkbox', { name: 'recorded' }).check();
    await expect(page.getByText(/^recorded: \$0\.00 to \$0\.\d+$/)).toBeVisible();
    await cap.fill('0.50');
    await expectAccessible(page, 'a new batch run');
    await page.getByRole('button', { name: 'Start run' }).click();

    await expect(page.getByRole('status').filter({ hasText: 'Finished' })).toBeVisible({ timeout: 30_000 });
    const scores = page.getByRole('region', { name: 'Scores by repair method' }).getByRole('table');
    await expect(scores.getByRole('row', { name: /^Rules/ })).toHaveText(/Rules1(\d+) of (\d+)/);
    await expect(scores.getByRole('row', { name: /^recorded/ })).toHaveText(/recorded11 of 1100%1/);
    const detectors = page.getByRole('region', { name: 'Scores by detector' }).getByRole('table');
    await expect(detectors.getByRole('row', { name: /^undefined-name/ })).toHaveText('undefined-name121 of 21 of 1');
    await expectAccessible(page, 'the score of a batch run');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^batch-run-\d{4}-\d\d-\d\d\.csv$/);

    // The app is as it was, and the run stands in the list.
    const files = (await builder.answerOf(`/api/apps/${appId}/versions/latest/files`)) as {
      files: { path: string; content: string }[];
    };
    expect(files.files.find(({ path }) => path === 'pages/Home.jsx')?.content).toBe(broken);
    await page.getByRole('link', { name: 'All batch runs' }).click();
    await expect(page.getByRole('region', { name: 'Runs' }).getByRole('listitem')).toHaveText(/Finished.*1 of 1 app/);
  } finally {
    await product.close();
    await models.close();
  }
});
