import { z } from 'zod';

/** `outbox`: there is no mail server, so mails only wait where the platform admin can read them. */
export const mailDeliverySchema = z.enum(['smtp', 'outbox']);
export type MailDelivery = z.infer<typeof mailDeliverySchema>;

/**
 * `held` waits in the outbox of an installation without a mail server, `queued` waits for its next try, `failed` was
 * given up after a final refusal or too many tries.
 */
export const mailStates = ['held', 'queued', 'sent', 'failed'] as const;
const mailStateSchema = z.enum(mailStates);
export type MailState = z.infer<typeof mailStateSchema>;

/** One row of the list. `problem` is the mail server's own sentence about the last try. */
export const mailSummarySchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  fromName: z.string().nullable(),
  subject: z.string(),
  app: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: mailStateSchema,
  tries: z.number(),
  problem: z.string().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type MailSummary = z.infer<typeof mailSummarySchema>;

/** GET /api/admin/mails: newest first. `before` is the `next` of the page before. */
export const mailListQuerySchema = z.object({
  state: mailStateSchema.optional(),
  to: z.string().trim().max(254).optional(),
  before: z.string().max(50).optional(),
});
export const mailListSchema = z.object({
  delivery: mailDeliverySchema,
  items: z.array(mailSummarySchema),
  next: z.string().nullable(),
});
export type MailList = z.infer<typeof mailListSchema>;

/**
 * GET /api/admin/mails/{id}. `text` and `html` are null once the mail is old. POST /api/admin/mails/{id}/send queues it
 * again and answers the same shape.
 */
export const mailDetailsSchema = mailSummarySchema.extend({
  text: z.string().nullable(),
  html: z.string().nullable(),
  links: z.array(z.string()),
  delivery: mailDeliverySchema,
});
export type MailDetails = z.infer<typeof mailDetailsSchema>;
