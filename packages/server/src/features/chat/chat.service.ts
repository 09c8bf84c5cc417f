import type { ChatSnapshot, SendChatRequest } from '@whittle/contract/chat';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { Plans } from '../../core/plans/plans.ts';
import type { AppId, MessageId } from '@whittle/contract/ids';
import type { Adapters } from '../../adapters/adapters.ts';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import type { SignedIn } from '../../http/session.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { Ledger } from '../../core/spend/ledger.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import type { DraftTrees } from '../../core/app-files/app-trees.ts';
import type { VersionFiles } from '../../core/app-files/version-files.ts';
import { type AccessAnswer, answerAccess, type AnsweredBy } from './answer-access.ts';
import { createChatAllowance } from './allowance/chat-allowance.ts';
import { createReadAttachments } from './attachments/read-attachments.ts';
import type { FindUpload } from './attachments/resolve-attachments.ts';
import type { EventLog } from '../../core/event-log/event-log.ts';
import type { TurnChecks } from '../../core/checks/turn-checks.service.ts';
import { createEstimateTurn } from './estimate-turn.ts';
import { sumUsage } from './chat-usage.store.ts';
import { logTemplate, readDebugLog } from './log-template.ts';
import { createLogTrimmer } from './trim-logs.ts';
import type { CarryValues } from '../../core/app-files/carry-values.ts';
import type { CallableConnector } from './context/app-part.ts';
import { createPrepareEstimate, createPrepareRequest } from './prepare-request.ts';
import { createProjectRules } from './project-rules.ts';
import { createMessageQueue } from './queue/message-queue.ts';
import { sendMessage } from './send-message.ts';
import { readOlder, readSnapshot } from './snapshot.ts';
import { createStartTogether } from './start-together.ts';
import { createTurnStopper } from './stop-turn.ts';
import type { GoBack } from './undo-last-message.ts';
import { createTurnRecovery } from './turn/recover-turns.ts';
import { type RunDeps, runTurn } from './turn/run-turn.ts';
import type { CheckTree } from './turn/settle-turn.ts';
import type { ImportRows } from './turn/store-rows.ts';
import { createTurnRunner } from './turn/turn-runner.ts';
import { createPageCheckReports } from './page-check-report.ts';

export type ChatDeps = Pick<Adapters, 'config' | 'db' | 'clock' | 'log' | 'models' | 'filesToText'> & {
  link: ProcessLink;
  events: EventLog;
  apps: AppsService;
  audit: AuditService;
  versionFiles: VersionFiles;
  trees: AppTrees & DraftTrees;
  importRows: ImportRows;
  carryValues: CarryValues;
  /** Compiles the head and looks where its imports lead. */
  checkTree: CheckTree;
  turnChecks: TurnChecks;
  countRecords(appId: AppId, entity: string): Promise<number>;
  findRecord: RunDeps['findRecord'];
  findUpload: FindUpload;
  goBack: GoBack;
  turnSpend: RunDeps['turnSpend'];
  ledger: Pick<Ledger, 'expectTurn'>;
  monthStates: Parameters<typeof createEstimateTurn>[0]['monthStates'];
  /** In which costs are shown. */
  currency(): Promise<string>;
  plans: Pick<Plans, 'isOn' | 'of'>;
  /** Services of others that the app may call. */
  listConnectors(appId: AppId): Promise<CallableConnector[]>;
  /** How long a process may be without its lock before its turns are taken over; 0 where there is only one process. */
  takeoverMs: number;
};

export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(deps: ChatDeps) {
  const { config, db, log, link, events } = deps;
  const allowance = createChatAllowance(deps);
  const startTogether = createStartTogether({ ...deps, processId: link.processId });
  const rules = createProjectRules(deps.apps);
  const preparing = { ...deps, readRules: rules.read, readAttachments: createReadAttachments(deps) };
  const prepareRequest = createPrepareRequest(preparing);
  const runDeps = { ...deps, prepareRequest };
  const runner = createTurnRunner({
    run: (turn, signal) => runTurn(turn, signal, runDeps).finally(() => queue.advance(turn.appId)),
    log,
    turnMs: config.timeouts.turnMs,
  });
  const queue = createMessageQueue({ ...deps, runner, processId: link.processId });
  const trimmer = createLogTrimmer({ db, log });
  const stopper = createTurnStopper({ db, link, runner });
  const recovery = createTurnRecovery({ ...deps, runner, graceMs: deps.takeoverMs });
  link.onChange((isConnected) => {
    if (!isConnected) return;
    Promise.all([recovery.dropLost(), stopper.catchUp()]).catch((err: unknown) =>
      log.warn({ err }, 'turns could not be compared with the database after a reconnect'),
    );
  });

  return {
    send: (account: SignedIn, app: App, request: SendChatRequest, address: string) =>
      sendMessage(
        { ...deps, runner, allowance, startTogether, processId: link.processId },
        account,
        app,
        request,
        address,
      ),
    snapshot: (appId: AppId, viewer: SignedIn): Promise<ChatSnapshot> =>
      readSnapshot({ ...deps, allowance }, appId, viewer),
    older: (appId: AppId, before: MessageId, viewer: { isAdmin: boolean }) => readOlder(db, appId, before, viewer),
    queue,
    rules,
    walks: createPageCheckReports(deps),
    usage: async (appId: AppId) => sumUsage(db, appId, await deps.currency()),
    estimate: createEstimateTurn({ ...deps, prepareEstimate: createPrepareEstimate(preparing) }),

    debugLog: (appId: AppId, messageId: MessageId) => readDebugLog(db, appId, messageId),
    logTemplate: (appId: AppId, messageId: MessageId) => logTemplate(deps, appId, messageId),
    stop: stopper.stop,
    answerAccess: (by: AnsweredBy, app: App, messageId: MessageId, answer: AccessAnswer) =>
      answerAccess(deps, by, app, messageId, answer),
    follow: events.follow,
    keepRecent: events.keepRecent,
    head: events.head,
    trimmedTo: events.trimmedTo,

    /** Takes over what processes that died left; resolves when that is done. */
    async start(): Promise<void> {
      await recovery.start();
      queue.start();
      trimmer.start();
    },
    /** Lets running turns store where they are. */
    async stopAll(): Promise<void> {
      await trimmer.stop();
      await queue.stop();
      await recovery.stop();
      await runner.stop();
    },
  };
}
