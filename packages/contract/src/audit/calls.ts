import { auditPageSchema, auditQuerySchema } from '../audit.ts';
import { call } from '../call.ts';

export const auditCalls = {
  list: call.get({
    path: '/api/admin/audit',
    summary: 'The audit log, the newest first',
    who: 'admin',
    query: auditQuerySchema,
    response: auditPageSchema,
  }),
};
