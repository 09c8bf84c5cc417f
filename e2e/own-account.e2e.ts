import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage, newEmail, password } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test('[USER-16] [USER-17] a person of an app sees what they agreed to, takes their data along, and erases themselves', async ({
  page,
  browser,
}) => {
  const product = await startProduct();
  try {
    await new BuilderPage(page, product).signUp();
    const send = (path: string, method: string, data: object) =>
      page.evaluate(
        async ([to, verb, body]) => {
          const headers = { 'content-type': 'application/json' };
          return (await (await fetch(to, { method: verb, headers, body })).json()) as { id: string; url: string };
        },
        [path, method, JSON.stringify(data)] as const,
      );
    const sample = await send('/api/samples', 'POST', { sampleId: 'page-turners' });
    const { id } = await send(`/api/apps/${sample.id}/copies`, 'POST', { name: 'Books' });
    const { url } = await send(`/api/apps/${id}/publish`, 'POST', { access: { accessMode: 'public_without_login' } });
    await send(`/api/apps/${id}/access`, 'PUT', { termsOfServiceLink: 'https://example.com/terms' });

    const email = newEmail('person');
    const person = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    await person.goto(`${url}/login?nextUrl=/_whittle/account`);
    await person.getByRole('button', { name: 'Konto erstellen' }).click();
    await person.getByLabel('E-Mail').fill(email);
    await person.getByLabel('Passwort', { exact: true }).fill(password);
    await person.locator('button[type=submit]').click();

    await expect(person.getByRole('heading', { name: 'Ihr Konto' })).toBeVisible();
    await expect(person.getByRole('link', { name: 'Nutzungsbedingungen: https://example.com/terms' })).toBeVisible();
    await person.getByLabel('Name', { exact: true }).fill('Ada');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect(person.getByText('Gespeichert.')).toBeVisible();
    await person.getByLabel('Aktuelles Passwort').fill('wrong one');
    await person.getByLabel('Neues Passwort').fill(password);
    await person.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(person.getByText('Ihr aktuelles Passwort stimmt nicht.')).toBeVisible();
    const own = person.waitForEvent('download');
    await person.getByRole('button', { name: 'Meine Daten herunterladen' }).click();
    expect((await own).suggestedFilename()).toBe('my-data.json');
    await expectAccessible(person, 'the account of a person', { look: 'narrow dark' });

    await person.getByRole('button', { name: 'Mich löschen...' }).click();
    await person.getByLabel(`Geben Sie zur Bestätigung ${email} ein`).fill('somebody@example.com');
    await person.getByRole('button', { name: 'Mich endgültig löschen' }).click();
    await expect(person.getByText('Das ist nicht die E-Mail-Adresse Ihres Kontos.')).toBeVisible();
    await person.getByLabel(`Geben Sie zur Bestätigung ${email} ein`).fill(email);
    await person.getByRole('button', { name: 'Mich endgültig löschen' }).click();
    await expect(person.getByRole('heading', { name: 'Sie wurden gelöscht' })).toBeFocused();
    await expect(person.getByRole('heading', { name: 'Was bleibt, und warum' })).toBeVisible();
    await person.goto(`${url}/_whittle/account`);
    await expect(person).toHaveURL(/\/login/);
  } finally {
    await product.close();
  }
});
