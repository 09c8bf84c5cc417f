import { Readability } from '@mozilla/readability';
import { parseHtml } from '../../parse-html.ts';

/** The words of a page: its article where it has one, else everything that it shows. Scripts are not run. */
export function readHtml(html: string): { text: string } {
  const document = parseHtml(html);
  const title = document.querySelector('title')?.textContent?.trim() ?? '';
  for (const part of document.querySelectorAll('title, script, style, noscript, template, svg, iframe')) part.remove();
  const shown = plain(document.body?.textContent ?? document.documentElement?.textContent ?? '');
  const article = new Readability(document as unknown as ConstructorParameters<typeof Readability>[0]).parse();
  const words = plain(article?.textContent ?? '') || shown;
  return { text: title && !words.startsWith(title) ? `${title}\n\n${words}` : words };
}

const plain = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
