import type { AppError, AppErrorReport } from '@whittle/contract/app-errors';
import { appErrorCalls } from '@whittle/contract/app-errors/calls';
import type { AppSummary } from '@whittle/contract/apps';
import { limits } from '@whittle/contract/limits';
import { callServer } from '../../lib/call-server.ts';

/** Instants of the last reports in ms, by error; the server holds to the same limits (RUN-08). */
const reportedAt = new Map<string, number>();
const windowMs = 60_000;

/** Tells the server about an error of the preview. A report that does not arrive is not worth a word to the builder. */
export async function reportAppError(
  app: AppSummary,
  { title, details, componentName, scope }: AppError,
): Promise<void> {
  const now = Date.now();
  const key = [app.id, app.latestVersionId, componentName, title].join('\n');
  const recent = [...reportedAt.values()].filter((at) => now - at < windowMs).length;
  const isDuplicate = now - (reportedAt.get(key) ?? -Infinity) < limits.appErrorDedupeMs;
  if (isDuplicate || recent >= limits.appErrorsPerMinute) return;
  reportedAt.set(key, now);
  const report: AppErrorReport = {
    appId: app.id,
    appName: app.name,
    versionId: app.latestVersionId,
    errorTitle: title,
    errorDetails: details,
    componentName,
    scope,
  };
  await callServer(appErrorCalls.report, { body: report }).catch(() => undefined);
}
