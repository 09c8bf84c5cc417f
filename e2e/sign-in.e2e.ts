import type { MailDetails, MailList } from '@whittle/contract/mail';
import type { Browser, Page } from '@playwright/test';
import { type OpenIdProvider, startOpenIdProvider } from '@whittle/testing/openid-provider';
import { type Product, startProduct } from '@whittle/testing/product';
import { openProductDatabase } from '@whittle/testing/product-database';
import { BuilderPage, newEmail, password } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

/** One product for all of it: the first account is the admin, whose outbox holds everybody's mails. */
let provider: OpenIdProvider;
let product: Product;
let outbox: Page;
test.beforeAll(async ({ browser }) => {
  provider = await startOpenIdProvider();
  product = await startProduct({ env: provider.env });
  outbox = await newPage(browser);
  await new BuilderPage(outbox, product).signUp(newEmail('admin'));
});
test.afterAll(async () => {
  await product.close();
  await provider.close();
});

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** The newest mail to an address, as the admin reads it. */
async function mailTo(email: string): Promise<{ code: string; link: string }> {
  const read = (path: string) => outbox.evaluate(async (url) => (await fetch(url)).json(), path);
  await expect
    .poll(async () => ((await read(`/api/admin/mails?to=${encodeURIComponent(email)}`)) as MailList).items.length)
    .toBeGreaterThan(0);
  const { items } = (await read(`/api/admin/mails?to=${encodeURIComponent(email)}`)) as MailList;
  const mail = (await read(`/api/admin/mails/${items[0]!.id}`)) as MailDetails;
  return { code: /^\d{6}$/m.exec(mail.text ?? '')?.[0] ?? '', link: mail.links[0]! };
}

const atHome = (page: Page) => expect(page.getByRole('heading', { name: 'What do you want to build?' })).toBeVisible();

async function signIn(page: Page, email: string, secret = password) {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('[AUTH-04] [AUTH-19] an account that cannot be stored is said not to be made, and the next try makes it', async ({
  page,
}) => {
  const { sql, close } = await openProductDatabase(product);
  const email = newEmail();
  const submit = () => page.getByRole('button', { name: 'Create an account', exact: true }).click();
  await page.goto(`${product.url}/login?view=new`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  try {
    await sql.query(`create function refuse_to_write() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'XX000'; end $$`);
    await sql.query(
      'create trigger broken before insert on account_sessions for each row execute function refuse_to_write()',
    );
    await submit();
    await expect(page.getByRole('alert')).toHaveText(
      'Something went wrong in creating account, try again later or contact us',
    );
  } finally {
    await sql.query('drop function if exists refuse_to_write cascade');
    await close();
  }
  await submit();
  await atHome(page);
});

async function askForCode(page: Page, email: string, redirectTo = '/home') {
  await page.goto(`${product.url}/login?redirectTo=${redirectTo}`);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Verification code sent to your email')).toBeVisible();
}

test('[AUTH-11] a builder signs in with a password, and a wrong one is told apart from nothing', async ({
  page,
  browser,
}) => {
  const email = await new BuilderPage(page, product).signUp();
  const other = await newPage(browser);
  await signIn(other, email, 'wrong horse battery');
  await expect(other.getByRole('alert')).toHaveText('Invalid email or password');
  await signIn(other, email);
  await atHome(other);
});

test('[AUTH-10] a code of a mail, pasted with a space, signs in', async ({ page }) => {
  const email = newEmail('code');
  await askForCode(page, email, '/settings');
  await expect(page.getByText('The email is in the outbox')).toBeVisible();
  const { code } = await mailTo(email);
  await page.getByLabel('Code').fill(code === '111111' ? '222222' : '111111');
  await expect(page.getByText('Invalid or expired magic link')).toBeVisible();
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('[AUTH-10] [AUTH-11] the link of a mail signs in once, in whatever browser it is opened', async ({
  page,
  browser,
}) => {
  const email = newEmail('link');
  await askForCode(page, email);
  const { link } = await mailTo(email);
  const phone = await newPage(browser);
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/auth\/handler\?mode=signIn[^#]*$/);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByText('Successfully signed in!')).toBeVisible();
  await atHome(phone);

  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid or expired magic link' })).toBeVisible();
  await page.getByRole('link', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with an email code' })).toBeVisible();
});

test('[AUTH-15] Google signs in, and what goes wrong there is said here', async ({ page }) => {
  const email = newEmail('google');
  provider.person = { subject: email, email, emailVerified: true, name: 'Grace Hopper' };
  await page.goto(`${product.url}/login?redirectTo=/settings`);
  await page.getByRole('link', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Signing in with Google was cancelled. Nothing was changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Google again' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByText(`Linked to ${email}`)).toBeVisible();
});

test('an account that nobody confirmed is linked to Google by its password', async ({ page, browser }) => {
  const email = await new BuilderPage(page, product).signUp();
  provider.person = { subject: email, email, emailVerified: true };
  const other = await newPage(browser);
  await other.goto(`${product.url}/login`);
  await other.getByRole('link', { name: 'Google' }).click();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { name: 'Enter your password once' })).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in and link Google' }).click();
  await atHome(other);
});

test('[AUTH-06] [AUTH-12] a forgotten password is reset by a mail, and every browser is signed out', async ({
  page,
  browser,
}) => {
  const email = await new BuilderPage(page, product).signUp();
  const other = await newPage(browser);
  await other.goto(`${product.url}/login`);
  await other.getByRole('button', { name: 'Forgot password?' }).click();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(other.getByText(`If ${email} has an account`)).toBeVisible();
  const { link } = await mailTo(email);
  await other.goto(link);
  await other.getByLabel('New password').fill('password');
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other.getByText('Password is too weak, please try again')).toBeVisible();
  await other.getByLabel('New password').fill('another horse battery');
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other.getByText('Your password has been set. Sign in with it.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto(link);
  await page.getByLabel('New password').fill('another horse battery');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Link invalid, try to reset your password again.' })).toBeVisible();
  await signIn(page, email, 'another horse battery');
  await atHome(page);
});

test('[AUTH-07] the email is changed, a session elsewhere is ended, the account is deleted', async ({
  page,
  browser,
}) => {
  const email = await new BuilderPage(page, product).signUp();
  const other = await newPage(browser);
  await signIn(other, email);
  await atHome(other);

  await page.goto(`${product.url}/settings`);
  const next = newEmail('next');
  await page.getByRole('button', { name: 'Change email...' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Code').fill((await mailTo(next)).code);
  await expect(page.getByText('Email updated')).toBeVisible();
  await expect(page.getByText(next, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Sign out .* on / }).click();
  await expect(page.getByText('No other devices.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete account...' }).click();
  await page.getByLabel(`Type ${next} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await expect(page.getByText('Type your email address exactly as shown above.')).toBeVisible();
  await page.getByLabel(`Type ${next} to confirm`).fill(next);
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, next);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});
