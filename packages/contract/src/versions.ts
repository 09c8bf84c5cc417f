import { z } from 'zod';

/** VER-01 */
export const versionListItemSchema = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  messageId: z.string().nullable(),
  content: z.string(),
  userRequest: z.string(),
});
export type VersionListItem = z.infer<typeof versionListItemSchema>;
export const versionListSchema = z.object({ items: z.array(versionListItemSchema) });

/**
 * VER-02: GET /api/apps/{appId}/versions/{versionId}/files; `latest` names the newest. `versionId` is null, without files,
 * for the latest version of an app that has none. Files that cannot be read are logged and answered as none (VER-16).
 */
export const versionFileSchema = z.object({ path: z.string(), content: z.string() });
export type VersionFile = z.infer<typeof versionFileSchema>;
export const versionFilesSchema = z.object({ versionId: z.string().nullable(), files: z.array(versionFileSchema) });
