import type { AppErrorReport } from '@whittle/contract/app-errors';
import { limits } from '@whittle/contract/limits';
import type { ReportedError } from '../errors/reporter.ts';

/** Sends errors of a published app to the server: each once in five minutes, ten a minute at most (RUN-08, N-47). */
export function createErrorReports(app: { appId: string; name: string; versionId: string }) {
  const sentAtMs = new Map<string, number>();
  return (error: ReportedError): void => {
    const now = Date.now();
    const key = `${error.componentName}\n${error.title}`;
    if (now - (sentAtMs.get(key) ?? -Infinity) < limits.appErrorDedupeMs) return;
    const lately = [...sentAtMs.values()].filter((at) => now - at < 60_000).length;
    if (lately >= limits.appErrorsPerMinute) return;
    sentAtMs.set(key, now);
    const report: AppErrorReport = {
      appId: app.appId,
      appName: app.name,
      versionId: app.versionId,
      errorTitle: error.title,
      errorDetails: error.details,
      componentName: error.componentName,
      scope: error.scope,
    };
    void fetch('/api/app-error', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => {});
  };
}
