import { z } from 'zod';
import { pickedElementSchema } from './chat.ts';
import { limits } from './limits.ts';

/** Where the arrows and the path above an element lead. `parent` goes up as many steps as are named. */
export const elementStepSchema = z.enum(['parent', 'child', 'next', 'previous', 'none']);
export type ElementStep = z.infer<typeof elementStepSchema>;

/** What of an element's look is shown beside the classes that set it. */
export const styleProperties = [
  ...(['font-size', 'font-weight', 'text-align', 'color', 'background-color'] as const),
  ...(['padding-left', 'padding-right', 'padding-top', 'padding-bottom'] as const),
  ...(['margin-top', 'margin-bottom', 'gap', 'width', 'border-radius'] as const),
] as const;
export type LookProperty = (typeof styleProperties)[number];

/** As the page computes it, whoever set it; colours as `#rrggbb`, with `aa` where they let something through. */
const elementStyleSchema = z.partialRecord(z.enum(styleProperties), z.string().max(200));
export type ElementStyle = z.infer<typeof elementStyleSchema>;

/** How the chosen element looks before its code says so. */
export const shownEditSchema = z.object({
  /** `was` is the text as the code has it, `now` as it is to show. */
  texts: z
    .array(
      z.object({
        index: z.number().int().min(0).max(1_000),
        was: z.string().max(limits.visualTypedMaxChars),
        now: z.string().max(limits.visualTextMaxChars),
      }),
    )
    .max(limits.visualEditsMax),
  /** Names and values of style properties, such as `font-size`. */
  style: z.array(z.tuple([z.string().max(100), z.string().max(200)])).max(limits.visualEditsMax),
  attributes: z
    .array(z.tuple([z.enum(['src', 'alt', 'placeholder']), z.string().max(limits.visualTextMaxChars)]))
    .max(3),
});
export type ShownEdit = z.infer<typeof shownEditSchema>;

/** What the builder tells the frame while elements are changed on the page (VIS-08). */
export const editingOrders = [
  z.object({ type: z.literal('edit_elements'), isOn: z.boolean() }),
  z.object({ type: z.literal('select_element'), to: elementStepSchema, steps: z.number().int().min(1).max(100) }),
  z.object({ type: z.literal('show_edit'), edit: shownEditSchema }),
  /** The code says it now, or never will: then the page shows again what it showed before. */
  z.object({ type: z.literal('end_edit'), isKept: z.boolean() }),
  /** The text may be typed over where it stands. */
  z.object({
    type: z.literal('type_text'),
    index: z.number().int().min(0).max(1_000),
    was: z.string().max(limits.visualTextMaxChars),
  }),
] as const;

/** What the frame tells the builder. `selection` counts the elements that were chosen, one after the other. */
export const editingMessages = [
  z.object({
    type: z.literal('element_selected'),
    selection: z.number().int(),
    element: pickedElementSchema,
    /** Names of the elements around it that can be chosen, the nearest first. */
    above: z.array(z.string().max(100)).max(limits.visualAncestorsMax),
    /** How many elements of the page the same place in the code makes. */
    copies: z.number().int().min(1),
    look: elementStyleSchema,
    /** The version whose code the page runs. */
    versionId: z.string().max(100).nullable(),
  }),
  z.object({ type: z.literal('element_deselected') }),
  z.object({ type: z.literal('editing_ended') }),
  /** A text of the element is to be typed over where it stands; its beginning, when it is very long. */
  z.object({
    type: z.literal('text_wanted'),
    selection: z.number().int(),
    text: z.string().max(limits.visualTypedMaxChars),
  }),
  z.object({
    type: z.literal('text_typed'),
    selection: z.number().int(),
    index: z.number().int().min(0).max(1_000),
    /** May be longer than what can be stored, so that the builder can say so. */
    text: z.string().max(limits.visualTypedMaxChars),
  }),
  z.object({ type: z.literal('edit_key'), key: z.enum(['undo', 'redo', 'delete']) }),
] as const;
