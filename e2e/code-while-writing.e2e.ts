import { test } from '@playwright/test';
import { invariantViolations } from '@whittle/testing/invariants';
import { startModelServer } from '@whittle/testing/model-server/model-server';
import { openProductDatabase } from '@whittle/testing/product-database';
import { startProduct } from '@whittle/testing/product';
import { readAsOwner } from './support/as-owner.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, modelEnv } from './support/fixtures.ts';

const calmer = `I make the navigation calmer.

<action-group title="A calmer navigation">
<action type="edit_file" file="Layout.jsx" title="Calmer words in the navigation">
<search>
      title="Team expenses"
</search>
<replace>
      title="What the team spends"
</replace>
</action>
</action-group>

That is all.`;

const fixed = `The line that throws is gone.

<action-group title="Home runs again">
<action type="edit_file" file="pages/Home.jsx" title="Without the line that throws">
<search>
throw new Error('the shelf fell down');
</search>
<replace>
</replace>
</action>
</action-group>`;

test('[FILE-06] [FILE-18] [VER-20] [RUN-11] code is edited by hand while a reply writes, and a page that is broken by hand is resolved', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const reply = Promise.withResolvers<void>();
  const models = await startModelServer({
    answers: ({ message }) => {
      if (message.includes('Calmer, please')) {
        return { text: calmer, hold: { before: '</action-group>', until: reply.promise } };
      }
      return message.includes('<reported-error>') ? { text: fixed } : undefined;
    },
  });
  const product = await startProduct({ env: { ...modelEnv(models), CODE_EDITING: 'builders' } });
  const { sql, close } = await openProductDatabase(product);
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    const appId = await builder.describe('[fixture: expense-tracker]');
    await builder.untilReady();
    const read = readAsOwner(page);
    const stored = async (path: string, versionId = 'latest') => {
      type Answer = { files: { path: string; content: string }[] };
      const { files } = await read<Answer>(`/api/apps/${appId}/versions/${versionId}/files`);
      return files.find((file) => file.path === path)?.content;
    };
    const open = async (path: string) => {
      await page.keyboard.press('Control+p');
      await page.getByRole('combobox', { name: 'Go to file' }).fill(path);
      await page.keyboard.press('Enter');
      return page.getByRole('textbox', { name: path, exact: true });
    };
    const typeOnTop = async (path: string, text: string) => {
      const code = await open(path);
      await code.click();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type(text);
      await expect(page.getByText('Will be saved when the reply ends')).toBeVisible({ timeout: 30_000 });
    };
    await page.goto(`${product.url}/build/app/${appId}?view=code`);
    await page.getByRole('navigation', { name: 'Files of the app' }).waitFor();

    await builder.ask('Calmer, please');
    await expect(builder.action(/Edited layout/)).toBeVisible({ timeout: 30_000 });
    await typeOnTop('components/ExpenseForm.jsx', '// the form, by hand\n');
    await typeOnTop('Layout.jsx', '// the layout, by hand\n');
    reply.resolve();

    await expect(page.getByText('This file was changed elsewhere while you were editing it.')).toBeVisible({
      timeout: 30_000,
    });
    await builder.untilReady();
    await expect
      .poll(() => stored('components/ExpenseForm.jsx'), { timeout: 30_000 })
      .toMatch(/^\/\/ the form, by hand\n/);
    expect(await stored('Layout.jsx')).toContain('What the team spends');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const texts = page.getByRole('dialog', { name: 'Two versions of Layout.jsx' });
    await expect(texts).toContainText('// the layout, by hand');
    await expect(texts).toContainText('What the team spends');
    await texts.getByRole('button', { name: 'Keep my version' }).click();
    await expect.poll(() => stored('Layout.jsx'), { timeout: 30_000 }).toMatch(/^\/\/ the layout, by hand\n/);

    // What the reply wrote is in its version, beside which the file is shown, and comes back from there.
    await page.getByRole('button', { name: 'Compare with an earlier version' }).click();
    await expect(page.getByRole('button', { name: /^Compared with .*Calmer, please/ })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('button', { name: 'Revert this change' }).last().click();
    await expect.poll(() => stored('Layout.jsx'), { timeout: 30_000 }).toContain('What the team spends');
    expect(await stored('Layout.jsx')).toMatch(/^\/\/ the layout, by hand\n/);

    const home = await open('pages/Home.jsx');
    await home.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type(`throw new Error('the shelf fell down');\n`);
    await expect.poll(() => stored('pages/Home.jsx'), { timeout: 30_000 }).toContain('fell down');
    await page.goto(`${product.url}/build/app/${appId}`);
    const issues = page.getByRole('region', { name: 'Issues of the app' });
    await expect(issues.getByText(/the shelf fell down/).first()).toBeVisible({ timeout: 30_000 });
    await issues.getByRole('button', { name: 'Resolve with AI' }).click();
    await expect(builder.ownMessages.last()).toContainText('Fix this error');
    await builder.untilReady();
    await expect(issues).toHaveCount(0, { timeout: 30_000 });
    await expect(builder.preview.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    expect(await stored('pages/Home.jsx')).not.toContain('fell down');
    expect(await invariantViolations(sql, appId, read)).toEqual([]);
  } finally {
    await close();
    await product.close();
    await models.close();
  }
});
