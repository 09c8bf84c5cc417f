import { z } from 'zod';

/** What somebody agreed to when they joined an app: the links as they were then. */
export const consentSchema = z.object({
  at: z.iso.datetime(),
  /** The how many-th pair of links it was in this app, from 1. Whoever joined before versions were counted has none. */
  version: z.number().int().optional(),
  termsOfServiceLink: z.string(),
  privacyPolicyLink: z.string(),
});
export type Consent = z.infer<typeof consentSchema>;

/** Everything that an app holds of one person, to be read by them and by other programs (GDPR, articles 15 and 20). */
export const personDataSchema = z.object({
  app: z.object({ id: z.string(), name: z.string() }),
  exportedAt: z.iso.datetime(),
  person: z.object({
    id: z.string(),
    email: z.string(),
    fullName: z.string(),
    role: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
    fields: z.record(z.string(), z.unknown()),
    memories: z.record(z.string(), z.unknown()),
    consent: consentSchema.nullable(),
  }),
  signIns: z.array(z.object({ createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime(), userAgent: z.string() })),
  records: z.array(
    z.object({
      entity: z.string(),
      id: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  toolRuns: z.array(
    z.object({ id: z.string(), createdAt: z.iso.datetime(), inputs: z.unknown(), blocks: z.unknown() }),
  ),
  conversations: z.array(z.object({ role: z.string(), text: z.string(), createdAt: z.iso.datetime() })),
  toolMemories: z.array(z.object({ toolId: z.string(), fieldId: z.string(), value: z.unknown() })),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      contentType: z.string(),
      size: z.number(),
      createdAt: z.iso.datetime(),
    }),
  ),
  mails: z.array(z.object({ subject: z.string(), createdAt: z.iso.datetime() })),
});
export type PersonData = z.infer<typeof personDataSchema>;

/** Typed to erase somebody: their email address. */
export const erasureSchema = z.object({ email: z.string().max(320) });

/** Why something stays after somebody was erased. */
export const keptReasons = ['audit-log', 'purchases', 'backups'] as const;

/** What was erased, in numbers, and what stays. */
export const erasureReportSchema = z.object({
  records: z.number().int(),
  files: z.number().int(),
  toolRuns: z.number().int(),
  /** With the app's assistant. */
  conversations: z.number().int(),
  mails: z.number().int(),
  signIns: z.number().int(),
  /** Records of others that still name the email address: nobody but the owner can say what becomes of them. */
  mentions: z.number().int(),
  kept: z.array(z.enum(keptReasons)),
});
export type ErasureReport = z.infer<typeof erasureReportSchema>;
