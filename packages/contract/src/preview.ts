import { z } from 'zod';
import { appErrorSchema } from './app-errors.ts';

/**
 * Messages between the builder's window and the preview frame (PREV-05 to PREV-10). A receiver accepts a message only
 * when the event is trusted, its source is the expected window and its origin is the expected origin; then the schema.
 */
export const frameToBuilderSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready_to_receive_messages') }),
  z.object({ type: z.literal('app_error'), error: appErrorSchema }),
  /** The errors of these components are gone, because the module was replaced or the page left. */
  z.object({ type: z.literal('app_error_resolved'), componentNames: z.array(z.string()) }),
  z.object({ type: z.literal('app_changed_url'), url: z.string().max(2_000), pageName: z.string().nullable() }),
  z.object({ type: z.literal('send_chat_message'), message: z.string().min(1).max(2_000) }),
  /** Something new was painted: the revision of the app's working tree that the frame shows. */
  z.object({ type: z.literal('painted'), revision: z.number().int() }),
]);
export type FrameToBuilder = z.infer<typeof frameToBuilderSchema>;

export const builderToFrameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('preview_state_changed'), state: z.object({ theme: z.enum(['light', 'dark']).optional() }) }),
  /** Show another version; null follows the newest. */
  z.object({ type: z.literal('version_selected'), versionId: z.string().nullable() }),
  z.object({ type: z.literal('file_changed'), path: z.string() }),
  z.object({ type: z.literal('navigate'), path: z.string().max(2_000) }),
]);
export type BuilderToFrame = z.infer<typeof builderToFrameSchema>;

/**
 * POST /api/apps/{appId}/preview-session: how the builder's window opens the preview. `url` is on the app's own preview
 * origin and carries a single-use code in its fragment, which the frame exchanges for a token of this app and viewer.
 */
export const previewSessionSchema = z.object({ url: z.string(), origin: z.string() });
export type PreviewSession = z.infer<typeof previewSessionSchema>;

/** A file that could not be compiled, or whose import leads nowhere; the page shows it in place. */
export const fileProblemSchema = z.object({
  file: z.string(),
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
  message: z.string(),
  codeframe: z.string().optional(),
});
export type FileProblem = z.infer<typeof fileProblemSchema>;

/**
 * One module of the app in registry form: `code` is the body of a function (require-like import, export, meta) and never
 * changes for the same `hash`. `imports` are resolved module ids or vendor specifiers.
 */
export const previewModuleSchema = z.object({
  id: z.string(),
  hash: z.string(),
  code: z.string(),
  imports: z.array(z.string()),
});
export type PreviewModule = z.infer<typeof previewModuleSchema>;

/** Everything the frame needs to show the app at one revision (RUN-01 is served from the same data). */
export const previewPayloadSchema = z.object({
  appId: z.string(),
  name: z.string(),
  slug: z.string(),
  versionId: z.string().nullable(),
  revision: z.number().int(),
  mainPage: z.string().nullable(),
  /** Page name to module id. */
  pages: z.record(z.string(), z.string()),
  layout: z.string().nullable(),
  modules: z.array(previewModuleSchema),
  vendors: z.array(z.string()),
  css: z.string(),
  problems: z.array(fileProblemSchema),
});
export type PreviewPayload = z.infer<typeof previewPayloadSchema>;

/** Server-sent events of the preview frame. `update` carries only what changed since `from`. */
export const previewEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('update'),
    from: z.number().int(),
    revision: z.number().int(),
    versionId: z.string().nullable(),
    mainPage: z.string().nullable(),
    pages: z.record(z.string(), z.string()),
    layout: z.string().nullable(),
    changed: z.array(previewModuleSchema),
    removed: z.array(z.string()),
    vendors: z.array(z.string()),
    css: z.string().nullable(),
    problems: z.array(fileProblemSchema),
  }),
  /** Too much changed, or the position is too old: fetch the payload and restart in place. */
  z.object({ type: z.literal('restart'), revision: z.number().int() }),
]);
export type PreviewEvent = z.infer<typeof previewEventSchema>;
