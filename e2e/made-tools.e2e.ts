import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test('[GEN-60] chess is played by its rules, taken back, resigned and looked through', async ({ page, product }) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe('A chess game against the computer or a friend, with undo and resign, and a history of games');
  await builder.untilReady();
  const { preview } = builder;
  const square = (name: string) => preview.getByRole('button', { name: new RegExp(`^${name}: `) });
  const says = preview.getByRole('status').first();

  await preview.getByRole('button', { name: 'New game' }).click();
  await expect(says).toContainText('White to move');
  await square('e2').click();
  await square('e5').click();
  await expect(square('e2')).toHaveAccessibleName('e2: white pawn');
  await square('e2').click();
  await square('e4').click();
  await expect(square('e4')).toHaveAccessibleName('e4: white pawn');
  await expect(says).toContainText('White to move');
  await preview.getByRole('button', { name: 'Undo' }).click();
  await expect(square('e2')).toHaveAccessibleName('e2: white pawn');

  await preview.getByRole('button', { name: 'Resign' }).click();
  await expect(says).toHaveText('Resigned. The game is over: Black wins.');
  await preview.getByRole('button', { name: 'Join game' }).first().click();
  await expect(square('c4')).toHaveAccessibleName('c4: white bishop');
  await preview.getByRole('button', { name: '1. e2e4' }).click();
  await expect(square('f1')).toHaveAccessibleName('f1: white bishop');
});

test('[GEN-60] an HTML editor shows what is written, in code and as text, and keeps templates', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe('An HTML editor with live preview, syntax highlighting and templates');
  await builder.untilReady();
  const { preview } = builder;
  const inside = preview.frameLocator('iframe[title="Live preview"]');
  const code = preview.getByRole('textbox', { name: 'HTML code' });

  await code.fill('<h1>Spring sale</h1><p onclick="top.hacked = 1">Bulbs</p><img src="x" onerror="parent.hacked = 1">');
  await expect(inside.getByRole('heading', { name: 'Spring sale' })).toBeVisible();
  await expect(preview.locator('[data-slot=highlighted] span').first()).toBeVisible();
  await preview.getByRole('button', { name: 'Text', exact: true }).click();
  await inside.getByText('Bulbs').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and seeds');
  await expect(code).toHaveValue(/Bulbs and seeds/);
  // the frame runs nothing of what is written
  expect(await preview.locator('body').evaluate(() => 'hacked' in window)).toBe(false);

  await preview.getByRole('textbox', { name: 'Title' }).fill('Sale');
  await preview.getByRole('button', { name: 'Save as template' }).click();
  await expect(preview.getByText('Saved as a template')).toBeVisible();
  await preview.getByRole('combobox', { name: 'Start with a template' }).selectOption('Sale');
  await expect(code).toHaveValue(/Bulbs and seeds/);
});

test('[GEN-60] flashcards are turned and learnt', async ({ page, product }) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe('A flashcard app where I make decks, study cards by flipping them and mark them as known');
  await builder.untilReady();
  const { preview } = builder;
  await preview.getByRole('link', { name: 'Study' }).first().click();
  await expect(preview.getByText('Progress: 0 of 6 known')).toBeVisible();
  await preview.getByRole('button', { name: 'Show answer' }).click();
  await preview.getByRole('button', { name: 'Known', exact: true }).click();
  await expect(preview.getByText('Progress: 1 of 6 known')).toBeVisible();
});
