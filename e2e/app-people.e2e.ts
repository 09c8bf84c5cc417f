import type { Browser, Page } from '@playwright/test';
import { type OpenIdProvider, startOpenIdProvider } from '@whittle/testing/openid-provider';
import { type Product, startProduct } from '@whittle/testing/product';
import { BuilderPage, newEmail, password } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';
import { readMail } from './support/outbox.ts';

test.describe.configure({ mode: 'serial' });

/** The owner of the app is the first account and so the admin, whose outbox holds everybody's mails. */
let provider: OpenIdProvider;
let product: Product;
let owner: BuilderPage;
let ownerEmail: string;
let app: { id: string; origin: string };

test.beforeAll(async ({ browser }) => {
  provider = await startOpenIdProvider();
  product = await startProduct({ env: provider.env });
  owner = new BuilderPage(await newPage(browser), product);
  ownerEmail = await owner.signUp();
  const id = await owner.describe('A list of tasks');
  await owner.untilReady();
  const { url } = (await call(`/api/apps/${id}/publish`, { header: 'Tasks' })) as { url: string };
  app = { id, origin: url };
});
test.afterAll(async () => {
  await product.close();
  await provider.close();
});

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();

/** A call in the owner's name, from the owner's page. */
const call = (path: string, body: object, method = 'POST'): Promise<unknown> =>
  owner.page.evaluate(
    async (request) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(request.path, { method: request.method, headers, body: request.body });
      if (!answer.ok) throw new Error(`${request.path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    { path, method, body: JSON.stringify(body) },
  );

/** Who the app takes the visitor of a page for, asked as the app's own code does. */
const whoIs = (page: Page) =>
  page.evaluate(async (id) => {
    const token = localStorage.getItem('base44_access_token');
    const answer = await fetch(`/api/apps/${id}/entities/User/me`, { headers: { authorization: `Bearer ${token}` } });
    return answer.ok ? ((await answer.json()) as { email: string; role: string }) : answer.status;
  }, app.id);

async function expectInside(page: Page, email: string, role = 'user') {
  await expect(page.locator('#root > *').first()).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('token');
  expect(await whoIs(page)).toMatchObject({ email, role });
}

async function openUsers() {
  await owner.page.goto(`${product.url}/build/app/${app.id}?view=database&entity=@users`);
  await expect(owner.page.getByRole('heading', { name: 'Users' })).toBeVisible();
}

const listed = (email: string) =>
  owner.page.getByRole('region', { name: 'Users' }).getByRole('listitem').filter({ hasText: email });

test('[USER-01] a person joins with a password and comes back with it', async ({ browser }) => {
  const email = newEmail('person');
  const page = await newPage(browser);
  await page.goto(`${app.origin}/login?nextUrl=/`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('This password is too weak')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
  await expectInside(page, email);

  const again = await newPage(browser);
  await again.goto(`${app.origin}/login`);
  await again.getByLabel('Email').fill(email);
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectInside(again, email);
});

test('[AUTH-08] a mailed code signs in, and so does the link of a mail', async ({ browser }) => {
  const email = newEmail('mail');
  const page = await newPage(browser);
  const ask = async () => {
    await page.goto(`${app.origin}/login`);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  };
  await ask();
  const { code } = await readMail(owner.page, email, 'sign-in-code');
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectInside(page, email);

  await ask();
  await expect.poll(async () => (await readMail(owner.page, email, 'sign-in-code')).code).not.toBe(code);
  const { link } = await readMail(owner.page, email, 'sign-in-code');
  const phone = await newPage(browser);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expectInside(phone, email);
});

test('[USER-06] Google signs in, and leads back to the app with no token in the address', async ({ browser }) => {
  const email = newEmail('google');
  provider.person = { subject: email, email, emailVerified: true, name: 'Grace Hopper' };
  const page = await newPage(browser);
  await page.goto(`${app.origin}/login`);
  await page.getByRole('link', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Signing in with Google was cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.origin === app.origin && url.pathname === '/');
  await expectInside(page, email);
});

test('[AUTH-17] [USER-04] an invited person gets the role; once disabled they are out at once', async ({ browser }) => {
  const email = newEmail('invited');
  await openUsers();
  await owner.page.getByRole('button', { name: 'Invite...' }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('admin');
  await expect(dialog).toContainText('No mail server is set up, so no email is sent.');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Nothing was mailed.')).toBeVisible();
  const link = (await dialog.getByRole('status', { name: 'Invitation link' }).textContent())!;
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(listed(email)).toContainText('Invited');

  const page = await newPage(browser);
  await page.goto(link);
  await page.getByLabel('Your name').fill('Iva Invited');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expectInside(page, email, 'admin');

  await openUsers();
  const row = listed(email);
  await expect(row.getByLabel('Role of Iva Invited')).toHaveValue('admin');
  await row.getByRole('button', { name: 'Actions for Iva Invited' }).click();
  await owner.page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  expect(await whoIs(page)).toBe(401);
});

test('[USER-13] [USER-14] the frame of an app has the way in and out, and its owner enters with the builder’s account', async ({
  browser,
}) => {
  const { id } = (await call('/api/apps', { app: { name: 'Club notes' } })) as { id: string };
  const page = `import { AppShell } from '@/components/ui/app-shell';
export default function Notes() {
  return <AppShell title="Club notes" items={[{ label: 'Notes', to: '/Notes' }]}><h1>Notes</h1></AppShell>;
}`;
  await call(`/api/apps/${id}/files/update`, { file: { id: 'pages/Notes.jsx', content: page }, base: null });
  await call(`/api/apps/${id}/access`, { accessMode: 'public_without_login' }, 'PUT');
  const { url } = (await call(`/api/apps/${id}/publish`, {})) as { url: string };

  const visitor = await newPage(browser);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(`${url}/Notes?sort=new`);
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await visitor.getByRole('button', { name: 'Create an account' }).click();
  const email = newEmail('member');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await visitor.locator('button[type=submit]').click();
  await expect(visitor).toHaveURL(`${url}/Notes?sort=new`);
  await visitor.getByRole('button', { name: 'Account' }).click();
  await expect(visitor.getByText(email)).toBeVisible();
  await visitor.getByRole('button', { name: 'Sign out' }).click();
  await expect(visitor.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(visitor).toHaveURL(`${url}/Notes?sort=new`);

  await owner.page.goto(`${url}/Notes`);
  await owner.page.getByRole('button', { name: 'Sign in' }).click();
  await owner.page.getByRole('link', { name: 'Is this your app? Sign in with Whittle' }).click();
  await expect(owner.page).toHaveURL(`${url}/Notes`);
  await owner.page.getByRole('button', { name: 'Account' }).click();
  await expect(owner.page.getByText(ownerEmail)).toBeVisible();
});

test('[USER-05] an invite-only app shows strangers its door and nothing else', async ({ browser }) => {
  await openUsers();
  await owner.page.getByRole('button', { name: /^Access: / }).click();
  await owner.page.getByLabel('Only people I invite').check();
  await owner.page.getByRole('button', { name: 'Save' }).click();
  await expect(owner.page.getByRole('button', { name: 'Access: Only people I invite' })).toBeVisible();

  const page = await newPage(browser);
  await page.goto(`${app.origin}/`);
  await expect(page).toHaveURL(/\/login\?nextUrl=/);
  await expect(page.getByText('This app is for invited people.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an account' })).toHaveCount(0);
});
