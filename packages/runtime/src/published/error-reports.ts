import type { AppErrorReport } from '@whittle/contract/app-errors';
import { appErrorLimits as limits } from '@whittle/contract/app-errors/limits';
import type { PublishedData } from '@whittle/contract/runtime-bundle';
import type { ReportedError } from '../errors/reporter.ts';

/** Sends errors of a published app to its owner, each once in a while and not too many (RUN-08). */
export function createErrorReports({ appId, name, versionId }: PublishedData) {
  const sentAt = new Map<string, number>();
  return (error: ReportedError): void => {
    const now = Date.now();
    const key = `${error.title}\n${error.componentName}`;
    if (now - (sentAt.get(key) ?? -Infinity) < limits.appErrorDedupeMs) return;
    const inLastMinute = [...sentAt.values()].filter((at) => now - at < 60_000);
    if (inLastMinute.length >= limits.appErrorsPerMinute) return;
    sentAt.set(key, now);
    const report: AppErrorReport = {
      appId,
      appName: name,
      versionId,
      errorTitle: error.title,
      errorDetails: error.details,
      componentName: error.componentName,
      scope: error.scope,
    };
    fetch('/api/app-error', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => {
      // The page is more important than the report.
    });
  };
}
