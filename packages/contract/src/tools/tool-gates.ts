import { z } from 'zod';
import { fieldTypes } from './tool-document.ts';

/** What somebody may use of a tool. Rules: ADMIN-01, FIELD-10. */
export const toolGatesSchema = z.object({
  /** Runs of a person in a day and a week (PLAN-09). */
  settings: z.boolean(),
  /** Model, temperature, query method, credits, editing of results and the mark at the foot. */
  adminSettings: z.boolean(),
  /** Types that a field may be given. */
  fieldTypes: z.array(z.enum(fieldTypes)),
});
export type ToolGates = z.infer<typeof toolGatesSchema>;
