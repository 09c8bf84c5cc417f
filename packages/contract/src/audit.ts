import { z } from 'zod';

/** What the audit log records; a name says what happened, not what was tried, unless it ends in `refused`. */
export const auditEventNames = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'sign-up',
  'email-verified',
  'email-changed',
  'password-changed',
  'password-reset',
  'session-revoked',
  'account-deleted',
  'role-changed',
  'user-disabled',
  'user-enabled',
  'user-removed',
  'user-erased',
  'run-revealed',
  'invited',
  'invitation-accepted',
  'invitation-revoked',
  'access-changed',
  'app-access-changed',
  'published',
  'unpublished',
  'publish-planned',
  'publish-plan-cancelled',
  'app-exported',
  'app-imported',
  'app-copied',
  'app-deleted',
  'collaborator-invited',
  'collaborator-joined',
  'collaborator-removed',
  'app-transferred',
  'data-restored',
  'version-restored',
  'app-inspected',
  'app-repaired',
  'lab-consent-changed',
  'batch-started',
  'batch-cancelled',
  'domain-changed',
  'memberships-changed',
  'mcp-token-made',
  'mcp-token-revoked',
  'package-installed',
  'package-changed',
  'package-removed',
  'plan-bought',
  'plan-given',
  'plan-changed',
  'plan-ended',
  'plan-settings-changed',
] as const;
export type AuditEventName = (typeof auditEventNames)[number];

/** `account` is a builder, `app-user` a person of one app, `visitor` nobody who signed in, `system` the server itself. */
export const auditActorKinds = ['account', 'app-user', 'visitor', 'system'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/**
 * One line of the audit log. `target` names what was acted on: an account, a person, an email, an entity, a version.
 * `address` is the network address it came from. `details` never holds a password, code, token or link.
 */
export const auditEntrySchema = z.object({
  seq: z.number(),
  at: z.iso.datetime(),
  event: z.enum(auditEventNames),
  actor: z.object({ kind: z.enum(auditActorKinds), id: z.string().nullable(), name: z.string().nullable() }),
  app: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  target: z.string().nullable(),
  address: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/**
 * GET /api/admin/audit: newest first. `person` is part of an email or a whole id, of who acted or was acted on; `app` is
 * part of a name or a whole id; `before` is the `next` of the page before.
 */
export const auditQuerySchema = z.object({
  event: z.enum(auditEventNames).optional(),
  person: z.string().trim().max(254).optional(),
  app: z.string().trim().max(254).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  before: z.string().regex(/^\d+$/).max(19).optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export const auditPageSchema = z.object({ items: z.array(auditEntrySchema), next: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPageSchema>;
