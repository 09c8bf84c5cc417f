import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * Kinds of calls that wait until a person has used the app in its preview: what cannot be seen any more afterwards, what
 * changes many records, what leaves the installation, and what concerns the people of the app.
 */
export const heldActions = ['delete', 'change', 'send', 'people'] as const;
export type HeldAction = (typeof heldActions)[number];

/** How many calls of one kind were refused. `name` is the entity or the operation. */
export const heldCallSchema = z.object({
  act: z.enum(heldActions),
  name: z.string(),
  calls: z.number().int().positive(),
});
export type HeldCall = z.infer<typeof heldCallSchema>;

/** A host as browsers write it, with a port where it is not the usual one. */
export const foreignHostSchema = z
  .string()
  .max(260)
  .regex(/^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/);

/** GET /api/apps/{appId}/preview-guard */
export const previewGuardSchema = z.object({
  /** Whether the owner has used the newest version of the app. */
  isUsed: z.boolean(),
  held: z.array(heldCallSchema),
  allowedHosts: z.array(z.string()),
  /** Records that the app deleted in its preview since its newest version was made, and that are still gone. */
  deletedRecords: z.number().int().nonnegative(),
});
export type PreviewGuard = z.infer<typeof previewGuardSchema>;

/** POST /api/apps/{appId}/preview-guard/use: a person clicks or types in the preview of this version, or allows it all. */
export const usePreviewSchema = z.object({ versionId: z.string().max(100) });

/** POST /api/apps/{appId}/preview-guard/hosts: the preview may call these hosts from now on. */
export const allowHostsSchema = z.object({ hosts: z.array(foreignHostSchema).min(1).max(limits.previewHostsMax) });
