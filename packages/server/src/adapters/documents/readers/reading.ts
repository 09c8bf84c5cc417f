import type { Block } from '@whittle/domain/knowledge/blocks';
import type { ReadUnit, ScannedPage } from '../documents.ts';

/** The next blocks of a document, and how far its reading is. */
export type BlockPart = {
  blocks: Block[];
  unit: ReadUnit;
  done: number;
  total: number | null;
  scanned?: ScannedPage;
  pictures?: number;
};
export type Reading = AsyncGenerator<BlockPart>;

/** A document that is read at once. */
export const whole = (blocks: Block[]): BlockPart => ({ blocks, unit: null, done: 1, total: 1 });

/** A row of a table by its column names, so that it says what it means wherever it is found. */
export function rowText(headers: readonly string[], cells: readonly string[]): string {
  const named = cells.flatMap((cell, at) => {
    const value = cell.replaceAll(/\s+/g, ' ').trim();
    const header = headers[at]?.trim() ?? '';
    if (value === '') return [];
    return header === '' ? value : `${header}: ${value}`;
  });
  return named.join('; ');
}

/** Rows of a table without column names. */
export const plainRow = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' | ');
