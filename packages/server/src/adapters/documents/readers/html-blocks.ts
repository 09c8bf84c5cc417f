import type { Block } from '@whittle/domain/knowledge/blocks';
import { plainRow, rowText } from './reading.ts';

/** What linkedom and browsers have in common, as far as it is read here. */
type ElementLike = {
  readonly nodeType: number;
  readonly localName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<ElementLike>;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
};

const isElement = ({ nodeType }: ElementLike) => nodeType === 1;
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

const plainText = (node: ElementLike) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function* within(node: ElementLike): Generator<ElementLike> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* within(child);
  }
}

/** A table that holds others lays out a page. */
const hasTableWithin = (table: ElementLike) => [...within(table)].some(({ localName }) => localName === 'table');

function tableRows(table: ElementLike): Block[] {
  const caption = [...within(table)].find(({ localName }) => localName === 'caption');
  const rows = [...within(table)]
    .filter(({ localName }) => localName === 'tr')
    .map((row) => [...row.childNodes].filter((cell) => /^t[hd]$/.test(cell.localName)))
    .filter((cells) => cells.length > 0);
  const [first] = rows;
  const hasHeader = first !== undefined && rows.length > 1 && first.length > 1 && isHeader(first, rows);
  const headers = hasHeader ? first.map(plainText) : [];
  const blocks: Block[] = caption ? [{ kind: 'text', text: plainText(caption) }] : [];
  for (const [at, cells] of (hasHeader ? rows.slice(1) : rows).entries()) {
    const values = cells.map(plainText);
    const text = hasHeader ? rowText(headers, values) : plainRow(values);
    if (text !== '') blocks.push({ kind: 'row', row: at + 1, text });
  }
  return blocks;
}

/** Column names are marked as such; Word marks none, and its tables begin with them. */
const isHeader = (first: readonly ElementLike[], rows: readonly (readonly ElementLike[])[]) =>
  first.every(({ localName }) => localName === 'th') ||
  (rows.every((cells) => cells.every(({ localName }) => localName === 'td') && cells.length === first.length) &&
    first.every((cell) => /\p{L}/u.test(plainText(cell)) && plainText(cell).length < 60));
