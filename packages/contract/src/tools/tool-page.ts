import { z } from 'zod';
import { resultBlockSchema, toolDocumentSchema } from './tool-document.ts';
import { runsLeftSchema } from './tool-run.ts';

/** What everybody may know of a tool: how its form and its result look, never what it asks a model. */
export const toolPageSchema = toolDocumentSchema
  .pick({ id: true, title: true, imageUrl: true, texts: true, style: true, steps: true, fields: true })
  .extend({
    path: z.string(),
    blocks: z.array(
      resultBlockSchema.pick({ id: true, type: true, title: true, required: true }).extend({ isTemplate: z.boolean() }),
    ),
    userCanEditResults: z.boolean(),
    /** Null for a visitor before the first run. */
    left: runsLeftSchema.nullable(),
    /** Whether places can be looked up. */
    hasPlaces: z.boolean(),
    /** Whether some block needs a model and none is connected. */
    needsModel: z.boolean(),
  });
export type ToolPage = z.infer<typeof toolPageSchema>;
