import { auditCalls } from '@whittle/contract/audit/calls';
import type { AuditService } from '../../core/audit/audit.service.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';

type Deps = { audit: AuditService; guards: SessionGuards };

/** The audit log, for platform admins to read. Nobody writes or removes lines by a call. */
export function auditRoutes({ audit, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(auditCalls.list, ({ query }) => audit.list(query));
  return routes;
}
