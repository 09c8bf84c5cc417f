import { startModelServer, type Answer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';

test.use({ trace: 'off' });

const group = (action: string): Answer => ({
  text: `Done.\n<action-group title="Home">\n${action}\n</action-group>\n`,
});
const write = group(
  '<action type="add_file" file="pages/Home.jsx" title="Home">\nexport default () => <h1>Visits</h1>;\n</action>',
);
const broken = 'export default () => <h1>{visitss}</h1>;\n';
const correct = group(
  '<action type="edit_file" file="pages/Home.jsx" title="The name">\n<search>\n{visitss}\n</search>\n<replace>\nVisits, repaired\n</replace>\n</action>',
);
const wrong = group(
  '<action type="edit_file" file="pages/Home.jsx" title="The name">\n<search>\n{visitss}\n</search>\n<replace>\n{a}{b}\n</replace>\n</action>',
);

test('[VALID-01] [VALID-02] [VALID-05] [VALID-06] [VALID-07] [VALID-12] [VALID-13] an admin validates a version, compares two models on its repair and applies one', async ({
  page,
}) => {
  const models = await startModelServer({ answers: [write, wrong, correct, correct], models: ['recorded', 'larger'] });
  const product = await startProduct({ env: modelEnv(models) });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    const appId = await builder.describe('A list of visits');
    await builder.untilReady();
    const breakHome = () =>
      page.evaluate(
        async ([id, content]) => {
          const headers = { 'content-type': 'application/json' };
          const body = JSON.stringify({ file: { id: 'pages/Home.jsx', content } });
          await fetch(`/api/apps/${id}/files/update`, { method: 'POST', headers, body });
        },
        [appId, broken] as const,
      );
    const openLab = async () => {
      await page.getByRole('button', { name: /app menu$/ }).click();
      await page.getByRole('menuitem', { name: 'Repair lab...' }).click();
    };
    await openLab();
    const lab = page.getByRole('dialog', { name: 'Repair lab' });
    await lab.getByRole('button', { name: 'Try Repair' }).click();
    await expect(lab.getByRole('alert')).toHaveText(
      'Please run validation first and ensure there are issues to repair',
    );
    await lab.getByRole('button', { name: 'Validate' }).click();
    await expect(lab.getByText(/^No issues in [\d.,]+\s(ms|s)$/)).toBeVisible();

    await breakHome();
    await lab.getByRole('button', { name: 'Re-validate' }).click();
    await lab.getByRole('button', { name: 'Issues (1)' }).click();
    const results = page.getByRole('dialog', { name: 'Validation Results' });
    await expect(results.getByText('undefined-name').first()).toBeVisible();
    await results.getByRole('button', { name: 'Close' }).click();

    const iterations = lab.getByRole('spinbutton', { name: 'Iterations' });
    await expect(iterations).toHaveValue('2');
    await iterations.fill('9');
    await expect(iterations).toHaveValue('5');
    await iterations.fill('1');
    await lab.getByRole('checkbox', { name: 'Compare' }).check();
    const custom = lab.getByRole('textbox', { name: 'Custom model' });
    await expect(custom).toHaveValue('deepseek/deepseek-coder');
    await custom.fill('larger');
    await expectAccessible(page, 'repair lab');
    await lab.getByRole('button', { name: 'Try Repair' }).click();
    await lab.getByRole('button', { name: 'Compare Results' }).click();
    const compared = page.getByRole('dialog', { name: 'Model Comparison Results' });
    await expect(compared.getByRole('row', { name: /^Fixed/ })).toHaveText(/Fixed\s*0\s*1/);
    // Both got the same files, and what each made of them stands side by side.
    const [mine, other] = await compared
      .getByRole('row', { name: /^Input/ })
      .getByRole('cell')
      .allInnerTexts();
    expect(mine).toMatch(/^[0-9a-f]{12}$/);
    expect(other).toBe(mine);
    for (const row of ['Time', 'First word', 'Speed', 'Tokens', 'Cost', 'Cost per fixed issue']) {
      await expect(compared.getByRole('rowheader', { name: row, exact: true })).toBeVisible();
    }
    const diff = compared.getByRole('region', { name: 'pages/Home.jsx, larger' });
    await expect(diff.getByText('Visits, repaired')).toBeVisible();
    await expect(compared.getByText('Not changed')).toBeVisible();
    await expectAccessible(page, 'the comparison of two models');
    await compared.getByRole('button', { name: 'Repair Results' }).last().click();
    const repair = page.getByRole('dialog', { name: 'Repair Results & Process Details' });
    await expect(repair.getByText('1 of 1 issue fixed, 1 iteration')).toBeVisible();
    await repair.getByText(/^Prompt/).click();
    await expect(repair.getByText('These issues were found:')).toBeVisible();
    await repair.getByRole('button', { name: 'Apply test bundle' }).click();
    await expect(repair).toBeHidden();
    await lab.getByRole('button', { name: 'Validate' }).click();
    await expect(lab.getByText(/^No issues/)).toBeVisible();
    await lab.getByRole('button', { name: 'Close' }).click();
    await expect(builder.preview.getByRole('heading', { name: 'Visits, repaired' })).toBeVisible();

    // What was chosen is there again; a model that the provider does not know fails alone.
    await page.reload();
    await breakHome();
    await openLab();
    await expect(lab.getByRole('spinbutton', { name: 'Iterations' })).toHaveValue('1');
    await lab.getByRole('checkbox', { name: 'Compare' }).check();
    await lab.getByRole('textbox', { name: 'Custom model' }).fill('unknown');
    await lab.getByRole('button', { name: 'Validate' }).click();
    await lab.getByRole('button', { name: 'Try Repair' }).click();
    await expect(lab.getByRole('alert')).toHaveText(
      'Failed to repair with custom model. The provider does not know this model. Check its name in the model settings.',
    );
    await lab.getByRole('button', { name: 'Repair Results' }).click();
    await expect(repair.getByText('1 of 1 issue fixed, 1 iteration')).toBeVisible();
  } finally {
    await product.close();
    await models.close();
  }
});
