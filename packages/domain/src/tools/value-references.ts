import type { FieldType } from '@whittle/contract/tools/tool-document';
import type { BlockResult } from '@whittle/contract/tools/tool-run';
import type { CardValue, FiguresValue, TableValue } from '@whittle/contract/tools/block-values';

/** Values that stand for something stored: an uploaded file, or a part of an earlier result. */

const filePattern = /^([0-9a-f]{32})\/([^/]{1,200})$/;
const itemPattern = /^([0-9a-f]{24})\/([a-z][a-z0-9_]{0,39})\/(\d{1,4})$/;

export const isFileValue = (value: string): boolean => filePattern.test(value);
export const isItemValue = (value: string): boolean => itemPattern.test(value);

export const holdsFile = (type: FieldType): boolean => type === 'file' || type === 'photo';

/** FIELD-09: what was uploaded or made once is not what is filled in next time. */
export const mayBeMemorized = (type: FieldType): boolean => !holdsFile(type) && type !== 'tool_item_select';

export const fileValue = (id: string, name: string): string => `${id}/${name.replaceAll('/', '_')}`;
export const fileIdOf = (value: string): string => filePattern.exec(value)?.[1] ?? '';
export const fileNameOf = (value: string): string => filePattern.exec(value)?.[2] ?? value;

/** A stored value as people read it: a file by its name. */
export const shownValue = (value: unknown): unknown =>
  typeof value === 'string' && isFileValue(value) ? fileNameOf(value) : value;

export type ItemReference = { runId: string; blockId: string; index: number };

export function itemReference(value: string): ItemReference | null {
  const [, runId, blockId, index] = itemPattern.exec(value) ?? [];
  return runId && blockId && index ? { runId, blockId, index: Number(index) } : null;
}

/** The parts of a block that can be chosen one by one: entries, rows and figures; what has none is one part. */
export function itemsOf({ state, value }: Pick<BlockResult, 'state' | 'value'>): string[] {
  if (state !== 'validated' || value === null) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value))
    return value.map((item: string | FiguresValue[number] | CardValue) =>
      typeof item === 'string' ? item : 'label' in item ? `${item.label}: ${item.value}` : cardText(item),
    );
  const { columns, rows } = value as Partial<TableValue>;
  if (!columns || !rows) return [];
  return rows.map((row) => row.map((cell, at) => `${columns[at] ?? ''}: ${cell}`).join(', '));
}

const cardText = ({ title, text }: Partial<CardValue>): string => [title, text].filter(Boolean).join(': ');
