import { z } from 'zod';

/** EDIT-18: how somebody else becomes the owner of an app. */
export const claimInvitationSchema = z.object({ inviteLink: z.string(), claimCode: z.string() });
export type ClaimInvitation = z.infer<typeof claimInvitationSchema>;

/** What whoever has a code reads before claiming. */
export const claimSchema = z.object({ appName: z.string(), ownerEmail: z.string() });
