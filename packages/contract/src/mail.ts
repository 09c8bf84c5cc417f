import { z } from 'zod';

/**
 * `held` waits in the outbox of an installation without a mail server, `queued` waits for its next try, `failed` was
 * given up after a final refusal or too many tries.
 */
export const mailStates = ['held', 'queued', 'sent', 'failed'] as const;
export const mailStateSchema = z.enum(mailStates);
export type MailState = z.infer<typeof mailStateSchema>;

/** `outbox`: there is no mail server, so mails only wait where the platform admin can read them. */
export type MailDelivery = 'smtp' | 'outbox';
