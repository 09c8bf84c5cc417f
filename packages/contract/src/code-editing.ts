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
export const saveFileSchema = z.object({
  file: editedFileSchema,
  base: codeSchema.nullish(),
  /** Files that change with it, in the same version: a name that is used in several. */
  others: z
    .array(editedFileSchema.extend({ base: codeSchema }))
    .max(500)
    .optional(),
});
export type SaveFile = z.infer<typeof saveFileSchema>;

/** FILE-04: POST /api/apps/{appId}/files/delete. */
export const deleteFileSchema = z.object({
  fileId: pathSchema,
  /** What files say instead that spoke of the deleted one. With `base` as for a save: refused when it is another text by now. */
  referencesToUpdate: z
    .array(z.object({ path: pathSchema, content: codeSchema, base: codeSchema.optional() }))
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

const codeProblemSchema = z.object({
  kind: z.string().max(40),
  severity: z.enum(['error', 'warning', 'hint']),
  file: z.string(),
  line: z.number().int().nullable(),
  message: z.string(),
  /** What a rule would do about it, in words; null when there is none. */
  fix: z.string().nullable(),
});
export type CodeProblem = z.infer<typeof codeProblemSchema>;

/** GET /api/apps/{appId}/files/problems: what is wrong with the newest version, as the checks of a turn see it. */
export const codeProblemsSchema = z.object({ versionId: z.string().nullable(), problems: z.array(codeProblemSchema) });
export type CodeProblems = z.infer<typeof codeProblemsSchema>;

/** POST /api/apps/{appId}/files/fix: what the rule of one problem does is a version. */
export const fixProblemSchema = z.object({
  kind: z.string().max(40),
  file: pathSchema,
  message: z.string().max(2_000),
});
export type FixProblem = z.infer<typeof fixProblemSchema>;

/**
 * GET /api/apps/{appId}/files/references?path=: where the newest version imports a file. `updates` are the files that can
 * do without it, as `referencesToUpdate` of its deletion takes them; what is missing there uses it in ways that only a
 * person can change.
 */
export const fileReferencesSchema = z.object({
  references: z.array(z.object({ path: z.string(), line: z.number().int() })),
  updates: z.array(z.object({ path: z.string(), content: z.string(), base: z.string() })),
});
export type FileReferences = z.infer<typeof fileReferencesSchema>;
