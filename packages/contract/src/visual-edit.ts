import { z } from 'zod';
import { limits } from './limits.ts';

/** Why an element, or a part of it, cannot be changed on the page; sentences in domain/visual-edit/problems.ts. */
export const visualEditProblemSchema = z.enum([
  'element-not-found',
  'element-changed',
  'file-not-read',
  'text-from-data',
  'no-text',
  'classes-by-code',
  'classes-from-outside',
  'class-not-valid',
  'value-by-code',
  'style-by-code',
  'whole-component',
]);
export type VisualEditProblem = z.infer<typeof visualEditProblemSchema>;

/** Attributes that are words or a picture. */
export const visualAttributeSchema = z.enum(['src', 'alt', 'placeholder']);
export type VisualAttribute = z.infer<typeof visualAttributeSchema>;

const textSchema = z.string().max(limits.visualTextMaxChars);
const classesSchema = z.array(z.string().min(1).max(limits.visualClassMaxChars)).max(limits.visualClassesMax);

/** One change of one element. `index` counts the element's own texts, as `texts` of its facts lists them. */
export const visualEditSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), index: z.number().int().min(0).max(1_000), text: textSchema }),
  /** What is added replaces what it conflicts with under the same variant. */
  z.object({ kind: z.literal('classes'), add: classesSchema.default([]), remove: classesSchema.default([]) }),
  z.object({ kind: z.literal('attribute'), name: visualAttributeSchema, value: textSchema }),
  /** Takes a property out of `style`, where it would win over every class. */
  z.object({ kind: z.literal('unstyle'), property: z.string().min(1).max(100) }),
  z.object({ kind: z.literal('delete') }),
]);
export type VisualEdit = z.infer<typeof visualEditSchema>;

/** Where the code makes the element, and the version whose code the page ran when it was chosen. Counts from 1. */
export const elementPlaceSchema = z.object({
  versionId: z.string().min(1).max(100),
  file: z.string().min(1).max(limits.filePathMaxChars),
  line: z.number().int().min(1).max(10_000_000),
  column: z.number().int().min(1).max(10_000_000),
});
export type ElementPlace = z.infer<typeof elementPlaceSchema>;

/** What an element says of itself in the code, and which of it can be changed. */
export const elementFactsSchema = z.object({
  /** Its name in the code: `h1`, `Button`, `motion.div`. */
  name: z.string(),
  /** `label` is the attribute that has the text; null for one between its tags. */
  texts: z.array(z.object({ label: z.string().nullable(), value: z.string() })),
  textProblem: visualEditProblemSchema.nullable(),
  /** The classes that stand in the code as they are. */
  classes: z.array(z.string()),
  /** Code adds more of them. */
  hasComputedClasses: z.boolean(),
  classesProblem: visualEditProblemSchema.nullable(),
  /** Properties of a `style` that is written out. */
  style: z.array(z.string()),
  attributes: z.array(
    z.object({
      name: visualAttributeSchema,
      value: z.string().nullable(),
      problem: visualEditProblemSchema.nullable(),
    }),
  ),
  /** It is made once for each thing of a list. */
  isRepeated: z.boolean(),
  deleteProblem: visualEditProblemSchema.nullable(),
});
export type ElementFacts = z.infer<typeof elementFactsSchema>;

/** POST /api/apps/{appId}/visual-edits/element: the facts of the element at a place. */
export const readElementSchema = elementPlaceSchema;

/**
 * POST /api/apps/{appId}/visual-edits: one new version with these changes of one element, in this order. Refused
 * (`file-changed`) when the file has another text by now than in `versionId`.
 */
export const visualEditRequestSchema = elementPlaceSchema.extend({
  /** The element's name, so that another one at the same place is never changed. */
  name: z.string().min(1).max(200),
  edits: z.array(visualEditSchema).min(1).max(limits.visualEditsMax),
});
export type VisualEditRequest = z.infer<typeof visualEditRequestSchema>;

/** `element` is null when it was deleted. */
export const visualEditedSchema = z.object({
  versionId: z.string(),
  /** The version before, which an undo leads back to. */
  previousVersionId: z.string(),
  file: z.string(),
  element: elementFactsSchema.nullable(),
});
export type VisualEdited = z.infer<typeof visualEditedSchema>;

/**
 * POST /api/apps/{appId}/visual-edits/undo: one file gets its text of `to` back, as a new version. Refused
 * (`file-changed`) when it has another text by now than in `from`. A redo is the undo of an undo.
 */
export const visualUndoSchema = z.object({
  file: z.string().min(1).max(limits.filePathMaxChars),
  from: z.string().min(1).max(100),
  to: z.string().min(1).max(100),
});
export type VisualUndo = z.infer<typeof visualUndoSchema>;

export const visualUndoneSchema = z.object({ versionId: z.string() });
