import {
  blockValueSchemas,
  type ChartValue,
  type FileBlockValue,
  type ImageValue,
  type TableValue,
} from '@whittle/contract/tools/block-values';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import type { BlockType, ResultBlock } from '@whittle/contract/tools/tool-document';

export type BlockProblem =
  | 'too-long'
  | 'missing'
  | 'cut-off'
  | 'wrong-shape'
  | 'empty'
  | 'too-few'
  | 'too-many'
  | 'ragged'
  | 'sum-wrong'
  | 'bad-link'
  | 'part-missing'
  | 'judged-wrong';
export type BlockCheck = { ok: true; value: unknown } | { ok: false; problem: BlockProblem; value: unknown };

/** Whether what a model answered for a block can be shown as that block, and keeps the builder's rules. Rule: TOOL-09. */
export function checkBlock({ type, required, checks }: ResultBlock, answered: unknown): BlockCheck {
  const bad = (problem: BlockProblem): BlockCheck => ({ ok: false, problem, value: answered ?? null });
  if (answered === undefined || answered === null) return required ? bad('missing') : { ok: true, value: null };
  const read = blockValueSchemas[type].safeParse(answered);
  if (!read.success) return bad('wrong-shape');
  const value = read.data;
  if ((JSON.stringify(value) ?? '').length > toolLimits.blockChars) return { ...bad('too-long'), value: null };
  const items = itemsOf(type, value);
  if (items === 0) return required ? bad('empty') : { ok: true, value };
  if (checks.minItems !== null && items < checks.minItems) return bad('too-few');
  if (checks.maxItems !== null && items > checks.maxItems) return bad('too-many');
  if (type === 'table') {
    const { columns, rows } = value as TableValue;
    if (rows.some((row) => row.length !== columns.length)) return bad('ragged');
    if (checks.hasTotalRow && !totalsAddUp(rows)) return bad('sum-wrong');
  }
  if (type === 'chart') {
    const { labels, series } = value as ChartValue;
    if (series.some(({ values }) => values.length !== labels.length)) return bad('ragged');
  }
  const said = wordsOf(value).toLowerCase();
  if (checks.mustContain.some((part) => !said.includes(part.toLowerCase()))) return bad('part-missing');
  if (type === 'rich_text' && hasBadLink(value as string)) return bad('bad-link');
  return { ok: true, value };
}

function itemsOf(type: BlockType, value: unknown): number {
  if (type === 'rich_text') return (value as string).trim() === '' ? 0 : (value as string).split(/\n\s*\n/).length;
  if (type === 'table') return (value as TableValue).rows.length;
  if (type === 'image') return (value as ImageValue).url === '' ? 0 : 1;
  if (type === 'file') return (value as FileBlockValue).content.trim() === '' ? 0 : 1;
  if (type === 'chart') return (value as ChartValue).series.length === 0 ? 0 : (value as ChartValue).labels.length;
  return Array.isArray(value) ? value.length : 1;
}

/** Every text in a value. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(wordsOf).join('\n') : '';
}

const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(\s*<?([^)\s>]*)/g)].map(([, address]) => address!);

/** The links of a value that lead to other hosts, each once. */
export const linksOf = (value: unknown): string[] => [...new Set(linksIn(wordsOf(value)).filter(isWebAddress))];

/** The same with addresses that stand there alone. */
export function addressesOf(value: unknown): string[] {
  const words = wordsOf(value);
  const alone = [...words.replaceAll(/\]\([^)]*\)/g, ' ').matchAll(/https?:\/\/[^\s<>"'`\]|\\]+/gi)].map(([address]) =>
    withoutEnd(address),
  );
  return [...new Set([...linksIn(words), ...alone].filter(isWebAddress))];
}

const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address);

/** An address without what ends the sentence around it. */
function withoutEnd(address: string): string {
  const plain = address.replace(/[.,;:!?*_~]+$/, '');
  return plain.endsWith(')') && !plain.includes('(') ? withoutEnd(plain.slice(0, -1)) : plain;
}

/** Links that lead nowhere a browser goes. */
const hasBadLink = (markdown: string): boolean =>
  linksIn(markdown).some((address) => !/^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@|tel:|#)/i.test(address));

/** Whether each column of numbers ends with their sum, as people write numbers in English or in German. */
const totalsAddUp = (rows: readonly (readonly string[])[]): boolean =>
  [numberIn, (cell: string) => numberIn(cell.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')))].some((read) =>
    addUp(rows, read),
  );

/** Figures may differ by what rounding each row can cause. */
function addUp(rows: readonly (readonly string[])[], read: typeof numberIn): boolean {
  const body = rows.slice(0, -1);
  const totals = rows.at(-1)!;
  if (body.length === 0) return false;
  let sums = 0;
  for (const [column, total] of totals.entries()) {
    const expected = read(total);
    const parts = body.map((row) => read(row[column]!));
    if (expected === null || parts.some((part) => part === null)) continue;
    sums += 1;
    const sum = parts.reduce<number>((so, part) => so + part!, 0);
    if (Math.abs(sum - expected) > 0.005 * body.length + 1e-9) return false;
  }
  return sums > 0;
}

/** The number in a cell such as `1,234.50 € [2]`; null where there is none, or where it is a part of words. */
function numberIn(cell: string): number | null {
  const plain = cell
    .replaceAll(/\[\d+\]/g, '')
    .replace(/[\s\u00A0]|[€$£¥%]|[A-Z]{3}\b/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
