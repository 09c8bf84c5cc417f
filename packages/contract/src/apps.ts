import { z } from 'zod';
import { limits } from './limits.ts';

export const appTypeSchema = z.enum(['app', 'tool', 'gen_app', 'space_app']);
export type AppType = z.infer<typeof appTypeSchema>;

/** A publish that is to happen at a time, or that should have and failed. */
export const plannedPublishSchema = z.object({
  at: z.iso.datetime(),
  /** The zone that the time was chosen in, such as `Europe/Berlin`. */
  timeZone: z.string(),
  hasFailed: z.boolean(),
});
export type PlannedPublish = z.infer<typeof plannedPublishSchema>;

/** A publish that failed after the window that began it was left: `problem` is the code of why. */
export const failedPublishSchema = z.object({ at: z.iso.datetime(), problem: z.string() });
export type FailedPublish = z.infer<typeof failedPublishSchema>;

/** `draft` until first published, then `active` (shown as Live). `generation` says whether a turn runs (GEN-22). */
export const appSummarySchema = z.object({
  id: z.string(),
  appType: appTypeSchema,
  name: z.string(),
  slug: z.string(),
  status: z.enum(['draft', 'active']),
  generation: z.enum(['ready', 'streaming']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  latestVersionId: z.string().nullable(),
  publishedVersionId: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** Address of the published app, null while it is a draft. */
  publishedUrl: z.string().nullable(),
  /** Left out where no publish is planned. */
  plannedPublish: plannedPublishSchema.optional(),
  /** Left out where the last publish succeeded, or its failure was seen. */
  failedPublish: failedPublishSchema.optional(),
  /** Main colour of the app's palette as a CSS colour, for its tile; null while nothing was built. */
  accentColor: z.string().nullable(),
});
export type AppSummary = z.infer<typeof appSummarySchema>;

export const appListSchema = z.object({ items: z.array(appSummarySchema) });

const savedAppSchema = z.object({ name: z.string().trim().min(1).max(limits.appNameMaxChars) }).partial();

/**
 * POST /api/apps (PUB-03). Without `appId` a new app is made; without a name it is named after its first message. Answers
 * an AppSummary, 201 for a new app.
 */
export const saveAppRequestSchema = z.object({
  appType: appTypeSchema.default('space_app'),
  appId: z.string().optional(),
  /** What the app is called; plain apps and tools say it in `app`, generated ones in `genApp`. */
  app: savedAppSchema.optional(),
  genApp: savedAppSchema.optional(),
  appBuilderVersion: z.literal(limits.appBuilderVersion).default(limits.appBuilderVersion),
});
export type SaveAppRequest = z.input<typeof saveAppRequestSchema>;

/**
 * POST /api/apps/{appId}/copies: makes an own app of the newest version of another own one. Without a name it is called
 * after that. Answers an AppSummary.
 */
export const copyAppRequestSchema = z.object({
  name: z.string().trim().min(1).max(limits.appNameMaxChars).optional(),
  /** Records and uploads as well. */
  withData: z.boolean().default(false),
});
export type CopyAppRequest = z.output<typeof copyAppRequestSchema>;

/** PATCH /api/apps/{appId} */
export const updateAppRequestSchema = z.object({
  name: z.string().trim().min(1).max(limits.appNameMaxChars).optional(),
  slug: z.string().trim().min(1).max(limits.slugMaxChars).optional(),
});
export type UpdateAppRequest = z.infer<typeof updateAppRequestSchema>;
