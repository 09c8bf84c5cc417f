import type { Frame, Locator } from '@playwright/test';
import { clickable, named, topLayer } from '../find/named.ts';
import { normal } from '../find/page-text.ts';
import { Missing, type Stage, until } from '../find/stage.ts';
import { patternOf, quoted, spaced } from '../find/words.ts';
import type { Words } from './step.ts';

const quick = { timeout: 3_000 };
const menus = ['menu', 'more', 'navigation', 'menü', 'mehr', 'open sidebar'];

/** Goes where a link, a tab or a button of this name leads; the page must then say that it is the one. */
export async function open(stage: Stage, words: Words): Promise<void> {
  await untilShown(stage);
  const address = stage.frame.url();
  await until(stage, `a page ${quoted(words)}`, async () => {
    const ways = await waysTo(stage.frame, words);
    if (ways.length === 0) return isOn(stage.frame, words);
    for (const [at, way] of ways.slice(0, mostWays).entries()) {
      if (at > 0) await stage.frame.goto(address, { waitUntil: 'domcontentloaded' });
      await way.click(quick);
      const patienceMs = Math.min(stage.patienceMs, 1_500);
      const isThere = await until({ patienceMs }, '', () => isOn(stage.frame, words)).catch(() => false);
      if (isThere) return true;
    }
    return false;
  });
}

const mostWays = 3;

/** What leads to a page: the navigation first, behind its menu where it is folded, then the rest of the page. */
export async function waysTo(frame: Frame, words: Words): Promise<Locator[]> {
  const navigation = frame.locator('nav, [role=navigation], [role=tablist]');
  const inNavigation = () => named(navigation, ['link', 'tab', 'menuitem', 'button'], words);
  const shown = await inNavigation();
  if (shown.length > 0) return shown;
  if ((await navigation.getByRole('link').filter({ visible: true }).count()) === 0) {
    const [menu] = await named(frame.locator('body'), ['button'], menus);
    await menu?.click(quick);
    const unfolded = menu ? await named(await topLayer(frame), ['link', 'tab', 'menuitem', 'button'], words) : [];
    if (unfolded.length > 0) return unfolded;
  }
  return named(await topLayer(frame), ['link', 'tab', 'menuitem', 'button'], words);
}

/** Heading, address or the marked entry of the navigation tell which page it is. */
async function isOn(frame: Frame, words: Words): Promise<boolean> {
  const pattern = patternOf(words);
  const { address, texts, isBroken } = await frame.evaluate(() => ({
    address: decodeURIComponent(location.pathname + location.hash),
    texts: [
      ...document.querySelectorAll<HTMLElement>('h1, h2, [aria-current=page], [role=tab][aria-selected=true], legend'),
    ].flatMap((element) => (element.checkVisibility() ? [element.innerText] : [])),
    isBroken: document.querySelector('.whittle-problem, .whittle-note') !== null,
  }));
  return !isBroken && [spaced(address), ...texts].some((text) => pattern.test(text));
}

/** Opens what stands under this text; another address, another heading or a dialog shows that it did. */
export async function openRecord(stage: Stage, text: string): Promise<void> {
  const before = await sight(stage.frame);
  await until(stage, `'${text}' to open`, async () => {
    const body = stage.frame.locator('body');
    const [ofText] = await named(body, ['link', 'button'], text);
    const line = body.locator('tr, [role=row], li, article').filter({ hasText: text, visible: true }).last();
    const inLine = line.getByRole('link').filter({ visible: true });
    const link = ofText ?? ((await inLine.count()) > 0 ? inLine.first() : undefined);
    await (link ?? body.getByText(text).filter({ visible: true }).first()).click(quick);
    return true;
  });
  await until(stage, `a page or dialog of '${text}'`, async () => {
    const now = await sight(stage.frame);
    return now.where !== before.where && now.text.includes(normal(text));
  });
}

const sight = (frame: Frame) =>
  frame.evaluate(() => ({
    where: `${location.href} ${document.querySelectorAll('[role=dialog], dialog[open]').length}`,
    text: document.body.innerText.replaceAll(/\s+/g, ' ').toLowerCase(),
  }));

/** Clicks a control by name; with `near`, the one in the part of the page that shows this text, or on the page behind it. */
export async function click(stage: Stage, words: Words, near?: string): Promise<void> {
  const where = near === undefined ? '' : ` beside '${near}'`;
  const press = (given: Stage, find: () => Promise<Locator | undefined>) =>
    until(given, `a control ${quoted(words)}${where}`, async () => {
      const target = await find();
      await target?.click(quick);
      return target !== undefined;
    });
  const found = async () => named(await topLayer(stage.frame), clickable, words);
  const first = async () => (await found())[0];
  if (near === undefined) return void (await press(stage, first));
  const half = { ...stage, patienceMs: stage.patienceMs / 2 };
  const isPressed = await press(half, async () => nearest(await found(), near)).catch(() => false);
  if (isPressed) return;
  await openRecord(half, near);
  await press(half, first);
}

export async function nearest(found: Awaited<ReturnType<typeof named>>, near: string) {
  const steps = await Promise.all(found.map((one) => one.evaluate(stepsUpTo, near.toLowerCase())));
  const least = Math.min(...steps);
  return least === Infinity ? undefined : found[steps.indexOf(least)];
}

/** In the page: how many elements up the text begins to be part of what is around the control, if that is a row or a card. */
function stepsUpTo(element: Element, text: string): number {
  let steps = 0;
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const around = (box as HTMLElement).innerText?.toLowerCase() ?? '';
    if (around.includes(text)) return around.length < text.length + 400 ? steps : Infinity;
    steps += 1;
  }
  return Infinity;
}

/** The n-th of the like controls of a game: at least four of one kind in the main part. */
export async function clickField(stage: Stage, index: number): Promise<void> {
  await until(stage, `field ${index + 1} of a game`, async () => {
    const cells = stage.frame
      .locator('main, #root')
      .first()
      .locator('button, [role=gridcell], [role=button], td')
      .filter({ visible: true });
    const groups = await cells.evaluateAll((elements) => {
      const boxes = new Map<Element, number[]>();
      for (const [at, element] of elements.entries()) {
        const row = element.parentElement!;
        const box = row.children.length > 1 && row.matches('tr, [role=row]') ? row.parentElement! : row;
        boxes.set(box, [...(boxes.get(box) ?? []), at]);
      }
      return [...boxes.values()];
    });
    const board = groups.toSorted((one, other) => other.length - one.length)[0];
    if (!board || board.length < 4 || index >= board.length) return false;
    await cells.nth(board[index]!).click(quick);
    return true;
  });
}

export async function reload(stage: Stage): Promise<void> {
  await stage.frame.goto(stage.frame.url(), { waitUntil: 'domcontentloaded' });
  await untilShown(stage);
}

/** Waits until the app shows something, for as long as a person would. */
export async function untilShown({ frame, patienceMs }: Stage): Promise<void> {
  const shows = () =>
    frame.evaluate(() => {
      const root = document.getElementById('root') ?? document.body;
      const isBusy = root.querySelector('[aria-busy=true], .animate-spin, [role=progressbar]:not([aria-valuenow])');
      return root.innerText.trim() !== '' && isBusy === null;
    });
  await until({ patienceMs }, 'anything', shows).catch((error: unknown) => {
    if (!(error instanceof Missing)) throw error;
  });
}
