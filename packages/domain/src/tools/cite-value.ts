import type { BlockType } from '@whittle/contract/tools/tool-document';
import { isPlainObject } from '../entities/json.ts';
import { withoutMarks } from '../knowledge/citer.ts';

/** Where a citation can be followed. Elsewhere it would be part of a figure or of data. */
const citing: ReadonlySet<BlockType> = new Set(['rich_text', 'list', 'table']);
/** Data: an address in it is neither loaded nor followed by a page. */
const data: ReadonlySet<BlockType> = new Set(['json', 'file']);

/** What a model answered for a block, its texts with citations as `read` gives them. */
export function citeValue(type: BlockType, value: unknown, read: (text: string) => string): unknown {
  if (data.has(type)) return eachText(value, withoutMarks);
  return eachText(value, citing.has(type) ? read : (text) => read(text).replaceAll(/ ?\[\d+\]/g, ''));
}

/** Everything that a value says, a line for each text. */
export function citedText(value: unknown): string {
  const lines: string[] = [];
  eachText(value, (text) => {
    lines.push(text);
    return text;
  });
  return lines.join('\n');
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => eachText(one, change));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, change)]));
}
