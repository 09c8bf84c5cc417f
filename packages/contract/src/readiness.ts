import { z } from 'zod';

/** What `/readyz` answers: 200 with `ready`, else 503 with why the server may get no work. */
export const readinessSchema = z.object({ status: z.enum(['ready', 'stopping', 'storage full', 'no database']) });
export type Readiness = z.infer<typeof readinessSchema>;
