import { z } from 'zod';
import { appErrorSchema } from './app-errors.ts';
import { pickedElementSchema } from './chat.ts';
import { pageDocumentSchema } from './page-document.ts';
import { pageViewerSchema, unreadableTextSchema } from './page-check.ts';
import { limits } from './limits.ts';
import { consoleMessages } from './preview-console.ts';
import { foreignHostSchema } from './preview-guard.ts';
import { editingMessages, editingOrders } from './preview-editing.ts';

/**
 * A path of the app's own host, as the app says it: from its first slash on, and without what no path holds. Code of the
 * app may write anything into it, so it is data wherever it goes, and shown cut (domain/preview/shown-path.ts).
 */
export const appPathSchema = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])\P{C}*$/u);

/** What turns the direction of a text or is not seen at all: what a person reads is what they send or save. */
const unseen = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;
/** Lines that are no lines of a file's name, and folders. */
const outsideOfName = /[\p{Cc}\p{Zl}\p{Zp}/\\]+/gu;

/**
 * Messages between the builder's window and the preview frame (PREV-05 to PREV-10). A receiver accepts a message only
 * when the event is trusted, its source is the expected window and its origin is the expected origin; then the schema.
 */
export const frameToBuilderSchema = z.discriminatedUnion('type', [
  /** The page's own script runs, the app's code not yet (PREV-11). */
  z.object({ type: z.literal('app_loading') }),
  z.object({ type: z.literal('ready_to_receive_messages') }),
  z.object({ type: z.literal('app_error'), error: appErrorSchema }),
  /** The errors of these components are gone, because the module was replaced or the page left. */
  z.object({ type: z.literal('app_error_resolved'), componentNames: z.array(z.string().max(400)).max(1_000) }),
  z.object({ type: z.literal('app_changed_url'), url: appPathSchema, pageName: z.string().max(200).nullable() }),
  /** The app would like this to be said in the chat; a person decides (S-11). */
  z.object({
    type: z.literal('send_chat_message'),
    message: z
      .string()
      .min(1)
      .transform((text) => text.slice(0, limits.appMessageMaxChars).toWellFormed().replaceAll(unseen, '')),
  }),
  /** The browser kept the app from calling these hosts, which the builder has not allowed (PREV-19). */
  z.object({ type: z.literal('calls_blocked'), hosts: z.array(foreignHostSchema).min(1).max(limits.previewHostsMax) }),
  /** The app would save a file; the builder's window does it when a person has just acted there, and asks otherwise (PREV-22). */
  z.object({
    type: z.literal('download_wanted'),
    name: z
      .string()
      .min(1)
      .max(255)
      .transform((name) => name.replaceAll(unseen, '').replaceAll(outsideOfName, '-')),
    bytes: z.instanceof(ArrayBuffer),
  }),
  /** Something new was painted: the revision of the app's working tree that the frame shows. */
  z.object({ type: z.literal('painted'), revision: z.number().int() }),
  /** The builder chose an element (GEN-29). */
  z.object({ type: z.literal('element_picked'), element: pickedElementSchema }),
  /** Nothing is chosen any more: something was, or the builder left. */
  z.object({ type: z.literal('picking_ended') }),
  /** The answer to a ping (PREV-11). */
  z.object({ type: z.literal('pong'), id: z.number().int() }),
  /** In a frame that only opens pages (REPAIR-11): the page has come to rest. */
  z.object({
    type: z.literal('page_settled'),
    revision: z.number().int(),
    refusedCalls: z.number().int().nonnegative(),
  }),
  /** There: something was pressed, and the page has come to rest again. */
  z.object({
    type: z.literal('page_pressed'),
    label: z.string().max(limits.pickedLabelMaxChars),
    refusedCalls: z.number().int().nonnegative(),
  }),
  /** There: nothing more is tried on this page. */
  z.object({
    type: z.literal('page_done'),
    notPressed: z.number().int().nonnegative(),
    unreadable: z.array(unreadableTextSchema).max(limits.pageCheckErrorsPerPage),
  }),
  /** What the page looks like, small, as WebP; null where the browser cannot say (HOME-03). */
  z.object({ type: z.literal('picture_taken'), image: z.instanceof(ArrayBuffer).nullable() }),
  /** In the page of an AI tool: what is filled in, by field (TOOL-42). */
  z.object({ type: z.literal('tool_values'), values: z.record(z.string().max(60), z.unknown()) }),
  ...consoleMessages,
  ...editingMessages,
]);
export type FrameToBuilder = z.infer<typeof frameToBuilderSchema>;

