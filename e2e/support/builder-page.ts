import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Product } from '@whittle/testing/product';

let people = 0;

/** A new email address, so that tests that share a product never meet. */
export const newEmail = (name = 'builder') => `${name}-${process.pid}-${(people += 1)}@example.com`;

export const password = 'correct horse battery';

/** The builder's screens as a person uses them. */
export class BuilderPage {
  readonly page: Page;
  readonly product: Product;

  constructor(page: Page, product: Product) {
    this.page = page;
    this.product = product;
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: /Ask for a change|Describe the app you want/ });
  }

  get stopButton(): Locator {
    return this.page.getByRole('button', { name: 'Stop', exact: true });
  }

  /** The app that runs in the frame titled 'App Preview'. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe[title="App Preview"]');
  }

  /** The person's own messages. They appear together with the reply that answers them, as it begins. */
  get ownMessages(): Locator {
    return this.page.getByRole('article', { name: 'You' });
  }

  /** The row of an action in the group that is open. */
  action(name: RegExp): Locator {
    return this.page.getByRole('button', { name }).first();
  }

  async signUp(email = newEmail()): Promise<string> {
    await this.page.goto(`${this.product.url}/login?view=new`);
    await this.page.getByRole('heading', { name: 'Create an account' }).waitFor();
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Create an account' }).click();
    await expect(this.page.getByRole('heading', { name: 'What do you want to build?' })).toBeVisible();
    return email;
  }

  /** Describes a new app on the home screen, with files or without, and waits for its builder. Answers the app's id. */
  async describe(prompt: string, files: { name: string; mimeType: string; buffer: Buffer }[] = []): Promise<string> {
    await this.page.goto(`${this.product.url}/home`);
    await this.page.getByRole('textbox', { name: 'Describe your app' }).fill(prompt);
    await this.page.locator('input[type=file]').first().setInputFiles(files);
    await this.page.getByRole('button', { name: 'Build' }).click();
    await this.page.waitForURL(/\/build\/app\/[0-9a-f]{24}/);
    await expect(this.ownMessages).toHaveCount(1);
    return /\/build\/app\/([0-9a-f]{24})/.exec(this.page.url())![1]!;
  }

  async ask(message: string): Promise<void> {
    const before = await this.ownMessages.count();
    await this.composer.fill(message);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(this.ownMessages).toHaveCount(before + 1);
  }

  /** Waits until no reply streams any more. */
  async untilReady(): Promise<void> {
    await expect(this.stopButton).toHaveCount(0, { timeout: 60_000 });
    await expect(this.page.getByRole('button', { name: 'Send', exact: true })).toBeVisible({ timeout: 60_000 });
  }

  async answerOf(path: string): Promise<unknown> {
    return this.page.evaluate(async (url) => (await fetch(url)).json(), path);
  }
}
