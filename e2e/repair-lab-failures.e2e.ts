import { type Answer, refusals, startModelServer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { call } from './support/call-from-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';

test.use({ trace: 'off' });

/** How long a model may be silent here; every other wait is far from it. */
const briefly = { MODEL_SILENCE_SECONDS: '2' };
const hangs: Answer = { text: 'too late', firstDelayMs: 60_000 };

test('[MODEL-03] a whole turn goes on with the second connection where the first hangs, and names who answered', async ({
  page,
}) => {
  const [strong, cheap] = await Promise.all([
    startModelServer({ answers: () => hangs }),
    startModelServer({ answers: () => ({ fixture: 'expense-tracker' }) }),
  ]);
  const product = await startProduct({ env: briefly });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    const build: string[] = [];
    for (const [name, { url }] of Object.entries({ strong, cheap })) {
      const connection = { name, provider: 'openai-compatible', model: `${name}-model`, baseUrl: url, apiKey: 'sk' };
      type Saved = { items: { id: string }[] };
      build.push((await call<Saved>(page, '/api/admin/model/connections', connection)).items.at(-1)!.id);
    }
    await call(page, '/api/admin/model/roles', { build, repair: [], image: [], embed: [] }, 'PUT');
    await builder.describe('An expense tracker');
    await builder.untilReady();
    // No price is known of either, and the one that hung cost nothing: that is not nothing.
    await expect(page.getByText(/^cheap-model · OpenAI-compatible · [\d.,]+\s(ms|s) · [\d,]+ tokens$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'All Changes' })).toBeVisible();
    expect([strong.requests.length, cheap.requests.length]).toEqual([1, 1]);
  } finally {
    await product.close();
    await Promise.all([strong.close(), cheap.close()]);
  }
});

/** A rule adds the import; the name that nothing declares is for a model. */
const broken =
  'export default function Home() {\n  const [open] = useState(false);\n  return <h1>{visitss}{String(open)}</h1>;\n}\n';
const group = (file: string, action: string): Answer => ({
  text: `Done.\n<action-group title="Home">\n<action ${file} title="Home">\n${action}\n</action>\n</action-group>\n`,
});
const write = group('type="add_file" file="pages/Home.jsx"', 'export default () => <h1>Visits</h1>;');
const correct = group(
  'type="edit_file" file="pages/Home.jsx"',
  '<search>\n{visitss}\n</search>\n<replace>\nVisits, repaired\n</replace>',
);

