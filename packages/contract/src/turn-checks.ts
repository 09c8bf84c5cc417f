import { z } from 'zod';
import { pageOutcomeSchema } from './page-check.ts';

const checkedPlaceSchema = z.object({
  /** One of the kinds of docs/repairs.md. */
  kind: z.string().optional(),
  file: z.string(),
  line: z.number().int().nullable(),
  message: z.string(),
});

/** Something that a turn got wrong and the server put right: by a rule, or by asking the model again. */
export const turnRepairSchema = checkedPlaceSchema.extend({
  by: z.enum(['rule', 'model']),
  /** What was done about it. */
  told: z.string(),
});
export type TurnRepair = z.infer<typeof turnRepairSchema>;

/**
 * What the server verified after a turn: every file compiled, every import led somewhere, and what the detectors look
 * for. `problems` are left; `hints` are worth knowing and no problem. Turns of earlier times have neither repairs nor hints.
 */
export const turnChecksSchema = z.object({
  filesChecked: z.number().int(),
  pagesChecked: z.number().int(),
  problems: z.array(checkedPlaceSchema),
  /** The pages that were opened in a hidden preview (REPAIR-11); without it none was. */
  walk: z.array(pageOutcomeSchema).optional(),
  repairs: z.array(turnRepairSchema).optional(),
  hints: z.array(checkedPlaceSchema).optional(),
  /** Why nobody went on repairing what is left. */
  repairEnd: z
    .enum(['switched-off', 'no-model', 'same-again', 'tries-used', 'limit-reached', 'seen-before', 'not-tried'])
    .optional(),
  /** Problems about which the model was not asked again, because they outlived its tries in the replies before. */
  stopped: z.number().int().optional(),
});
export type TurnChecks = z.infer<typeof turnChecksSchema>;
