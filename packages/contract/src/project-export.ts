import { z } from 'zod';
import { appTypeSchema } from './apps.ts';
import { credentialsSchema, installRequestSchema } from './integrations.ts';
import { limits } from './limits.ts';
import { accessModeSchema } from './people.ts';

/** Where the description of an exported app lies in its project. A folder or zip that has it is an export of Whittle. */
export const exportedAppPath = 'whittle/app.json';

/** A file that people uploaded; its bytes lie at `path` of the project. */
export const exportedUploadSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  name: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  isPrivate: z.boolean(),
  /** The person of the app who uploaded it. */
  uploaderId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  path: z.string(),
});
export type ExportedUpload = z.infer<typeof exportedUploadSchema>;

/**
 * `whittle/integrations/{Name}.json`: an installed package as whoever imports it installs it again. Its secret stays behind;
 * `credentials` says of what kind it was and under which name it was sent.
 */
export const exportedConnectorSchema = installRequestSchema.omit({ document: true, credentials: true }).extend({
  credentials: z.object({
    kind: z.enum(credentialsSchema.options.map(({ shape }) => shape.kind.value)),
    name: z.string().nullable(),
  }),
  document: z.record(z.string(), z.unknown()),
});
export type ExportedConnector = z.infer<typeof exportedConnectorSchema>;

/**
 * `whittle/app.json`: what an import needs to make the same app again. Files of the app lie at `projectPathOf` their path;
 * `generated` names the paths that Whittle made beside them, which no import takes for files of the app.
 */
export const exportedAppSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  name: z.string().max(limits.appNameMaxChars),
  slug: z.string(),
  appType: appTypeSchema,
  versionId: z.string().nullable(),
  exportedAt: z.iso.datetime(),
  access: z.object({
    accessMode: accessModeSchema.nullable(),
    isSignupEnabled: z.boolean(),
    termsOfServiceLink: z.string(),
    privacyPolicyLink: z.string(),
    supportEmail: z.string(),
    allowedOrigins: z.array(z.string()),
    embedders: z.array(z.string()).default([]),
  }),
  /** What the model is to heed in every request. */
  rules: z.string().max(limits.projectRulesMaxChars).default(''),
  generated: z.array(z.string()),
  /** Path of an asset in the app to the address that its one line holds. */
  assets: z.record(z.string(), z.string()),
  uploads: z.array(exportedUploadSchema),
  /**
   * Null where the export was made without data. `entities` have their records at `data/{name}.jsonl`, one a line with
   * its server fields; the people of the app are at `data/User.jsonl`, without passwords, and `ownerId` is the owner's.
   */
  data: z.object({ entities: z.array(z.string()), ownerId: z.string().nullable() }).nullable(),
});
export type ExportedApp = z.infer<typeof exportedAppSchema>;

/** GET /api/apps/{appId}/export. `data` adds records, people and uploads; `private` adds private uploads to them. */
export const exportQuerySchema = z.object({
  data: z.enum(['0', '1']).default('0'),
  private: z.enum(['0', '1']).default('0'),
});

/** GET /api/apps/{appId}/export/size: what an export would hold, for people who are about to start one. */
export const exportSizeSchema = z.object({
  /** Another export of the app lasts. */
  isRunning: z.boolean(),
  files: z.number().int(),
  records: z.number().int(),
  people: z.number().int(),
  uploads: z.object({ count: z.number().int(), bytes: z.number().int() }),
  privateUploads: z.object({ count: z.number().int(), bytes: z.number().int() }),
});
export type ExportSize = z.infer<typeof exportSizeSchema>;
