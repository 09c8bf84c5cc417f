import { z } from 'zod';
import { passageSchema } from './context-item.ts';

/** A passage that an answer was made from, and where its source says it. */
export const citationSchema = passageSchema
  .pick({ contextItemId: true, n: true, name: true, titlePath: true, page: true, row: true, address: true, text: true })
  .extend({
    /** Stands in the answer as `[1]`; null for a passage that was found and is not cited. */
    number: z.int().nullable(),
  });
export type Citation = z.infer<typeof citationSchema>;

/** What an answer stands on. */
export const answerSourcesSchema = z.object({
  citations: z.array(citationSchema),
  /** Sentences with a figure or a name that no passage which they could stand on has; `part` is where they are. */
  unsupported: z.array(z.object({ part: z.string(), sentence: z.string() })),
  /** Where no model answers: words of the question that stand in nothing that was found. */
  missing: z.array(z.string()).optional(),
});
export type AnswerSources = z.infer<typeof answerSourcesSchema>;
