import { auditQuerySchema } from '@whittle/contract/audit';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import type { SessionGuards } from '../../http/session.ts';
import { queryParams } from '../../http/validation.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';

type Deps = { audit: AuditService; guards: SessionGuards };

/** The audit log, for platform admins to read. Nobody writes or removes lines by a call. */
export function auditRoutes({ audit, guards }: Deps) {
  return new Hono<AppEnv>().get('/api/admin/audit', guards.requireAdmin, queryParams(auditQuerySchema), async (c) =>
    c.json(await audit.list(c.req.valid('query'))),
  );
}
