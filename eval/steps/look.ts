import { normal, pageText } from '../find/page-text.ts';
import { Missing, type Stage, until } from '../find/stage.ts';
import { listOf, quoted } from '../find/words.ts';
import type { Step, Words } from './step.ts';

export async function sees(stage: Stage, words: Words): Promise<void> {
  await until(stage, `the text ${quoted(words)}`, () => hasText(stage, words));
}

export async function hasText({ frame }: Stage, words: Words): Promise<boolean> {
  const text = await pageText(frame);
  return listOf(words).some((word) => text.includes(normal(word)));
}

/** Waits for it to go, and asks for something else to be there: an empty page lacks everything. */
export async function lacks(stage: Stage, words: Words): Promise<void> {
  await until(stage, `a page without ${quoted(words)}`, async () => {
    const text = await pageText(stage.frame);
    return text.length > 20 && !listOf(words).some((word) => text.includes(normal(word)));
  });
}

export async function shows(stage: Stage, what: 'chart' | 'month' | 'picture' | 'table'): Promise<void> {
  let isAsked = false;
  await until(stage, `a ${what}`, async () => {
    if (await stage.frame.evaluate(tests[what])) return true;
    if (!isAsked) await generate(stage);
    isAsked = true;
    return false;
  });
}

/** Some reports are made when asked for. */
export async function generate({ frame }: Stage): Promise<void> {
  const name = /^\W*(?:generate|create|show|run|build)\b.*\b(?:report|results?|chart)\b|^generate/i;
  const button = frame.getByRole('button', { name, disabled: false }).filter({ visible: true }).first();
  if ((await button.count()) > 0) await button.click({ timeout: 3_000 });
}

/** In the page. */
const tests = {
  chart: () => {
    const isLarge = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height > 12_000 && element.checkVisibility();
    };
    const drawn = [...document.querySelectorAll('svg')].filter(
      (svg) => isLarge(svg) && svg.querySelectorAll('path, rect, circle, line').length >= 3,
    );
    const canvases = [...document.querySelectorAll('canvas')].filter(isLarge);
    // Bars that are made of boxes say so to those who cannot see them.
    const named = [...document.querySelectorAll('figure, [role=img], [role=figure], [aria-roledescription*=chart]')];
    return drawn.length + canvases.length + named.filter(isLarge).length > 0;
  },
  /** A grid that has each of the first 28 days as a cell, seven beside one another. */
  month: () => {
    const days = new Map<number, number>();
    for (const element of document.querySelectorAll<HTMLElement>('main *, [role=grid] *, table *')) {
      const [line = ''] = (element.innerText ?? '').trim().split('\n');
      const day = /^\d{1,2}\.?$/.test(line) && element.checkVisibility() ? Number.parseInt(line, 10) : 0;
      if (day >= 1 && day <= 28 && !days.has(day)) days.set(day, Math.round(element.getBoundingClientRect().top / 8));
    }
    return days.size === 28 && new Set(days.values()).size <= 8;
  },
  picture: () =>
    [...document.querySelectorAll('main img, main svg, main picture, #root img')].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isBroken = element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0;
      return width >= 48 && height >= 48 && !isBroken;
    }),
  table: () =>
    [...document.querySelectorAll('table, [role=table], [role=grid]')].some(
      (table) => table.checkVisibility() && table.querySelectorAll('tr, [role=row]').length >= 2,
    ),
};

/** Headings of a board lie side by side: at about the same height, from left to right. */
export async function columns(stage: Stage, names: readonly string[]): Promise<void> {
  await until(stage, `columns ${names.join(', ')} side by side`, () =>
    stage.frame.evaluate((wanted) => {
      const places = wanted.map((name) => {
        const text = name.toLowerCase();
        return [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
          const own = element.innerText?.trim().toLowerCase().replaceAll(/\s+/g, ' ') ?? '';
          const isHeading = own.startsWith(text) && own.length <= text.length + 6 && element.checkVisibility();
          return isHeading ? [element.getBoundingClientRect()] : [];
        });
      });
      const [first = [], ...others] = places;
      return first.some((start) =>
        others.every((boxes) => boxes.some((box) => Math.abs(box.top - start.top) < 24 && box.left > start.left + 40)),
      );
    }, names),
  );
}

/** The page is not the same after the steps as it was before. */
export async function changes(stage: Stage, steps: Step[], doStep: (stage: Stage, step: Step) => Promise<void>) {
  const before = await sight(stage);
  for (const step of steps) await doStep(stage, step);
  await until(stage, 'the page to change', async () => (await sight(stage)) !== before);
}

async function sight({ frame }: Stage): Promise<string> {
  const drawn = await frame.evaluate(() =>
    [...document.querySelectorAll('main, #root')].map((root) => [
      (root as HTMLElement).innerText,
      [...root.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()),
      [...root.querySelectorAll('[aria-pressed], [aria-checked], [style]')].map((element) => [
        element.getAttribute('aria-pressed'),
        element.getAttribute('aria-checked'),
        element.getAttribute('style'),
      ]),
    ]),
  );
  return JSON.stringify(drawn);
}

/** What a person wrote about the app beside what it does. */
export function replies(stage: Stage, pattern: RegExp): void {
  const prose = stage.app
    .reply()
    .replaceAll(/<action\b[\s\S]*?<\/action>/g, ' ')
    .replaceAll(/<\/?action[^>]*>/g, ' ');
  if (!pattern.test(prose))
    throw new Missing(`a reply with ${String(pattern)}; it says "${prose.replaceAll(/\s+/g, ' ').slice(0, 300)}"`);
}
