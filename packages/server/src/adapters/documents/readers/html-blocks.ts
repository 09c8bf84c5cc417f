import type { Block } from '@whittle/domain/knowledge/blocks';
import { type ElementLike, isElement, plainText, within } from './element-like.ts';
import { tableRows } from './html-table.ts';

const isText = ({ nodeType }: ElementLike) => nodeType === 3;

const unread = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'canvas', 'title', 'head', 'select'],
  ...['button', 'input', 'textarea', 'dialog', 'video', 'audio', 'math'],
]);
const inline = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'data',
    'del',
    'dfn',
    'em',
    'font',
    'i',
    'img',
    'ins',
    'kbd',
    'label',
  ],
  ...['mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
]);

/**
 * The blocks of a page in reading order: headings, paragraphs, list items, and rows of tables with their column names.
 * `skip` leaves parts out.
 */
export function htmlBlocks(root: unknown, skip: (element: ElementLike) => boolean = () => false): Block[] {
  const blocks: Block[] = [];
  let line = '';
  const flush = (prefix = '') => {
    const text = line
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .trim();
    if (text !== '') blocks.push({ kind: 'text', text: prefix + text });
    line = '';
  };

  const visit = (node: ElementLike, isPre: boolean) => {
    if (isText(node)) line += isPre ? (node.textContent ?? '') : (node.textContent ?? '').replaceAll(/\s+/g, ' ');
    if (!isElement(node) || unread.has(node.localName) || isHidden(node) || skip(node)) return;
    const { localName } = node;
    const children = () => {
      for (const child of node.childNodes) visit(child, isPre || localName === 'pre');
    };
    if (localName === 'br') line += '\n';
    else if (inline.has(localName)) children();
    else if (/^h[1-6]$/.test(localName)) {
      flush();
      const text = plainText(node);
      if (text !== '') blocks.push({ kind: 'heading', level: Number(localName[1]), text });
    } else if (localName === 'table' && !hasTableWithin(node)) {
      flush();
      blocks.push(...tableRows(node));
    } else if (localName === 'li' || localName === 'dd' || localName === 'dt') {
      flush();
      const at = blocks.length;
      children();
      flush();
      const first = blocks[at];
      if (localName === 'li' && first?.kind === 'text') blocks[at] = { ...first, text: `- ${first.text}` };
    } else {
      flush();
      children();
      flush();
    }
  };
  visit(root as ElementLike, false);
  flush();
  return blocks;
}

const isHidden = (node: ElementLike) =>
  node.hasAttribute('hidden') ||
  node.getAttribute('aria-hidden') === 'true' ||
  /display\s*:\s*none/i.test(node.getAttribute('style') ?? '');

/** A table that holds others lays out a page. */
const hasTableWithin = (table: ElementLike) => [...within(table)].some(({ localName }) => localName === 'table');
