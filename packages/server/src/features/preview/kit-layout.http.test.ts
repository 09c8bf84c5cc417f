import type { Browser, Frame, Locator } from '@playwright/test';
import { signUp } from '@whittle/testing/builder';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, openPreview, type PreviewWindow } from '@whittle/testing/preview-window';

let server: TestServer;
let browser: Browser;
let window: PreviewWindow;
let frame: Frame;

const page = `import { useState } from 'react';
import { Calendar, Home as House, Settings, Users, Wrench } from 'lucide-react';
import { AppShell } from '@/components/ui/app-shell';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormActions } from '@/components/ui/form-actions';
import { Input } from '@/components/ui/input';
import { PageHeader } from '@/components/ui/page-header';
import { Toaster } from '@/components/ui/sonner';
import { toast } from 'sonner';

const items = [
  { label: 'Overview', to: '/', icon: House },
  { label: 'Appointments', to: '/b', icon: Calendar },
  { label: 'Participants', to: '/c', icon: Users },
  { label: 'Donaudampfschifffahrtsgesellschaftskapitäne', to: '/d', icon: Wrench },
  { label: 'Preferences', to: '/e', icon: Settings },
];
const names = Array.from({ length: 14 }, (_, index) => 'Field ' + (index + 1));

export default function Home() {
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState({});
  return (
    <AppShell title="Donaudampfschifffahrtsgesellschaftskapitänsverwaltung" items={items}>
      <PageHeader title="Overview" actions={<Button onClick={() => toast('Saved')}>Add a booking</Button>} />
      {names.map((name) => <p key={name} className="py-6">{name}</p>)}
      <p>The last line</p>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>New booking</DialogTitle>
          <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
            {names.slice(0, location.hash === '#short' ? 2 : 14).map((name) => (
              <Field key={name} label={name} error={left[name] && 'Enter this. It is needed to find the booking again.'}>
                <Input onBlur={() => setLeft((before) => ({ ...before, [name]: true }))} />
              </Field>
            ))}
            <FormActions>
              <Button type="submit">Save</Button>
              <Button type="button" variant="outline" onClick={() => setOpen(false)}>Cancel</Button>
            </FormActions>
          </form>
        </DialogContent>
      </Dialog>
      <Toaster />
    </AppShell>
  );
}`;

let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
  const ada = await signUp(server);
  const owner = { accountId: ada.accountId, token: ada.token } as TestApp['owner'];
  app = await createTestApp(server, { owner, files: { 'pages/Home.jsx': page } });
  window = await openPreview(browser, server, ada, app.id);
  await window.next('ready_to_receive_messages');
  ({ frame } = window);
});
beforeEach(() => frame.evaluate('location.hash = ""; scrollTo(0, 0)'));
afterAll(async () => {
  await window?.close();
  await browser?.close();
  await server?.close();
});

async function resize(width: number, height: number) {
  await window.page.setViewportSize({ width, height });
  await window.page.evaluate(`document.body.style.margin = 0;
    Object.assign(document.querySelector('iframe').style, { width: '${width}px', height: '${height}px', border: 0 })`);
  await frame.waitForFunction(`innerWidth === ${width} && innerHeight === ${height}`);
}
const box = async (locator: Locator) => (await locator.boundingBox())!;
const actions = () => frame.locator('[data-slot=page-actions]');

it('[KIT-01] on a phone the end of a page stands above its bar of actions', async () => {
  await resize(390, 844);
  await frame.evaluate('scrollTo(0, document.body.scrollHeight)');
  const last = await box(frame.getByRole('button', { name: 'Open' }));
  expect(last.y + last.height).toBeLessThanOrEqual((await box(actions())).y);
});

it('[KIT-02] the names of pages are whole in the bar of a phone, and long ones stay in the left bar', async () => {
  const cut = (selector: string) =>
    frame.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})]
      .filter(({ clientWidth }) => clientWidth > 0)
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
      .map(({ textContent }) => textContent)`);
  await resize(390, 844);
  // a long name takes one of four places, and this one stands under 'More'
  expect(await cut('nav[aria-label=Pages].fixed span')).toEqual([]);
  expect(await frame.locator('nav[aria-label=Pages].fixed li').count()).toBe(4);
  await resize(1280, 900);
  expect(await cut('[data-slot=app-shell] > header')).toEqual([]);
  const bar = await box(frame.locator('[data-slot=app-shell] > header'));
  for (const link of await frame.locator('[data-slot=app-shell] > header a').all()) {
    const { x, width } = await box(link);
    expect(x + width).toBeLessThanOrEqual(bar.x + bar.width);
  }
  expect(await frame.evaluate('document.querySelector("header nav").scrollWidth')).toBeLessThanOrEqual(bar.width);
});

it('[KIT-03] on a phone a message lies over no action', async () => {
  await resize(390, 844);
  await frame.getByRole('button', { name: 'Add a booking' }).click();
  const toast = frame.locator('[data-sonner-toast]');
  await toast.filter({ hasText: 'Saved' }).waitFor();
  const [message, bar] = [await box(toast), await box(actions())];
  expect(message.y + message.height).toBeLessThanOrEqual(bar.y);
});

it('[KIT-04] the buttons of a long dialog are in sight', async () => {
  await resize(1440, 900);
  await frame.getByRole('button', { name: 'Open' }).click();
  const cancel = frame.getByRole('button', { name: 'Cancel' });
  const { y, height } = await box(cancel);
  expect(y + height).toBeLessThanOrEqual(900);
  await cancel.click();
  await cancel.waitFor({ state: 'detached' });
});

it('[KIT-05] a click counts although leaving the field moves the button', async () => {
  await resize(1440, 900);
  await frame.evaluate('location.hash = "#short"');
  await frame.getByRole('button', { name: 'Open' }).click();
  await frame.getByRole('textbox', { name: 'Field 1' }).focus();
  const cancel = frame.getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  await frame.waitForFunction(`document.getAnimations().length === 0`);
  const { x, y } = await box(cancel);
  await window.page.mouse.move(x + 10, y + 3);
  await window.page.mouse.down();
  await frame.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))');
  await window.page.mouse.up();
  await cancel.waitFor({ state: 'detached', timeout: 3_000 });
});