export const builderToFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('preview_state_changed'),
    state: z.object({ theme: z.enum(['light', 'dark']).optional() }),
  }),
  /** Show another version; null follows the newest. */
  z.object({ type: z.literal('version_selected'), versionId: z.string().nullable() }),
  z.object({ type: z.literal('file_changed'), path: z.string() }),
  z.object({ type: z.literal('navigate'), path: z.string().max(2_000) }),
  /** Whether the next click chooses an element instead of using it (GEN-29). */
  z.object({ type: z.literal('pick_element'), isOn: z.boolean() }),
  /** Asks for a small picture of the page, once it has come to rest (HOME-03). */
  z.object({ type: z.literal('take_picture') }),
  /** Asks whether the app still answers (PREV-11). */
  z.object({ type: z.literal('ping'), id: z.number().int() }),
  ...editingOrders,
]);
export type BuilderToFrame = z.infer<typeof builderToFrameSchema>;

/**
 * POST /api/apps/{appId}/preview-session: how the builder's window opens the preview. `url` is on the app's own preview
 * origin and carries a code that works once and for a minute; visiting it sets a cookie on that origin and leads to the
 * path in `path` (the app's main page without it).
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
  /** A `warning` does not stop the module: the app runs with what was chosen instead. */
  severity: z.enum(['error', 'warning']).default('error'),
});
export type FileProblem = z.infer<typeof fileProblemSchema>;

/**
 * One module of the app in registry form: `code` is a function expression that takes the module's scope (docs in
 * server/src/compile/modules/registry-form.ts). Nothing of a module changes for the same `id` and `hash`. `imports` are resolved
 * ids, in the order in which the code counts them: the id of a module, `vendor:{specifier}` or `sdk:{name}`. `lines` leads
 * a line of the code back to its source (domain/preview/line-map.ts). A module with a `problem` has no code; whoever
 * imports it gets parts that show the problem in their place.
 */
export const previewModuleSchema = z.object({
  id: z.string(),
  hash: z.string(),
  code: z.string(),
  imports: z.array(z.string()),
  lines: z.string(),
  problem: fileProblemSchema.optional(),
});
export type PreviewModule = z.infer<typeof previewModuleSchema>;

/** What the page puts around the app because its code counts on it and does not do it itself. */
export const appProviderSchema = z.enum(['query-client', 'toaster', 'router']);
export type AppProvider = z.infer<typeof appProviderSchema>;

const appOutline = {
  versionId: z.string().nullable(),
  revision: z.number().int(),
  mainPage: z.string().nullable(),
  /** Page name to module id. */
  pages: z.record(z.string(), z.string()),
  layout: z.string().nullable(),
  /** Module id of the app's own root, which then stands in place of layout and pages. */
  root: z.string().nullable(),
  /** Import specifiers of libraries and kit parts, present in the import map. */
  vendors: z.array(z.string()),
  providers: z.array(appProviderSchema),
  problems: z.array(fileProblemSchema),
  document: pageDocumentSchema,
};

/** Everything the frame needs to show the app at one revision (RUN-01 is served from the same data). */
export const previewPayloadSchema = z.object({
  appId: z.string(),
  name: z.string(),
  slug: z.string(),
  ...appOutline,
  modules: z.array(previewModuleSchema),
  css: z.string(),
});
export type PreviewPayload = z.infer<typeof previewPayloadSchema>;

/** Where each library that the page's own script does not bring along is loaded from: an address, or one of its exports. */
export const vendorAddressesSchema = z.record(z.string(), z.object({ url: z.string(), member: z.string().nullable() }));
export type VendorAddresses = z.infer<typeof vendorAddressesSchema>;

/** What the server writes into the page of a preview. The payload's `css` is empty: it stands in the page itself. */
export const frameDataSchema = z.object({
  payload: previewPayloadSchema,
  /** Token of the viewer in this app; null for somebody who is not signed in. */
  token: z.string().nullable(),
  /** The only origin that may send messages to the page, and the only one that gets any. */
  builderOrigin: z.string(),
  vendors: vendorAddressesSchema,
  /** As whom the page is only opened and looked at, where nothing that it asks for may change anything (REPAIR-11). */
  checkedAs: pageViewerSchema.nullable(),
  /** `import.meta.env` of the app's modules. */
  env: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type FrameData = z.infer<typeof frameDataSchema>;

/** Server-sent events of the preview frame. `update` carries only what changed since `from`. */
export const previewEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('update'),
    from: z.number().int(),
    ...appOutline,
    changed: z.array(previewModuleSchema),
    removed: z.array(z.string()),
    /** Null when the style did not change. */
    css: z.string().nullable(),
  }),
  /** Too much changed, or the position is too old: fetch the payload and restart in place. */
  z.object({ type: z.literal('restart'), revision: z.number().int() }),
]);
export type PreviewEvent = z.infer<typeof previewEventSchema>;
