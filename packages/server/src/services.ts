import { costOf } from '@whittle/domain/models/cost-of';
import type { Adapters } from './adapters/adapters.ts';
import { createMailDelivery } from './adapters/mail/mail-delivery.ts';
import { createSmtp } from './adapters/mail/smtp.ts';
import { createNotices } from './adapters/realtime/notices.ts';
import { createRateLimits } from './adapters/rate-limits.ts';
import { createProcessLink } from './adapters/realtime/process-link.ts';
import { createGetPlatform } from './compile/load-platform.ts';
import { createAccessProofService } from './features/records/access-proof/access-proof.service.ts';
import { createAccountsService } from './features/identity/builders/accounts.service.ts';
import { createVisitOf } from './features/identity/app-people/app-of-request.ts';
import { createAppPeople } from './features/identity/app-people/app-people.ts';
import { createImportPeople } from './features/identity/app-people/import-people.ts';
import { createAppUsersService } from './features/identity/app-people/app-users.service.ts';
import { createResolveAppCaller } from './features/identity/app-people/resolve-caller.ts';
import { createAppsService } from './core/apps/apps.service.ts';
import { purgeAppsOf } from './features/apps/purge-apps.ts';
import { createAuditService } from './core/audit/audit.service.ts';
import { createChatService } from './features/chat/chat.service.ts';
import { noteCodeChange } from './features/chat/code-note.ts';
import { endConversation, findTurnOfMessage, planConversation } from './features/chat/conversation-end.ts';
import { findLastMessage } from './features/chat/messages.store.ts';
import { addPanelNote, requireNoTurn } from './features/chat/panel-note.ts';
import { createEventLog } from './core/event-log/event-log.ts';
import { mayEditCode } from './features/code/editing/code-editing.policy.ts';
import { createCodeEditing } from './features/code/editing/code-editing.service.ts';
import { createCodeProblems } from './features/code/editing/code-problems.service.ts';
import { createOneTimeCodes } from './features/identity/codes/one-time-codes.ts';
import { createExportRecords } from './features/records/rows/csv/export-records.ts';
import { createImportFile } from './features/records/rows/csv/import-file.ts';
import { createImportFromChat } from './features/records/rows/csv/import-from-chat.ts';
import { createSuggestMapping } from './features/records/rows/csv/suggest-mapping.ts';
import { createDomainsService } from './features/domains/domains.service.ts';
import { createExportsService } from './features/exports/exports.service.ts';
import { createFindEntity } from './features/records/rows/find-entity.ts';
import { createRecordsService } from './features/records/rows/records.service.ts';
import { createAppTrees } from './core/app-files/app-trees.ts';
import { createVersionFiles } from './core/app-files/version-files.ts';
import { createImportsService } from './features/imports/imports.service.ts';
import { createMakeApp } from './features/imports/make-app.ts';
import { createCoreEndpoints } from './features/integrations/core.ts';
import { createCallPackage } from './features/integrations/packages/call-package.ts';
import { createPackagesService } from './features/integrations/packages/packages.service.ts';
import { createPackageTransfer } from './features/integrations/packages/transfer-packages.ts';
import { createUsage } from './features/integrations/usage.ts';
import { createMailsService } from './core/mail/mail.service.ts';
import { createLiveService } from './features/records/live/live.service.ts';
import { createSetRecordsBack } from './features/records/history/set-records-back.ts';
import { createHistoryService } from './features/records/history/history.service.ts';
import { createRecordIndexes } from './features/records/indexes/record-indexes.service.ts';
import { createSendEmail } from './features/integrations/send-email.ts';
import { createModelPrices } from './core/models/model-prices.ts';
import { createModelsService } from './features/models/models.service.ts';
import { createOpenIdFlow } from './features/identity/openid/openid-flow.ts';
import { createPreviewGuards } from './features/preview/preview-guard.ts';
import type { previewGuardRoutes } from './features/preview/preview-guard.routes.ts';
import { createPreviewService } from './features/preview/preview.service.ts';
import { createCarryValues } from './features/records/schema/carry-values.ts';
import { createSchemaChanges } from './features/records/schema/schema-changes.service.ts';
import { createPublishingService } from './features/publishing/publishing.service.ts';
import { createFindAppProblems } from './core/checks/find-app-problems.ts';
import { createTurnChecks } from './core/checks/turn-checks.service.ts';
import { createUploadsService } from './core/uploads/uploads.service.ts';
import { createVersionsService } from './features/versions/versions.service.ts';
import { findVersionTime } from './core/app-files/versions.store.ts';
import { createVisualEditing } from './features/code/visual-edit/visual-edit.service.ts';
import type { FindAppOfHost } from './http/app-caller.ts';
import { AppError } from './http/app-error.ts';
import { createSessionGuards } from './http/session.ts';

export type Services = ReturnType<typeof createServices>;

