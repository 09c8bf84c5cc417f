import { type Answer, refusals, startModelServer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import type { Page } from '@playwright/test';
import { BuilderPage } from './support/builder-page.ts';
import { call } from './support/call-from-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';

test.use({ trace: 'off' });

/** A rule adds the import; the name that nothing declares is for a model. */
const broken =
  'export default function Extra() {\n  const [open] = useState(false);\n  return <h1>{visitss}{String(open)}</h1>;\n}\n';

/** Two models compared on a page that is broken; `compare` answers the alerts and both columns. */
async function openLab(page: Page, builder: BuilderPage, url: string) {
  await builder.signUp();
  const appId = await builder.describe('A list of visits');
  await builder.untilReady();
  await call(page, `/api/apps/${appId}/files/update`, { file: { id: 'pages/Extra.jsx', content: broken } });
  await page.goto(`${url}/admin/lab/${appId}`);
  const lab = page.getByRole('main');
  const validate = async () => {
    await lab.getByRole('button', { name: /^(Validate|Re-validate)$/ }).click();
    await expect(lab.getByRole('button', { name: 'Issues (2)' })).toBeVisible();
    await expect(lab.getByRole('alert')).toHaveCount(0);
  };
  await validate();
  await lab.getByRole('checkbox', { name: 'Compare' }).check();
  await lab.getByRole('textbox', { name: 'Custom model' }).fill('larger');
  const compared = page.getByRole('dialog', { name: 'Model Comparison Results' });
  const compare = async () => {
    await lab.getByRole('button', { name: 'Try Repair' }).click();
    await lab.getByRole('button', { name: 'Compare Results' }).click({ timeout: 30_000 });
    const rowOf = (name: RegExp) => compared.getByRole('row', { name }).getByRole('cell').allInnerTexts();
    const result = { fixed: await rowOf(/^Fixed/), said: await compared.innerText() };
    await compared.getByRole('button', { name: 'Close' }).click();
    const alerts = await lab.getByRole('alert').allInnerTexts();
    // What is wrong is found without a model, whatever the models do.
    await validate();
    return { ...result, alerts };
  };
  return { appId, lab, compare };
}

const bothFail = (reason: string) => [
  `Failed to repair with default model. ${reason}`,
  `Failed to repair with custom model. ${reason}`,
];

test('[VALID-01] [VALID-02] [VALID-12] two models are compared while they answer garbage, refuse, hang, or do not let anybody in', async ({
  page,
}) => {
  let answer: Answer | undefined;
  const models = await startModelServer({ answers: () => answer, models: ['recorded', 'larger'] });
  const product = await startProduct({ env: { ...modelEnv(models), MODEL_SILENCE_SECONDS: '2' } });
  try {
    const builder = new BuilderPage(page, product);
    const { appId, lab, compare } = await openLab(page, builder, product.url);
    const latest = () => builder.answerOf(`/api/apps/${appId}/versions/latest/files`);
    const before = JSON.stringify(await latest());

    answer = { text: '%%% }{ \u0001 nothing that changes a file' };
    expect(await compare()).toMatchObject({ alerts: [], fixed: ['1', '1'] });
    // A refusal of one question, with other questions still to come, is a line of the process and no alert.
    answer = { status: 400, body: JSON.stringify({ error: { message: 'Bad request.' } }) };
    expect(await compare()).toMatchObject({ alerts: [], fixed: ['1', '1'] });
    answer = { text: 'too late', firstDelayMs: 60_000 };
    const silent = 'The model stopped responding. Your last version still runs. Try again.';
    expect(await compare()).toMatchObject({ alerts: bothFail(silent), fixed: ['1', '1'] });
    answer = refusals.wrongKey;
    const locked = 'The model provider rejected the API key. Check the key in the model settings.';
    expect(await compare()).toMatchObject({ alerts: bothFail(locked), fixed: ['1', '1'] });
    expect(JSON.stringify(await latest())).toBe(before);

    // Without the server nothing is validated, and that is said.
    await page.context().setOffline(true);
    await lab.getByRole('button', { name: 'Re-validate' }).click();
    await expect(lab.getByRole('alert')).toHaveText(/^Error: Failed to validate\. \S/);
    await page.context().setOffline(false);
    await lab.getByRole('button', { name: 'Re-validate' }).click();
    await expect(lab.getByRole('alert')).toHaveCount(0);
  } finally {
    await product.close();
    await models.close();
  }
});

test('[VALID-02] [VALID-12] with no model rules repair on one side of a comparison, and the other says what is missing', async ({
  page,
}) => {
  const product = await startProduct();
  try {
    const { compare } = await openLab(page, new BuilderPage(page, product), product.url);
    const { alerts, fixed, said } = await compare();
    expect(fixed).toEqual(['1', 'Failed']);
    expect(alerts).toEqual([expect.stringMatching(/^Failed to repair with custom model\. \S/)]);
    expect(said).toContain(alerts[0]!);
    // Nobody reads that a model repaired where none was asked.
    expect(said).toContain('Rules alone');
    expect(said).not.toContain('GPT-4o mini');
  } finally {
    await product.close();
  }
});
