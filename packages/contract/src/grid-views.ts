import { z } from 'zod';
import { limits } from './limits.ts';

/** What a filter of one column asks. `above` and `below` are later and earlier for dates. */
export const gridFilterOps = ['contains', 'is', 'not', 'above', 'below', 'empty', 'filled'] as const;
export type GridFilterOp = (typeof gridFilterOps)[number];

const columnId = z.string().min(1).max(limits.gridColumnIdMaxChars);
const columnIds = z.array(columnId).max(limits.gridViewColumns);

export const gridFilterSchema = z.object({
  column: columnId,
  op: z.enum(gridFilterOps),
  value: z.string().max(limits.gridFilterMaxChars),
});
export type GridFilter = z.infer<typeof gridFilterSchema>;

/**
 * How one person looks at the records of one entity, kept on the server: GET and PUT
 * `/api/apps/{appId}/entities/{entity}/view`. Columns are named by id; ids that the schema no longer has are passed over.
 */
export const gridViewSchema = z.object({
  sort: z
    .array(z.object({ column: columnId, descending: z.boolean() }))
    .max(limits.gridSortColumns)
    .default([]),
  filters: z.array(gridFilterSchema).max(limits.gridFilters).default([]),
  /** Columns from left to right; the others follow in the order of the schema. */
  order: columnIds.default([]),
  hidden: columnIds.default([]),
  pinned: columnIds.default([]),
  /** Widths in px (GRID-07). */
  widths: z.record(columnId, z.number().int().min(50).max(400)).default({}),
});
export type GridView = z.infer<typeof gridViewSchema>;
