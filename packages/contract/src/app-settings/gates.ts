import { z } from 'zod';

/** Whether somebody may change a setting, and what it takes where they may not. */
export const gateSchema = z.discriminatedUnion('isOpen', [
  z.object({ isOpen: z.literal(true) }),
  z.object({
    isOpen: z.literal(false),
    /** `role`: somebody builds the app with its owner, who keeps that. */
    reason: z.enum(['admin', 'plan', 'role']),
    /** The lowest plan that opens it. */
    plan: z.string().nullable(),
  }),
]);
export type Gate = z.infer<typeof gateSchema>;
