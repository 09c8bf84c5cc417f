import type { Block } from '@whittle/domain/knowledge/blocks';
import { parseHtml } from '../../parse-html.ts';
import { htmlBlocks } from './html-blocks.ts';

/** A page of the web as it is read: without its menus, its head and foot. */
export type PageContent = {
  title: string;
  blocks: Block[];
  canonical: string | null;
  links: string[];
  noIndex: boolean;
  noFollow: boolean;
};

const around = new Set(['nav', 'footer', 'aside']);
/** The main part of a page is taken for the whole only when it has this share of its text. */
const mainShareMin = 0.4;

export function readPageContent(html: string, address: string): PageContent {
  const document = parseHtml(html);
  const base = URL.parse(document.querySelector('base')?.getAttribute('href') ?? '', address)?.href ?? address;
  const toAddress = (href: string | null | undefined) => (href ? (URL.parse(href, base)?.href ?? null) : null);
  const rules = (document.querySelector('meta[name="robots" i]')?.getAttribute('content') ?? '').toLowerCase();
  const links = [...document.querySelectorAll('a[href]')]
    .filter((link) => !/\bnofollow\b/i.test(link.getAttribute('rel') ?? ''))
    .flatMap((link) => toAddress(link.getAttribute('href')) ?? []);
  return {
    title: (document.querySelector('title')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    blocks: mainBlocks(document),
    canonical: toAddress(document.querySelector('link[rel="canonical" i]')?.getAttribute('href')),
    links: [...new Set(links)],
    noIndex: /\b(?:noindex|none)\b/.test(rules),
    noFollow: /\b(?:nofollow|none)\b/.test(rules),
  };
}

function mainBlocks(document: ReturnType<typeof parseHtml>): Block[] {
  const body = document.body ?? document.documentElement;
  const shown = htmlBlocks(body, ({ localName }) => around.has(localName));
  const main = document.querySelector('main, [role="main"], article');
  if (main && document.querySelectorAll('article').length <= 1) {
    const ofMain = htmlBlocks(main, ({ localName }) => around.has(localName));
    if (lengthOf(ofMain) >= lengthOf(shown) * mainShareMin) return ofMain;
  }
  return shown.length > 0 ? shown : htmlBlocks(body);
}

const lengthOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'start' ? 0 : block.text.length), 0);
