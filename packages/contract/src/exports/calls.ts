import { call } from '../call.ts';
import { exportQuerySchema, exportSizeSchema } from '../project-export.ts';

export const exportCalls = {
  download: call.get({
    path: '/api/apps/:appId/export',
    summary: 'An app as a project in a zip file',
    who: 'owner',
    query: exportQuerySchema,
    answer: 'file',
    errors: ['nothing-to-export', 'export-running', 'rate-limited'],
  }),
  size: call.get({
    path: '/api/apps/:appId/export/size',
    summary: 'What an export would hold',
    who: 'owner',
    response: exportSizeSchema,
  }),
};
