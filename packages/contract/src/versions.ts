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

/** VER-02: GET /api/apps/{appId}/versions/{versionId}/files; `latest` names the newest. */
export const versionFileSchema = z.object({ path: z.string(), content: z.string() });
export type VersionFile = z.infer<typeof versionFileSchema>;
export const versionFilesSchema = z.object({ versionId: z.string(), files: z.array(versionFileSchema) });