/**
 * Every slice's service, built once. Slices do not know each other: what one needs of another is handed to it here, as
 * a function or a small interface. `answer` answers a request as if it came over the network.
 */
export function createServices(adapters: Adapters, answer: (request: Request, address: string) => Promise<Response>) {
  const { clock, config, db, log } = adapters;

  /** With the embedded database there is no other process, so what another one left is free at once. */
  const takeoverMs = config.databaseUrl === null ? 0 : 5_000;

  const audit = createAuditService(adapters);
  const mails = createMailsService(adapters);
  const codes = createOneTimeCodes(adapters);

  const link = createProcessLink({ db, log });
  const mailDelivery = createMailDelivery({
    ...adapters,
    link,
    smtp: config.smtp && createSmtp(config.smtp),
    takeoverMs,
    keepDays: config.mailKeepDays,
  });
  const live = createLiveService({ ...adapters, link });
  const events = createEventLog({ db, link, log });
  const apps = createAppsService({ db, clock, config, events, link, audit });

  const accounts = createAccountsService({
    ...adapters,
    link,
    mails,
    codes,
    audit,
    mayEditCode: (account) => mayEditCode(config, account),
    deleteAppsOf: async (accountId) => {
      for (const { id } of await apps.list({ accountId })) {
        await chat.stop(id);
        await apps.remove({ accountId }, id);
      }
      await purgeAppsOf(db, accountId);
      uploads.leftOvers.sweepSoon();
    },
  });
  const guards = createSessionGuards(config, accounts.authenticate);
  const openIdFlow = createOpenIdFlow(adapters);
  const models = createModelsService(adapters);
  const modelPrices = createModelPrices(adapters);
  const versions = createVersionFiles(db);
  const trees = createAppTrees({ db, log, apps, events, link, versions });

  const platform = createGetPlatform();
  // One for all, so that what a turn has looked at is known to the editor too.
  const findProblems = createFindAppProblems(platform);
  const preview = createPreviewService({ ...adapters, trees, platform });
  const restarts = createNotices({ db, link, log, topic: 'whittle_restarts' });
  restarts.onNotice(preview.builds.restart);

  /** Many records changed at once, not by the app itself: whoever shows them shows them anew. */
  const recordsChanged = (appId: string) => {
    live.wake(appId);
    preview.builds.restart(appId);
    restarts.tell(appId);
  };

  const findEntity = createFindEntity(trees);
  const appUsers = createAppUsersService({ ...adapters, link, findEntity, accountEmail: accounts.emailOf });
  const resolveCaller = createResolveAppCaller({
    findApp: apps.find,
    appUsers,
    guards,
    hasPreviewAccess: preview.hasAccess,
  });
  const findOwner = async (appId: string, accountId: string) =>
    appUsers.ownerPerson(appId, { accountId, email: await accounts.emailOf(accountId) });
  const carryValues = createCarryValues({
    findOwner,
    findPublished: async (appId) => (await trees.published(appId))?.files ?? null,
    onMoved: live.wake,
  });
  const recordIndexes = createRecordIndexes(adapters);
  const records = createRecordsService({ ...adapters, countQuery: recordIndexes.count });
  const uploads = createUploadsService(adapters);
  const importFile = createImportFile({ records });
  const importFromChat = createImportFromChat({
    importFile,
    findEntity,
    openFile: async (appId, id) => (await uploads.findPublic(appId, id))?.read() ?? null,
  });
  const csv = {
    importFile,
    exportRecords: createExportRecords(adapters),
    suggestMapping: createSuggestMapping(adapters),
  };

  const rateLimits = createRateLimits(adapters);
  const sendEmail = createSendEmail({ ...adapters, mails, findApp: apps.find });
  const usage = createUsage({ ...adapters, modelPrices });
  const packages = createPackagesService({ ...adapters, audit });
  const packageTransfer = createPackageTransfer(adapters);
  const integrations = {
    usage,
    packages,
    core: createCoreEndpoints({ ...adapters, uploads, sendEmail, usage }),
    callPackage: createCallPackage({ packages, usage, rateLimits, clock }),
    headFiles: async (appId: string) => (await trees.head(appId)).files,
  };

  const accessProof = createAccessProofService({
    ...adapters,
    records,
    issueToken: (appId, id) => appUsers.sessions.start({ appId, id }, 'published', 'access proof'),
    answer,
  });
  const publishing = createPublishingService({
    ...adapters,
    apps,
    audit,
    trees,
    carryValues,
    proveAccess: accessProof.prove,
  });
  const exports = createExportsService({
    ...adapters,
    apps,
    audit,
    versions,
    platform,
    publicationOf: publishing.publicationOf,
    packagesOf: packageTransfer.take,
  });
  const appPeople = createAppPeople({
    ...adapters,
    appUsers,
    apps,
    publishing,
    codes,
    mails,
    audit,
    requiresVerifiedEmail: config.requireVerifiedEmail ?? mails.delivery === 'smtp',
  });
  const visitOf = createVisitOf({ config, findApp: apps.find, hasPreviewAccess: preview.hasAccess });

  const history = createHistoryService({
    ...adapters,
    keepDays: config.historyKeepDays,
    audit,
    versionTime: (appId, versionId) => findVersionTime(db, appId, versionId),
    onWrite: live.wake,
  });

  const previewGuards = createPreviewGuards({
    ...adapters,
    trees,
    countDeleted: async (appId, versionId) => {
      const at = await findVersionTime(db, appId, versionId);
      return at === null ? 0 : history.countPreviewDeletes(appId, at);
    },
  });
  const undoDeletes: Parameters<typeof previewGuardRoutes>[0]['undoDeletes'] = async (by, versionId) => {
    const at = await findVersionTime(db, by.appId, versionId);
    if (at === null) throw new AppError('nothing-to-undo');
    const { id: personId } = await appUsers.ownerPerson(by.appId, by);
    const undone = await history.undoPreviewDeletes({ ...by, personId }, at);
    recordsChanged(by.appId);
    return undone;
  };

  const chat = createChatService({
    ...adapters,
    link,
    events,
    apps,
    audit,
    versions,
    trees,
    importRows: async ({ accountId, ...rows }) => {
      const person = await findOwner(rows.appId, accountId);
      return importFromChat(person, rows).finally(() => recordsChanged(rows.appId));
    },
    carryValues,
    countRecords: records.countAll,
    listPackages: packages.listCallable,
    findUpload: uploads.findPublic,
    costOf: async (use) => {
      const { currency, prices } = await modelPrices.read();
      const amount = costOf({ ...use, images: 0 }, prices);
      return amount === null ? null : { amount, currency };
    },
    goBack: (by, app, versionId, messageId) =>
      goingBack.restore(by, app, versionId, { messageId, alsoData: false, confirmedWidening: [] }),
    checkTree: preview.checkTree,
    turnChecks: createTurnChecks({ platform, findProblems }),
    takeoverMs,
  });

  const goingBack = createVersionsService({
    ...adapters,
    events,
    apps,
    audit,
    versions,
    carryValues,
    requireNoTurn,
    recordsChanged,
    conversation: {
      find: findTurnOfMessage,
      last: async (tx, appId) => (await findLastMessage(tx, appId))?.id ?? null,
      end: endConversation,
    },
    planConversation: (appId, end) => planConversation(db, appId, end),
    setRecordsBack: createSetRecordsBack({ findOwner }),
    dataInstant: history.instantOf,
    previewData: history.previewRestore,
  });

  const codeEditing = createCodeEditing({
    ...adapters,
    events,
    apps,
    versions,
    platform,
    requireNoTurn,
    noteChange: noteCodeChange,
  });
  const codeProblems = createCodeProblems({
    versions,
    findProblems,
    saveFiles: codeEditing.save,
  });
  const visualEditing = createVisualEditing({ versions, saveFile: codeEditing.save });
  const schemaChanges = createSchemaChanges({
    ...adapters,
    events,
    apps,
    versions,
    trees,
    requireNoTurn,
    addNote: addPanelNote,
  });

  const importPeople = createImportPeople(adapters);
  const imports = createImportsService({
    ...adapters,
    rateLimits,
    makeApp: createMakeApp({
      ...adapters,
      events,
      apps,
      versions,
      audit,
      importPeople: async (appId, accountId, people) =>
        importPeople(appId, { accountId, email: await accounts.emailOf(accountId) }, people),
      importPackages: packageTransfer.bring,
      keepFile: uploads.keepImported,
      addNote: addPanelNote,
    }),
  });

  /** The app that a host stands for; a draft has no host of its own but its preview. */
  const findAppOfHost: FindAppOfHost = async (host) => {
    if (host.kind === 'preview') return apps.find(host.appId);
    const app = host.kind === 'published' ? await apps.findBySlug(host.slug) : null;
    return app?.publishedVersionId ? app : null;
  };

  const domains = createDomainsService({ ...adapters, apps, audit });

  return {
    audit,
    domains,
    mails,
    mailDelivery,
    codes,
    accounts,
    guards,
    openIdFlow,
    models,
    modelPrices,
    link,
    live,
    history,
    events,
    apps,
    trees,
    platform,
    preview,
    previewGuards,
    undoDeletes,
    accessProof,
    publishing,
    exports,
    findEntity,
    appUsers,
    appPeople,
    visitOf,
    resolveCaller,
    records,
    recordIndexes,
    uploads,
    imports,
    integrations,
    csv,
    goingBack,
    codeEditing,
    codeProblems,
    visualEditing,
    schemaChanges,
    recordsChanged,
    chat,
    findAppOfHost,
  };
}
