import { type ErrorCode, errorCatalogue } from '@whittle/contract/errors';
import type { ContextItem, ContextProblem } from '@whittle/contract/knowledge/context-item';
import { AppError } from '../../../http/app-error.ts';
import type { ItemRow } from './items.store.ts';

/** A data source as its builder sees it. */
export function toItem(row: ItemRow): ContextItem {
  const isRunning = row.status === 'running' && row.progressDone !== null;
  return {
    ...{
      id: row.id,
      name: row.name,
      type: row.type as ContextItem['type'],
      source: row.source as ContextItem['source'],
    },
    status: row.status as ContextItem['status'],
    ...{ provider: row.externalId === null ? null : row.source, providerItemId: row.externalId },
    ...{ externalFileId: row.externalId, externalFileUrl: row.externalFileUrl },
    lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    ...{ size: row.size, numOfChunks: row.numOfChunks, originalContextItemId: row.originalContextItemId },
    ...{ syncEvery: row.syncEvery, nextSyncAt: row.nextSyncAt?.toISOString() ?? null },
    openTo: row.openTo,
    problem: row.problem && toProblem(row.problem),
    progress: isRunning ? { done: row.progressDone!, total: row.progressTotal } : null,
    report: row.report,
  };
}

/** A code that a former release wrote and this one does not have is an unexpected failure. */
export function toProblem({ code, values }: NonNullable<ItemRow['problem']>): ContextProblem {
  const known: ErrorCode = Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : 'context-failed';
  return { code: known, message: new AppError(known, { values }).message, values };
}