test('[VALID-01] [VALID-04] [VALID-12] [VALID-16] rules repair beside a model that answers garbage, hangs or refuses; the repair is applied, taken back, and a check switched off', async ({
  page,
}) => {
  let answer = write;
  const models = await startModelServer({ answers: () => answer });
  const product = await startProduct({ env: { ...modelEnv(models), ...briefly } });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    const appId = await builder.describe('A list of visits');
    await builder.untilReady();
    await call(page, `/api/apps/${appId}/files/update`, { file: { id: 'pages/Home.jsx', content: broken } });

    // The lab of any app is reached from the list of apps.
    await page.goto(`${product.url}/admin`);
    await page.getByRole('button', { name: /Apps$/ }).click();
    await page.getByRole('dialog', { name: 'Apps' }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Repair lab' })).toBeVisible();
    await expectAccessible(page, 'the repair lab of any app');
    const lab = page.getByRole('main');
    await lab.getByRole('button', { name: 'Validate' }).click();
    await expect(lab.getByRole('button', { name: 'Issues (2)' })).toBeVisible();

    const details = page.getByRole('dialog', { name: 'Repair Results & Process Details' });
    const tryWith = async (next: Answer, button: 'Try Repair' | 'Re-repair') => {
      answer = next;
      await lab.getByRole('button', { name: button }).click();
      await expect(lab.getByRole('button', { name: 'Repair Results' })).toBeVisible();
      const alerts = await lab.getByRole('alert').allInnerTexts();
      await lab.getByRole('button', { name: 'Repair Results' }).click();
      await expect(details.getByText(/^1 of 2 issues fixed/)).toBeVisible();
      const said = await details.innerText();
      await details.getByRole('button', { name: 'Close' }).click();
      return { alerts, said };
    };
    const garbage = await tryWith({ text: '%%% }{ \u0001 nothing that changes a file' }, 'Try Repair');
    expect(garbage.alerts).toEqual([]);
    expect(garbage.said).toContain('The answer changes no file.');
    const bad: Answer = { status: 400, body: JSON.stringify({ error: { message: 'Bad request.' } }) };
    const refused = await tryWith(bad, 'Re-repair');
    expect(refused.said).toContain('The model returned an error. Your last version still runs. Try again.');
    const silent = await tryWith(hangs, 'Re-repair');
    expect(silent.alerts).toEqual([
      'Error: Failed to repair. The model stopped responding. Your last version still runs. Try again.',
    ]);
    // Who does not want to wait ends it; nothing of it is left, and it can be asked for again.
    answer = { text: 'On and on. '.repeat(10_000), chunkChars: 11, delayMs: 200 };
    await lab.getByRole('button', { name: 'Re-repair' }).click();
    await lab.getByRole('button', { name: 'Cancel repair' }).click();
    await expect(lab.getByText('The repair was cancelled. The app is unchanged.')).toBeVisible();
    await expect(lab.getByRole('button', { name: 'Cancel repair' })).toHaveCount(0);
    await expect(lab.getByRole('button', { name: 'Repair Results' })).toHaveCount(0);
    const locked = await tryWith(refusals.wrongKey, 'Try Repair');
    expect(locked.alerts).toEqual([
      'Error: Failed to repair. The model provider rejected the API key. Check the key in the model settings.',
    ]);

    // Nothing of it is in the app before the click.
    const code = async () =>
      ((await builder.answerOf(`/api/apps/${appId}/versions/latest/files`)) as { files: { content: string }[] }).files
        .map(({ content }) => content)
        .join();
    expect(await code()).toContain('visitss');
    answer = correct;
    await lab.getByRole('button', { name: 'Re-repair' }).click();
    await lab.getByRole('button', { name: 'Repair Results' }).click();
    await expect(details.getByText('2 of 2 issues fixed, 1 iteration')).toBeVisible();
    await details.getByRole('button', { name: 'Apply test bundle' }).click();
    await expect(page.getByText('The repair is the newest version now. Revert it in the versions.')).toBeVisible();
    expect(await code()).toContain('Visits, repaired');

    // The version before it can still be looked at, but only the newest is changed.
    const version = lab.getByRole('combobox', { name: 'Version' });
    await expect(version.getByRole('option')).toHaveCount(3);
    await version.selectOption({ index: 1 });
    await lab.getByRole('button', { name: 'Validate' }).click();
    await lab.getByRole('button', { name: 'Try Repair' }).click();
    await lab.getByRole('button', { name: 'Repair Results' }).click();
    await expect(details.getByText(/^Only the newest version can be changed/)).toBeVisible();
    await expect(details.getByRole('button', { name: 'Apply test bundle' })).toHaveCount(0);
    await details.getByRole('button', { name: 'Close' }).click();

    // Taken back like any other change.
    await page.goto(`${product.url}/build/app/${appId}`);
    await expect(builder.preview.getByRole('heading', { name: /Visits, repaired/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo this change' }).click();
    const undo = page.getByRole('dialog', { name: 'Undo this change?' });
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect(undo).toHaveCount(0, { timeout: 30_000 });
    expect(await code()).toContain('visitss');

    // What the installation does not look for is neither found nor repaired.
    await page.goto(`${product.url}/admin/checks`);
    const check = page.getByRole('switch', { name: 'undefined-name' });
    const flip = async (isOn: boolean) => {
      await check.click();
      await expect(check).toHaveAttribute('aria-checked', String(isOn));
    };
    await flip(false);
    const validate = async () => {
      await page.goto(`${product.url}/admin/lab/${appId}`);
      await lab.getByRole('button', { name: 'Validate' }).click();
    };
    await validate();
    await expect(lab.getByText(/^No issues in [\d.,]+\s(ms|s)$/)).toBeVisible();
    await page.goto(`${product.url}/admin/checks`);
    await flip(true);
    await validate();
    await expect(lab.getByRole('button', { name: 'Issues (2)' })).toBeVisible();
  } finally {
    await product.close();
    await models.close();
  }
});

test('[VALID-04] [N-34] with no model the rules repair alone, and a template is logged', async ({ page }) => {
  // The lab is the platform admin's, who is the first account: of a product that other journeys share it may be anybody.
  const product = await startProduct();
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp('first@example.com');
    const appId = await builder.describe('A reading list');
    await builder.untilReady();
    await page.getByRole('button', { name: 'Debug log' }).last().click();
    const log = page.getByRole('dialog', { name: 'Debug log' });
    await log.getByRole('button', { name: 'Log template' }).click();
    await expect(log.getByText(/^[0-9a-f]{24}, \d+ files$/)).toBeVisible();
    await log.getByRole('button', { name: 'Close' }).click();
    // Ids of versions, the token usage and copying stand beside it, for platform admins alone.
    await expect(page.getByRole('button', { name: 'Copy message' }).last()).toBeVisible();

    const content = broken.replace('{visitss}', 'Visits');
    await call(page, `/api/apps/${appId}/files/update`, { file: { id: 'pages/Extra.jsx', content } });
    await page.goto(`${product.url}/admin/lab/${appId}`);
    const lab = page.getByRole('main');
    await lab.getByRole('button', { name: 'Validate' }).click();
    await lab.getByRole('button', { name: 'Try Repair' }).click();
    await lab.getByRole('button', { name: 'Repair Results' }).click();
    const details = page.getByRole('dialog', { name: 'Repair Results & Process Details' });
    await expect(details.getByText('No AI model is connected, so only rules repaired.')).toBeVisible();
    await expect(details.getByText('1 of 1 issue fixed, 1 iteration')).toBeVisible();
    await details.getByRole('button', { name: 'Apply test bundle' }).click();
    await expect(details).toBeHidden();
    await lab.getByRole('button', { name: 'Validate' }).click();
    await expect(lab.getByText(/^No issues in /)).toBeVisible();
  } finally {
    await product.close();
  }
});
