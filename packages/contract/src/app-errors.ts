import { z } from 'zod';
import { limits } from './limits.ts';

const text = z.string().transform((value) => value.slice(0, limits.appErrorTextMaxChars));

/** RUN-06 */
export const appErrorSchema = z.object({
  title: text,
  details: text.default(''),
  componentName: text.default(''),
  scope: z.enum(['component', 'page', 'app']),
});
export type AppError = z.infer<typeof appErrorSchema>;

/** POST /api/app-error (RUN-08) */
export const appErrorReportSchema = z.object({
  appId: z.string(),
  appName: text.default(''),
  versionId: z.string().nullable().default(null),
  errorTitle: text,
  errorDetails: text.default(''),
  componentName: text.default(''),
  scope: z.enum(['component', 'page', 'app']).default('app'),
});
export type AppErrorReport = z.input<typeof appErrorReportSchema>;

/** GET /api/apps/{appId}/app-errors, newest first (RUN-07) */
export const appErrorListSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      versionId: z.string().nullable(),
      title: z.string(),
      details: z.string(),
      componentName: z.string(),
      scope: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type AppErrorList = z.infer<typeof appErrorListSchema>;
