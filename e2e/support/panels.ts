import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './call-from-page.ts';

type AppKind = 'app' | 'gen_app' | 'space_app' | 'tool';

const page = 'export default function Home() {\n  return <h1>Home</h1>;\n}\n';

/** A new app of this kind with one page, or a tool of its own, as whoever is signed in to `window`. Answers its id. */
export async function makeApp(window: Page, appType: AppKind): Promise<string> {
  const { id } = await call<{ id: string }>(window, '/api/apps', { appType });
  if (appType === 'tool') await call(window, `/api/apps/${id}/tools`, { title: 'Meal plan' });
  else await call(window, `/api/apps/${id}/files/update`, { file: { id: 'pages/Home.jsx', content: page } });
  return id;
}

/** The panels of an app or a tool as a person goes through them. */
export class PanelsPage {
  readonly window: Page;
  readonly url: string;

  constructor(window: Page, url: string) {
    this.window = window;
    this.url = url;
  }

  panel(name: string): Locator {
    return this.window.getByRole('region', { name, exact: true });
  }

  get menu(): Locator {
    return this.window.getByRole('navigation', { name: /^(?:App|Tool) panels$/ }).getByRole('button');
  }

  /** What needs a plan: one sentence beside the way to the plans (PLAN-14). */
  get lock(): Locator {
    return this.window
      .getByRole('note')
      .filter({ has: this.window.getByRole('link', { name: 'Upgrade', exact: true }) });
  }

  async goTo(appId: string, panel: string): Promise<void> {
    await this.window.goto(`${this.url}/build/app/${appId}?panel=${panel}`);
  }

  /** Opens each panel from the menu, sees that it has these settings and no other panel is open, and is done with it. */
  async walk(panels: Record<string, readonly string[]>): Promise<void> {
    for (const [name, labels] of Object.entries(panels)) {
      const row = this.menu.filter({ hasText: new RegExp(`^${name}`) });
      await row.click();
      for (const label of labels)
        await expect(this.panel(name).getByText(label, { exact: true }).first()).toBeVisible();
      await expect(this.menu).toHaveCount(0);
      await this.panel(name).getByRole('button', { name: 'Done', exact: true }).click();
      await expect(row).toBeFocused();
    }
  }
}
