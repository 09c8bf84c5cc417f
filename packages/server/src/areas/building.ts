import { createRateLimits } from '../adapters/rate-limits.ts';
import { findVersionTime } from '../core/app-files/versions.store.ts';
import { createDetectorSwitches } from '../core/checks/detector-switches.ts';
import { createFindAppProblems } from '../core/checks/find-app-problems.ts';
import { createTurnChecks } from '../core/checks/turn-checks.service.ts';
import { type AppSettingsDeps, createAppSettings } from '../features/app-settings/app-settings.service.ts';
import { createChatService } from '../features/chat/chat.service.ts';
import { noteCodeChange } from '../features/chat/code-note.ts';
import { endConversation, findTurnOfMessage, planConversation } from '../features/chat/conversation-end.ts';
import { findLastMessage } from '../features/chat/messages.store.ts';
import { addPanelNote, requireNoTurn } from '../features/chat/panel-note.ts';
import { createCodeEditing } from '../features/code/editing/code-editing.service.ts';
import { createClaimsService } from '../features/collaborators/claims.service.ts';
import { createCollaboratorsService } from '../features/collaborators/collaborators.service.ts';
import { createCopyApp } from '../features/imports/copy-app.ts';
import { createImportsService } from '../features/imports/imports.service.ts';
import { createMakeApp } from '../features/imports/make-app.ts';
import { createFillCopy } from '../features/imports/fill-copy.ts';
import { createOpenTemplate } from '../features/imports/templates/open-template.ts';
import { createOpenSample } from '../features/imports/samples/open-sample.ts';
import { forgetCredentials } from '../features/integrations/connectors/connectors.store.ts';
import { forgetConnections } from '../features/knowledge/connections/connections.store.ts';
import { forgetSellerToken } from '../features/memberships/memberships.store.ts';
import { createPreviewGuards } from '../features/preview/preview-guard.ts';
import { createPreviewService } from '../features/preview/preview.service.ts';
import { createCapNotices } from '../features/spend/cap-notices.ts';
import { createSpendService } from '../features/spend/spend.service.ts';
import { createBatches } from '../features/repair-lab/batch/batches.ts';
import { createRepairLab } from '../features/repair-lab/repair-lab.service.ts';
import { createVersionsService } from '../features/versions/versions.service.ts';
import type { Core } from './core.ts';
import type { Data } from './data.ts';
import type { Identity } from './identity.ts';
import type { Integrations } from './integrations.ts';

export type Building = ReturnType<typeof createBuilding>;

/** How apps are made: by chat, by hand, from an archive; their versions, and the preview that shows them. */
export function createBuilding(
  core: Core,
  identity: Identity,
  data: Data,
  { packages, connectorTransfer }: Integrations,
  later: { sold: AppSettingsDeps['sold'] },
) {
  const { db, modelPrices, platform, uploads } = core;
  const { appPeople, findEntity, findOwner, importPeople } = identity;
  const { carryValues, history, importFromChat, records, recordsChanged, setRecordsBack } = data;
  // One for all, so that what a turn has looked at is known to the editor too.
  const detectorSwitches = createDetectorSwitches(core);
  const findProblems = createFindAppProblems(platform, detectorSwitches.off);
  const preview = createPreviewService(core);
  const previewGuards = createPreviewGuards({
    ...core,
    countDeleted: async (appId, versionId) => {
      const at = await findVersionTime(db, appId, versionId);
      return at === null ? 0 : history.countPreviewDeletes(appId, at);
    },
  });

  const versions = createVersionsService({
    ...core,
    carryValues,
    requireNoTurn,
    recordsChanged,
    conversation: {
      find: findTurnOfMessage,
      last: async (tx, appId) => (await findLastMessage(tx, appId))?.id ?? null,
      end: endConversation,
    },
    planConversation: (appId, end) => planConversation(db, appId, end),
    setRecordsBack,
    dataInstant: history.instantOf,
    previewData: history.previewRestore,
  });

  const spend = createSpendService(core);
  const capNotices = createCapNotices(core);
  const chat = createChatService({
    ...core,
    importRows: async ({ accountId, ...rows }) => {
      const person = await findOwner(rows.appId, accountId);
      return importFromChat(person, rows).finally(() => recordsChanged(rows.appId));
    },
    carryValues,
    countRecords: records.countAll,
    findRecord: async ({ appId, accountId }, name) => {
      const [person, entity] = await Promise.all([findOwner(appId, accountId), findEntity(appId, 'preview', name)]);
      const caller = { app: { id: appId }, actor: { kind: 'owner' as const }, person };
      return entity && records.newestOf(caller, entity, person.id);
    },
    listConnectors: packages.listCallable,
    findUpload: uploads.findPublic,
    turnSpend: core.ledger.turnSpend,
    monthStates: spend.monthStates,
    currency: async () => (await modelPrices.read()).currency,
    goBack: (by, app, versionId, messageId) =>
      versions.restore(by, app, versionId, { messageId, alsoData: false, confirmedWidening: [] }),
    checkTree: preview.checkTree,
    turnChecks: createTurnChecks({ platform, findProblems }),
  });

  const codeEditing = createCodeEditing({ ...core, requireNoTurn, noteChange: noteCodeChange });
  const newApps = {
    ...core,
    importPeople,
    importConnectors: connectorTransfer.bring,
    keepFile: uploads.keepImported,
    addNote: addPanelNote,
  };
  const rateLimits = createRateLimits(core);
  const imports = createImportsService({ ...core, rateLimits, makeApp: createMakeApp(newApps) });
  const openSample = createOpenSample({ ...newApps, rateLimits });
  const fillCopy = createFillCopy({ ...newApps, connectorsOf: connectorTransfer.take });
  const copyApp = createCopyApp({ ...newApps, rateLimits, fillCopy });
  const openTemplate = createOpenTemplate({ ...newApps, rateLimits, fillCopy, findOwner });

  const repairLab = createRepairLab({
    ...core,
    findProblems,
    costOfRun: core.ledger.costOfRun,
    changeFiles: (app, changes, text) => codeEditing.put(app, changes, text, 'Repair lab'),
  });

  const batches = createBatches({ ...core, readOff: detectorSwitches.off });

  const appSettings = createAppSettings({
    ...core,
    changeFiles: (app, changes, text) => codeEditing.put(app, changes, text, 'App settings'),
    rename: async (caller, app, name) => {
      await core.apps.update(caller, app.id, { name });
      if (app.latestVersionId !== null) await codeEditing.renameApp(app, name);
    },
    changeSignup: ({ accountId, address }, app, change) =>
      appPeople.people.changeAccess(app, change, { actor: { kind: 'account', id: accountId }, address }),
    sold: later.sold,
  });

  const claims = createClaimsService({
    ...core,
    forgetSecrets: async (tx, appId) => {
      await forgetCredentials(tx, appId);
      await forgetSellerToken(tx, appId);
      await forgetConnections(tx, appId);
    },
  });
  const collaborators = createCollaboratorsService({ ...core, emailOf: identity.accounts.emailOf });

  return {
    appSettings,
    collaborators,
    claims,
    spend,
    capNotices,
    preview,
    previewGuards,
    versions,
    chat,
    codeEditing,
    findProblems,
    detectorSwitches,
    repairLab,
    batches,
    imports,
    copyApp,
    openSample,
    openTemplate,
  };
}
