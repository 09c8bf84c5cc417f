import { z } from 'zod';
import { chatMessageSchema } from './chat.ts';
import { revertResultSchema, restorePreviewSchema } from './history.ts';

/**
 * VER-01. `by` is the email of who asked for it, null where that is not known. `bookmark` is the name that the builder gave
 * it. `restoredFrom` names the version whose files came back with this one. `isArchived`: going back to an earlier version
 * took its message out of the conversation.
 */
export const versionListItemSchema = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  messageId: z.string().nullable(),
  content: z.string(),
  userRequest: z.string(),
  by: z.string().nullable(),
  bookmark: z.string().nullable(),
  restoredFrom: z.string().nullable(),
  isArchived: z.boolean(),
});
export type VersionListItem = z.infer<typeof versionListItemSchema>;
export const versionListSchema = z.object({ items: z.array(versionListItemSchema) });

/**
 * VER-02: GET /api/apps/{appId}/versions/{versionId}/files; `latest` names the newest. `versionId` is null, without files,
 * for the latest version of an app that has none. Files that cannot be read are logged and answered as none (VER-16).
 */
export const versionFileSchema = z.object({ path: z.string(), content: z.string() });
export type VersionFile = z.infer<typeof versionFileSchema>;
export const versionFilesSchema = z.object({
  versionId: z.string().nullable(),
  files: z.array(versionFileSchema),
  /** What the version did, in a line; null where there is no version. */
  metadata: z.object({ description: z.string() }).nullable(),
});

/** PUT /api/apps/{appId}/versions/{versionId}/bookmark */
export const bookmarkMaxChars = 80;
export const bookmarkSchema = z.object({ name: z.string().trim().min(1).max(bookmarkMaxChars) });

/** An entity that more people could see or change than now, in sentences. */
export const widenedEntitySchema = z.object({
  entity: z.string(),
  present: z.array(z.string()),
  restored: z.array(z.string()),
});
export type WidenedEntity = z.infer<typeof widenedEntitySchema>;

/**
 * POST /api/apps/{appId}/versions/{versionId}/restore (VER-08), and .../undo for the version that a restore made.
 * `messageId` is the user's message whose version it is, or the message that made the version. `alsoData` sets the records
 * to the moment at which the version was finished. `confirmedWidening` names the entities whose wider access the builder
 * has seen; without them the answer is `restore-widens-access` with `widened`.
 */
export const restoreVersionSchema = z.object({
  messageId: z.string().optional(),
  alsoData: z.boolean().default(false),
  confirmedWidening: z.array(z.string()).default([]),
});
export const undoRestoreSchema = restoreVersionSchema
  .pick({ confirmedWidening: true })
  .extend({ force: z.boolean().default(false) });
export type RestoreVersion = z.input<typeof restoreVersionSchema>;
export type UndoRestore = z.input<typeof undoRestoreSchema>;

/** VER-08, N-26: behind the message `after` (null: from the start) the conversation is now `messages`. */
export const restoredVersionSchema = z.object({
  versionId: z.string(),
  after: z.string().nullable(),
  messages: z.array(chatMessageSchema),
  /** What happened to the records; null when they were left as they are. */
  data: revertResultSchema.nullable(),
});
export type RestoredVersion = z.infer<typeof restoredVersionSchema>;

/** POST .../restore/preview, with the same body: what it would do. Nothing is changed. */
export const restoreVersionPreviewSchema = z.object({
  /** Messages that leave the conversation, and such as left it before and come back. */
  leaving: z.number().int(),
  returning: z.number().int(),
  files: z.object({ added: z.number().int(), modified: z.number().int(), deleted: z.number().int() }),
  widened: z.array(widenedEntitySchema),
  /** When `alsoData` was asked; `problem` says why the records cannot be set back so far. */
  data: z.union([restorePreviewSchema, z.object({ problem: z.string() })]).nullable(),
});
export type RestoreVersionPreview = z.infer<typeof restoreVersionPreviewSchema>;
