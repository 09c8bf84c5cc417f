import type { Json } from './json.ts';

/** Columns of a record beside its fields, by the one name that each has inside the server. */
export const recordColumns = ['id', 'created_at', 'updated_at', 'created_by', 'created_by_id', 'is_sample'] as const;
export type RecordColumn = (typeof recordColumns)[number];

/** What a condition or a sort looks at. `path` has one name per level; `types` is what the schema declares there. */
export type FieldRef = { kind: 'column'; column: RecordColumn } | DataRef;
export type DataRef = { kind: 'data'; path: readonly string[]; types: readonly string[] };

/**
 * A checked filter: every field is one that the entity declares or the server sets, every value is storable JSON, and
 * depth and number of conditions are bounded. A missing field counts as null; a condition that cannot apply is false.
 */
export type Filter =
  | { op: 'and' | 'or'; filters: readonly Filter[] }
  | { op: 'not'; filter: Filter }
  /** Equal to one of the values; a list also matches by one of its items. */
  | { op: 'in'; field: FieldRef; values: readonly Json[] }
  /** Compared with a value of the same type only. */
  | { op: 'gt' | 'gte' | 'lt' | 'lte'; field: FieldRef; value: string | number | boolean }
  /** Present, even as null. */
  | { op: 'exists'; field: FieldRef }
  /** Text that fits an SQL LIKE pattern, with backslash as its escape. */
  | { op: 'like'; field: FieldRef; pattern: string; ignoreCase: boolean }
  /** Text that fits a pattern of safe-regex.ts. */
  | { op: 'regex'; field: FieldRef; pattern: string; ignoreCase: boolean }
  /** A text field that holds the words, whatever their case; the fields are those that the caller sees. */
  | { op: 'search'; fields: readonly DataRef[]; pattern: string }
  /** A list that holds all of the values. */
  | { op: 'all'; field: FieldRef; values: readonly Json[] }
  | { op: 'size'; field: FieldRef; size: number };

/** Records that are equal in `field` are in the order of `next`. */
export type Sort = { field: FieldRef; descending: boolean; next?: Sort };
