import { z } from 'zod';
import { writeVias } from './entities.ts';
import { idSchema } from './ids.ts';

/** Who did something; null for a visitor, and for people who are not there any more only their id is known. */
export const historyPersonSchema = z.object({ id: z.string(), name: z.string().nullable() }).nullable();
export type HistoryPerson = z.infer<typeof historyPersonSchema>;

const fieldsSchema = z.record(z.string(), z.unknown());

/** One change of one record, newest first in lists. `fields` are those that differ; a side without the field is null. */
export const recordChangeSchema = z.object({
  seq: z.number(),
  kind: z.enum(['create', 'update', 'delete']),
  at: z.iso.datetime(),
  via: z.enum(writeVias),
  by: historyPersonSchema,
  fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type RecordChange = z.infer<typeof recordChangeSchema>;

/** GET .../history/entities/{Entity}/records/{id}?before={next}. `exists` tells whether the record is there now. */
export const recordHistorySchema = z.object({
  changes: z.array(recordChangeSchema),
  next: z.number().nullable(),
  exists: z.boolean(),
});
export type RecordHistory = z.infer<typeof recordHistorySchema>;

/** What an act did to an entity's records. */
export const historyActSchema = z.object({
  callId: z.string(),
  via: z.enum(writeVias),
  at: z.iso.datetime(),
  created: z.number(),
  updated: z.number(),
  deleted: z.number(),
  /** Names of changed fields, of updates alone. */
  fields: z.array(z.string()),
});
export type HistoryAct = z.infer<typeof historyActSchema>;

/** GET .../history/entities/{Entity}/timeline: what the next undo and the next redo of the caller would go back on. */
export const timelineSchema = z.object({ undo: historyActSchema.nullable(), redo: historyActSchema.nullable() });
export type Timeline = z.infer<typeof timelineSchema>;

/** `force` writes over what others changed since. */
export const stepSchema = z.object({ force: z.boolean().default(false) });

/** What going back wrote. `callId` names it, so that it can be undone. */
export const revertResultSchema = z.object({
  callId: z.string(),
  created: z.number(),
  updated: z.number(),
  deleted: z.number(),
});
export type RevertResult = z.infer<typeof revertResultSchema>;

/**
 * `extra_data.conflicts` of the error `undo-conflict`: records that somebody changed since. `fields` are those that differ
 * from what the act left: `before` is the value now, `after` the one that going back would store. Long values are cut.
 */
export const undoConflictSchema = z.object({
  recordId: z.string(),
  kind: z.enum(['update', 'delete']),
  fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
  by: historyPersonSchema,
  at: z.iso.datetime().nullable(),
});
export type UndoConflict = z.infer<typeof undoConflictSchema>;

/** GET .../history/entities/{Entity}/trash?before={next}: deleted records, latest first. */
export const trashSchema = z.object({
  records: z.array(
    z.object({
      id: z.string(),
      seq: z.number(),
      deletedAt: z.iso.datetime(),
      by: historyPersonSchema,
      data: fieldsSchema,
    }),
  ),
  next: z.number().nullable(),
});
export type Trash = z.infer<typeof trashSchema>;
export type TrashedRecord = Trash['records'][number];

export const restoreTrashSchema = z.object({ ids: z.array(idSchema).min(1).max(1_000) });
export const restoreRecordSchema = z.object({ seq: z.number().int().min(0) });

/** An instant, or the one at which a version was made; of one entity or of the whole app. */
export const restorePointSchema = z
  .object({
    entity: z.string().regex(/^\w+$/).optional(),
    at: z.iso.datetime().optional(),
    versionId: z.string().optional(),
  })
  .refine(({ at, versionId }) => (at === undefined) !== (versionId === undefined), {
    message: 'Give either a time or a version.',
  });
export type RestorePoint = z.input<typeof restorePointSchema>;

/** What a restore would do: records to bring back, to set back and to remove. */
export const restorePreviewSchema = z.object({
  at: z.iso.datetime(),
  entities: z.array(z.object({ entity: z.string(), created: z.number(), updated: z.number(), deleted: z.number() })),
  samples: z.array(
    z.object({
      entity: z.string(),
      id: z.string(),
      kind: z.enum(['create', 'update', 'delete']),
      before: fieldsSchema.nullable(),
      after: fieldsSchema.nullable(),
    }),
  ),
});
export type RestorePreview = z.infer<typeof restorePreviewSchema>;
export type RestoreSample = RestorePreview['samples'][number];

/** GET .../history/usage: what the kept history of an app holds. */
export const historyUsageSchema = z.object({
  changes: z.number(),
  bytes: z.number(),
  oldestAt: z.iso.datetime().nullable(),
  keepDays: z.number(),
});
export type HistoryUsage = z.infer<typeof historyUsageSchema>;
