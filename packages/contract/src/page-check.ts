import { z } from 'zod';
import { appErrorSchema } from './app-errors.ts';
import { limits } from './limits.ts';

/** As whom a page is opened: its owner, somebody who is not signed in, somebody who is and has no role. */
export const pageViewerSchema = z.enum(['owner', 'visitor', 'person']);
export type PageViewer = z.infer<typeof pageViewerSchema>;

/** A page that is to be opened after a turn, and its path in the app. */
export const checkedPageSchema = z.object({
  page: z.string().max(limits.filePathMaxChars),
  path: z.string().max(2_000),
  viewer: pageViewerSchema.default('owner'),
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

/** Text that stands on nearly its own colour. `place` is `file:line` of what drew it, empty where nobody knows. */
export const unreadableTextSchema = z.object({
  theme: z.enum(['light', 'dark']),
  text: z.string().max(80),
  place: z.string().max(limits.filePathMaxChars + 20),
  colours: z.string().max(100),
});
export type UnreadableText = z.infer<typeof unreadableTextSchema>;

/** An error of a page; `pressed` is the label of what was pressed before it. */
const pageErrorSchema = appErrorSchema.extend({ pressed: z.string().max(limits.pickedLabelMaxChars).optional() });
export type PageError = z.infer<typeof pageErrorSchema>;

/** POST /api/apps/{appId}/chat/{messageId}/walk: what a window saw when it opened one of the pages. */
export const pageCheckReportSchema = z.object({
  walk: z.number().int().positive(),
  page: checkedPageSchema.shape.page,
  viewer: checkedPageSchema.shape.viewer,
  /** `silent`: the page did not come to rest in time. */
  state: z.enum(['opened', 'silent']),
  errors: z.array(pageErrorSchema).max(limits.pageCheckErrorsPerPage),
  /** Calls that would have changed something and were refused: what went wrong after one says nothing about the page. */
  refusedCalls: z.number().int().nonnegative(),
  /** How many buttons, tabs and filters were pressed, and how many were left alone. */
  pressed: z.number().int().nonnegative().default(0),
  notPressed: z.number().int().nonnegative().default(0),
  unreadable: z.array(unreadableTextSchema).max(limits.pageCheckErrorsPerPage).default([]),
});
export type PageCheckReport = z.infer<typeof pageCheckReportSchema>;

/**
 * What a finished turn says of a page, as the owner sees it unless `viewer` says otherwise: `broken` pages have problems,
 * `silent` ones did not answer. Of `no-record` pages only the frame was seen, because there was no record to open them with;
 * `left-out` ones were too many or the time was over.
 */
export const pageOutcomeSchema = z.object({
  page: z.string(),
  viewer: pageViewerSchema.optional(),
  state: z.enum(['opened', 'broken', 'silent', 'no-record', 'left-out']),
  pressed: z.number().int().optional(),
  notPressed: z.number().int().optional(),
});
export type PageOutcome = z.infer<typeof pageOutcomeSchema>;
