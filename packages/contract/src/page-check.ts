import { z } from 'zod';
import { appErrorSchema } from './app-errors.ts';
import { limits } from './limits.ts';

/** A page that is to be opened after a turn, and its path in the app. */
export const checkedPageSchema = z.object({
  page: z.string().max(limits.filePathMaxChars),
  path: z.string().max(2_000),
});
export type CheckedPage = z.infer<typeof checkedPageSchema>;

/**
 * What the server asks of the windows that have the builder open: to open these pages out of sight, in this order, once
 * their preview is at `revision` or later. `walk` counts the page checks of a turn.
 */
export const pageCheckRequestSchema = z.object({
  walk: z.number().int().positive(),
  revision: z.number().int(),
  pages: z.array(checkedPageSchema),
});
export type PageCheckRequest = z.infer<typeof pageCheckRequestSchema>;

/** POST /api/apps/{appId}/chat/{messageId}/walk: what a window saw when it opened one of the pages. */
export const pageCheckReportSchema = z.object({
  walk: z.number().int().positive(),
  page: checkedPageSchema.shape.page,
  /** `silent`: the page did not come to rest in time. */
  state: z.enum(['opened', 'silent']),
  errors: z.array(appErrorSchema).max(limits.pageCheckErrorsPerPage),
  /** Calls that would have changed something and were refused: what went wrong after one says nothing about the page. */
  refusedCalls: z.number().int().nonnegative(),
});
export type PageCheckReport = z.infer<typeof pageCheckReportSchema>;

/**
 * What a finished turn says of a page: `broken` pages have problems, `silent` ones did not answer. Of `no-record` pages only
 * the frame was seen, because there was no record to open them with; `left-out` ones were too many.
 */
export const pageOutcomeSchema = z.object({
  page: z.string(),
  state: z.enum(['opened', 'broken', 'silent', 'no-record', 'left-out']),
});
export type PageOutcome = z.infer<typeof pageOutcomeSchema>;
