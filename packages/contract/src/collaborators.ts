import { z } from 'zod';
import { emailSchema } from './accounts.ts';

/** What a builder may do in somebody else's app: look at everything, or change what the chat could change too (TEAM-01). */
export const collaboratorRoleSchema = z.enum(['viewer', 'editor']);
export type CollaboratorRole = z.infer<typeof collaboratorRoleSchema>;

export const collaboratorSchema = z.object({
  email: z.string(),
  role: collaboratorRoleSchema,
  invitedAt: z.iso.datetime(),
  /** Null as long as the invitation was not accepted. */
  acceptedAt: z.iso.datetime().nullable(),
});
export type Collaborator = z.infer<typeof collaboratorSchema>;

/** GET /api/apps/{appId}/collaborators. `role` is the caller's own. */
export const collaboratorsSchema = z.object({
  role: z.enum(['owner', 'editor', 'viewer']),
  ownerEmail: z.string(),
  items: z.array(collaboratorSchema),
});
export type Collaborators = z.infer<typeof collaboratorsSchema>;

export const inviteCollaboratorSchema = z.object({ email: emailSchema, role: collaboratorRoleSchema });

/** An app that somebody else asks the signed-in builder to build with them. */
export const collaborationSchema = z.object({
  appId: z.string(),
  appName: z.string(),
  ownerEmail: z.string(),
  role: collaboratorRoleSchema,
  /** Null as long as the builder has not accepted: then the app is not opened to them. */
  acceptedAt: z.iso.datetime().nullable(),
});
export type Collaboration = z.infer<typeof collaborationSchema>;

export const collaborationListSchema = z.object({ items: z.array(collaborationSchema) });
export type Collaborations = z.infer<typeof collaborationListSchema>;
