import { z } from 'zod';
import { plannedPublishSchema } from './apps.ts';
import { limits } from './limits.ts';
import { changeAccessSchema } from './people.ts';

/** POST /api/apps/{appId}/publish (PUB-01) */
export const publishRequestSchema = z.object({
  header: z.string().max(200).default(''),
  /** Without it the app's own settings say it. */
  description: z.string().max(limits.publicationDescriptionMaxChars).optional(),
  /** What the main page is called in search results and links; without it the app's name. */
  seoTitle: z.string().trim().max(limits.seoTitleMaxChars).optional(),
  /** What the assistant is told with every request, the app's main colour, and its pages: the app's own unless sent. */
  gptPrompt: z.string().max(50_000).optional(),
  background: z.string().max(2_000).optional(),
  features: z.array(z.string().max(200)).max(500).optional(),
  /** Change of the address, else the app's present slug. */
  slug: z.string().max(50).optional(),
  /** Who can open and embed the app from this publish on, where the owner chose it; else that stays as it is. */
  access: changeAccessSchema.pick({ accessMode: true, isSignupEnabled: true, embedders: true }).optional(),
  /** `keep` makes ordinary records of all samples; without it they stay samples, which the published app does not show. */
  samples: z.literal('keep').optional(),
  /** Goes back to a version that was public before, with what was said of it then; without it the newest is published. */
  versionId: z.string().max(100).optional(),
  /** What was typed to publish personal data that everyone can read; `openDataConsent` allows it. */
  openDataConsent: z.string().max(20).optional(),
});
export type PublishRequest = z.input<typeof publishRequestSchema>;

/** PUT /api/apps/{appId}/publish/schedule (PUB-25). The version of now is published then. */
export const schedulePublishSchema = z.object({
  at: z.iso.datetime(),
  timeZone: z.string().max(64),
  publish: publishRequestSchema.omit({ versionId: true }),
});

/** `problem` says why it failed, where it did. */
export const scheduledPublishSchema = z.object({
  scheduled: plannedPublishSchema
    .extend({
      versionId: z.string(),
      /** The newest version is a later one. */
      isBehind: z.boolean(),
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type ScheduledPublish = NonNullable<z.infer<typeof scheduledPublishSchema>['scheduled']>;

export const publishResponseSchema = z.object({
  url: z.string(),
  slug: z.string(),
  versionId: z.string(),
  publishedAt: z.iso.datetime(),
  /** Problems of files that no page uses: they did not hold up the publish. */
  warnings: z.array(z.object({ file: z.string(), line: z.number().int().nullable(), message: z.string() })),
});
export type PublishResponse = z.infer<typeof publishResponseSchema>;

/** GET /api/apps/{appId}/publication: what the last publish said of the app, or the next one would; it sends all of it. */
export const publicationTextsSchema = z.object({
  header: z.string(),
  description: z.string(),
  /** Empty where the main page goes by the name. */
  seoTitle: z.string(),
  gptPrompt: z.string(),
  background: z.string(),
  features: z.array(z.string()),
  /** Made-up records that the app has now. */
  sampleRecords: z.number().int(),
  /** The process that answers is publishing the app, begun in this window or another. */
  isUnderWay: z.boolean(),
});
export type PublicationTexts = z.infer<typeof publicationTextsSchema>;

/** GET /api/apps/{appId}/social-card: the picture that links would show if it were published so, as PNG in base64 (PUB-24). */
export const socialCardQuerySchema = z.object({
  title: z.string().max(200).default(''),
  description: z.string().max(limits.publicationDescriptionMaxChars).default(''),
});
export const socialCardSchema = z.object({ image: z.string() });

/** GET /api/apps/{appId}/publications: versions that were ever public, the newest first (PUB-22). */
export const earlierPublishesSchema = z.object({
  items: z.array(
    z.object({
      versionId: z.string(),
      publishedAt: z.iso.datetime(),
      /** The beginning of the message that made the version; empty where none did. */
      request: z.string(),
      isPublic: z.boolean(),
    }),
  ),
});
export type EarlierPublishes = z.infer<typeof earlierPublishesSchema>;
