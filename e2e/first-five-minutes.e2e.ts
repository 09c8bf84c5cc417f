import { BuilderPage, newEmail, password } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

test('[PROD-01] [PROD-04] a newcomer describes an app, uses it, changes it and publishes it for another browser', async ({
  page,
  product,
  browser,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await expect(page.getByText('Built-in builder: no AI model connected')).toBeVisible();

  await builder.describe(expensePrompt);

  await test.step('[GEN-10] finished files run before the reply has ended', async () => {
    await expect(builder.preview.getByRole('navigation').first()).toBeVisible();
    await expect(builder.stopButton).toBeVisible();
  });
  await builder.untilReady();
  await expect(page.getByText(/Checked \d+ files, 0 issues/)).toBeVisible();

  await test.step('the app stores real records', async () => {
    await builder.preview.getByRole('link', { name: 'Expenses' }).first().click();
    await builder.preview
      .getByRole('button', { name: /add expense/i })
      .first()
      .click();
    const form = builder.preview.getByRole('dialog').or(builder.preview.locator('form')).first();
    await form
      .getByLabel(/title|what|description/i)
      .first()
      .fill('Train to Lyon');
    await form.getByLabel(/amount/i).fill('84.5');
    await form
      .getByRole('button', { name: /save|add/i })
      .last()
      .click();
    await expect(builder.preview.getByText('Train to Lyon').first()).toBeVisible();
    await page.reload();
    await builder.preview.getByRole('link', { name: 'Expenses' }).first().click();
    await expect(builder.preview.getByText('Train to Lyon').first()).toBeVisible();
  });

  await test.step('a follow-up changes it', async () => {
    await builder.ask('add a notes field and show it in the list');
    await builder.untilReady();
    await expect(builder.preview.getByText('Notes').first()).toBeVisible();
  });

  const url = await test.step('[PUB-01] publishing gives it an address', async () => {
    await page.getByRole('button', { name: 'Publish' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await expect(dialog.getByRole('link', { name: 'Visit' })).toBeVisible({ timeout: 30_000 });
    return (await dialog.getByRole('link', { name: 'Visit' }).getAttribute('href'))!;
  });

  await test.step('[ROUTE-04] another browser signs up there and stores a record of its own', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(url);
    await visitor
      .getByRole('button', { name: /create an account/i })
      .or(visitor.getByRole('link', { name: /create an account/i }))
      .first()
      .click();
    await visitor.getByLabel('E-mail').fill(newEmail('visitor'));
    await visitor.getByLabel('Password', { exact: true }).fill(password);
    await visitor
      .getByRole('button', { name: /create an account/i })
      .last()
      .click();
    await visitor.getByRole('link', { name: 'Expenses' }).first().click();
    await expect(visitor.getByText('Train to Lyon')).toHaveCount(0);
    await visitor
      .getByRole('button', { name: /add expense/i })
      .first()
      .click();
    await visitor
      .getByLabel(/title|what|description/i)
      .first()
      .fill('Taxi');
    await visitor.getByLabel(/amount/i).fill('12');
    await visitor
      .getByRole('button', { name: /save|add/i })
      .last()
      .click();
    await expect(visitor.getByText('Taxi').first()).toBeVisible();
    await visitor.context().close();
  });
});
