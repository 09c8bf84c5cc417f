import type { EntityProperty } from '@whittle/contract/entities';

/** A file that somebody might import, and what must become of it when its columns' formats are guessed. */
export type CorpusFile = {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
  fields: Record<string, EntityProperty>;
  /** The records, in order. */
  stored: Record<string, unknown>[];
  /** Cells that are stored as something else than their text says: `[row, field, text, stored]`. */
  altered?: [row: number, field: string, text: string, stored: unknown][];
  /** Rows that are not stored, with the beginning of the reason. */
  rejected?: [row: number, reason: string][];
};

export const text: EntityProperty = { type: 'string' };
export const number: EntityProperty = { type: 'number' };
export const boolean: EntityProperty = { type: 'boolean' };
export const day: EntityProperty = { type: 'string', format: 'date' };
export const list = (items: EntityProperty): EntityProperty => ({ type: 'array', items });
