import { z } from 'zod';
import { call } from '../call.ts';
import { overviewItemsSchema, overviewListSchema, overviewSchema } from './overview.ts';

/** How the installation is, for its admin. */
export const overviewCalls = {
  read: call.get({
    path: '/api/admin/overview',
    summary: 'How the installation is: counts, connections, slow statements, versions',
    who: 'admin',
    response: overviewSchema,
  }),
  list: call.get({
    path: '/api/admin/overview/items',
    summary: 'What one of the numbers counts, newest first',
    who: 'admin',
    query: z.object({ list: overviewListSchema }),
    response: overviewItemsSchema,
  }),
};
