import { z } from 'zod';
import { limits } from './limits.ts';

/** The types that a column can be given by hand (GRID-11, N-36). */
export const columnTypes = ['select', 'multiselect', 'text', 'number', 'image', 'json'] as const;
export const columnTypeSchema = z.enum(columnTypes);
export type ColumnType = z.infer<typeof columnTypeSchema>;

const columnId = z.string().min(1).max(limits.gridColumnIdMaxChars);
const label = z.string().trim().min(1).max(limits.columnNameMaxChars);
const color = z.string().max(60);

/**
 * One change of an entity's columns, under the grid's own names (GRID-23): the body of
 * `PUT /api/apps/{appId}/entities/{entity}/schema`. A column added beside `999999` becomes the last one (GRID-12).
 */
export const schemaChangeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('add_column_to_left'), columnId, label, dataType: columnTypeSchema }),
  z.object({ type: z.literal('add_column_to_right'), columnId, label, dataType: columnTypeSchema }),
  z.object({ type: z.literal('update_column_header'), columnId, label }),
  z.object({ type: z.literal('update_column_type'), columnId, dataType: columnTypeSchema }),
  z.object({ type: z.literal('add_option_to_column'), columnId, option: z.string().max(200), color }),
  z.object({ type: z.literal('delete_column'), columnId }),
]);
export type SchemaChange = z.infer<typeof schemaChangeSchema>;

/**
 * What a change would do to the values that are there: POST `.../schema/preview`. `examples` are values that cannot be
 * converted, as texts; they stay stored and come back with the earlier version.
 */
export const schemaChangePreviewSchema = z.object({
  values: z.number().int(),
  converted: z.number().int(),
  kept: z.number().int(),
  examples: z.array(z.object({ recordId: z.string(), value: z.string() })),
  /** Converted values as they are and as they would be. */
  samples: z.array(z.object({ before: z.string(), after: z.string() })),
});
export type SchemaChangePreview = z.infer<typeof schemaChangePreviewSchema>;

/** `column` is the name of a column that was added or renamed, made of its label. */
export const schemaChangeResponseSchema = z.object({
  versionId: z.string(),
  changed: z.number().int(),
  column: z.string().optional(),
});

/** GET `.../schema/renames`: columns that the chat seems to have renamed while values still lie under the old name. */
export const renamesSchema = z.object({
  renames: z.array(z.object({ from: z.string(), to: z.string(), values: z.number().int() })),
});
export type FoundRename = z.infer<typeof renamesSchema>['renames'][number];

/** POST `.../schema/renames`: moves those values to the new name. */
export const moveRenamedSchema = z.object({ from: columnId, to: columnId });
export const moveRenamedResponseSchema = z.object({ moved: z.number().int() });
