import { z } from 'zod';
import { limits } from './limits.ts';

const pathSchema = z.string().min(1).max(limits.filePathMaxChars);
const codeSchema = z.string().max(limits.fileMaxBytes);

/** A file's new text. `base` is the text that was edited, null for a file that was not there. */
const editedFileSchema = z.object({ id: pathSchema, content: codeSchema });

/**
 * FILE-03: POST /api/apps/{appId}/files/update. A file's id is its path. With `base` the call is refused (`file-changed`)
 * when the file has another text by now; without it the newest text wins.
 */
export const saveFileSchema = z.object({ file: editedFileSchema, base: codeSchema.nullish() });
export type SaveFile = z.infer<typeof saveFileSchema>;

/** FILE-04: POST /api/apps/{appId}/files/delete. */
export const deleteFileSchema = z.object({
  fileId: pathSchema,
  /** What files say instead that spoke of the deleted one. */
  referencesToUpdate: z
    .array(z.object({ path: pathSchema, content: codeSchema }))
    .max(500)
    .default([]),
});
export type DeleteFile = z.infer<typeof deleteFileSchema>;

/** POST /api/apps/{appId}/files/rename: imports of the file follow. */
export const renameFileSchema = z.object({ fileId: pathSchema, to: pathSchema });
export type RenameFile = z.infer<typeof renameFileSchema>;

/** Every change makes a version, out of `baseVersionId`; `paths` are the files that it changed, under their new names. */
export const codeEditSchema = z.object({
  versionId: z.string(),
  baseVersionId: z.string().nullable(),
  paths: z.array(z.string()),
});
export type CodeEdit = z.infer<typeof codeEditSchema>;

/** GET /api/apps/{appId}/files/references?path=: where the newest version imports a file. */
export const fileReferencesSchema = z.object({
  references: z.array(z.object({ path: z.string(), line: z.number().int() })),
});
export type FileReferences = z.infer<typeof fileReferencesSchema>;
