import type { Frame } from '@playwright/test';

/**
 * What the page says: visible text, names of pictures and controls, values that cannot be edited. What a person typed and
 * messages that vanish do not count, since they say nothing of what the app made of it.
 */
export const pageText = async (frame: Frame): Promise<string> => normal(await frame.evaluate(readText));

export const normal = (text: string): string =>
  text
    .replaceAll(/[\s ]+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .trim()
    .toLowerCase();

/** In the page. */
function readText(): string {
  const passing = '[data-sonner-toaster], [class*="toast"], .Toastify, [data-radix-toast-viewport]';
  const gone = [...document.querySelectorAll<HTMLElement>(passing)].map(
    (element) => [element, element.style.display] as const,
  );
  for (const [element] of gone) element.style.display = 'none';
  const parts = [document.body.innerText];
  for (const [element, display] of gone) element.style.display = display;
  const isShown = (element: Element) => element.checkVisibility() && !element.closest(passing);
  for (const element of document.querySelectorAll('[aria-label], img[alt], svg title, input, output')) {
    if (!isShown(element)) continue;
    if (element instanceof HTMLInputElement && (element.readOnly || element.disabled)) parts.push(element.value);
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label) parts.push(label);
    else if (element.tagName === 'title') parts.push(element.textContent);
  }
  return parts.join('\n');
}

/** The beginning of what the page shows, for a message about what it does not. */
export async function excerpt(frame: Frame): Promise<string> {
  const text = await frame.evaluate(() => document.body.innerText).catch(() => '');
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? 'nothing' : `"${line.slice(0, 240)}${line.length > 240 ? ' …' : ''}"`;
}
