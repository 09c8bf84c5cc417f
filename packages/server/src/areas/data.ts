import type { AppId } from '@whittle/contract/ids';
import { createNotices } from '../adapters/realtime/notices.ts';
import { findVersionTime } from '../core/app-files/versions.store.ts';
import { createAccessCheckService } from '../features/records/access-check/access-check.service.ts';
import { createHistoryService } from '../features/records/history/history.service.ts';
import { createSetRecordsBack } from '../features/records/history/revert-records.ts';
import { createRecordIndexes } from '../features/records/indexes/record-indexes.service.ts';
import { createLiveService } from '../features/records/live/live.service.ts';
import { createImportFile } from '../features/records/rows/csv/import-file.ts';
import { createImportFromChat } from '../features/records/rows/csv/import-from-chat.ts';
import { createSampleRecords } from '../features/records/rows/sample-records.ts';
import { createPersonData } from '../features/person-data/person-data.service.ts';
import { createRecordsService } from '../features/records/rows/records.service.ts';
import { createCarryValues } from '../features/records/schema/carry-values.ts';
import type { Core } from './core.ts';
import type { Identity } from './identity.ts';

/** What data needs of areas that are made after it. */
type Later = {
  restartPreview(appId: string): void;
  /** Answers a request as if it came over the network. */
  answer(request: Request, address: string): Promise<Response>;
};

export type Data = ReturnType<typeof createData>;

/** What apps keep: their records with history, live updates, schemas and files. */
export function createData(
  core: Core,
  { appUsers, findEntity, findOwner }: Identity,
  { restartPreview, answer }: Later,
) {
  const { config, db, trees, uploads } = core;
  const live = createLiveService(core);
  const restarts = createNotices({ ...core, topic: 'whittle_restarts' });
  restarts.onNotice(restartPreview);
  const recordIndexes = createRecordIndexes(core);
  const records = createRecordsService({ ...core, countQuery: recordIndexes.count });
  const importFile = createImportFile({ records });

  /** Many records changed at once, not by the app itself: whoever shows them loads them again. */
  const recordsChanged = (appId: string) => {
    live.wake(appId);
    restartPreview(appId);
    restarts.tell(appId);
  };

  return {
    live,
    records,
    recordIndexes,
    findScope: records.findScope,
    importFile,

    recordsChanged,
    personData: createPersonData({
      ...core,
      forgetPerson: appUsers.sessions.forget,
      removeFiles: uploads.orphans.sweepSoon,
      recordsChanged,
    }),
    importFromChat: createImportFromChat({
      importFile,
      findEntity,
      openFile: async (appId, id) => (await uploads.findPublic(appId, id))?.read() ?? null,
    }),
    carryValues: createCarryValues({
      findOwner,
      findPublished: async (appId) => (await trees.published(appId))?.files ?? null,
      onMoved: live.wake,
    }),
    history: createHistoryService({
      ...core,
      keepDays: config.historyKeepDays,
      versionTime: (appId, versionId) => findVersionTime(db, appId, versionId),
      onWrite: live.wake,
    }),
    setRecordsBack: createSetRecordsBack({ findOwner }),
    sampleRecords: createSampleRecords(db),
    accessCheck: createAccessCheckService({
      ...core,
      records,
      issueToken: (appId: AppId, id) => appUsers.sessions.start({ appId, id }, 'published', 'access proof'),
      answer,
    }),
  };
}
