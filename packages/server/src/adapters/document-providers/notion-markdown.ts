import { blockContent, type NotionBlock } from './notion-shapes.ts';

/** Blocks whose own blocks are pages of their own. */
export const isPageOfItsOwn = ({ type }: NotionBlock): boolean => type === 'child_page' || type === 'child_database';

type Tree = { block: NotionBlock; children: readonly Tree[] };

/** Markdown of blocks, with headings, list items and tables as they are. */
export function notionMarkdown(trees: readonly Tree[], indent = ''): string {
  const lines: string[] = [];
  for (const { block, children } of trees) {
    if (block.type === 'table') {
      lines.push('', ...tableLines(children), '');
      continue;
    }
    const line = lineOf(block);
    if (line !== '') lines.push(...line.split('\n').map((part) => indent + part));
    const isItem = /list_item|to_do|toggle/.test(block.type);
    if (children.length > 0) lines.push(notionMarkdown(children, isItem ? `${indent}  ` : indent));
    if (!isItem) lines.push('');
  }
  return lines.join('\n');
}

function lineOf(block: NotionBlock): string {
  const { text, isChecked } = blockContent(block);
  const heading = /^heading_([1-4])$/.exec(block.type);
  if (text === '') return '';
  if (heading) return `${'#'.repeat(Number(heading[1]) + 1)} ${text.replaceAll('\n', ' ')}`;
  if (block.type === 'to_do') return `- ${isChecked ? 'done: ' : ''}${text}`;
  if (/list_item|toggle/.test(block.type)) return `- ${text}`;
  if (block.type === 'code') return `\`\`\`\n${text}\n\`\`\``;
  return text;
}

function tableLines(rows: readonly Tree[]): string[] {
  const cells = rows.map(({ block }) =>
    blockContent(block).cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll('|', '\\|')),
  );
  const [head, ...rest] = cells.map((row) => `| ${row.join(' | ')} |`);
  if (head === undefined) return [];
  return [head, `|${'---|'.repeat(Math.max(1, cells[0]!.length))}`, ...rest];
}
