import type { Attachment, ChatMode, PickedElement } from '@whittle/contract/chat';
import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { AccountId, AppId, MessageId } from '@whittle/contract/ids';
import { titleOfNewApp } from '@whittle/domain/apps/title-of-new-app';
import { newId } from '../../adapters/ids.ts';
import type { ProcessId } from '../../adapters/realtime/process-link.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { emptyAnnotation, type MessageRow, toChatMessage } from './message.ts';
import { insertStarts, type NewStart } from './turn-start.store.ts';
import type { Turn } from './turn/turn.ts';

/** What a builder said, ready to be answered. */
export type NewMessage = {
  id: MessageId;
  content: string;
  accountId: AccountId;
  attachments: Attachment[];
  mode: ChatMode;
  element?: PickedElement;
  fromApp?: boolean;
  currentPath?: string;
  /** The model that a platform admin chose for it. */
  model?: string;
};

type Deps = { apps: AppsService; processId: ProcessId };

type Start = { app: App; message: NewMessage };

/** Puts the message, its empty reply and the turn into the database, within `tx`; whoever calls starts the turn after the commit. */
export async function beginTurn(
  tx: Transaction,
  emit: (event: NewLiveEvent) => void,
  deps: Deps,
  { app, message, now }: Start & { now: Date },
): Promise<Turn> {
  await deps.apps.nameIfUntitled(tx, app, titleOfNewApp(app.appType, message.content));
  const [turn] = await beginTurns(tx, (_, event) => emit(event), deps, [{ app, message }], now);
  return turn!;
}

/** The same for several apps that have their names. */
export async function beginTurns(
  tx: Transaction,
  emit: (appId: AppId, event: NewLiveEvent) => void,
  { apps, processId }: Deps,
  starts: readonly Start[],
  now: Date,
): Promise<Turn[]> {
  const rows = starts.map((start) => toRows(start, processId));
  const saidAt = await insertStarts(tx, rows, now);
  const summaries = await apps.summariesIn(
    tx,
    starts.map(({ app }) => app.id),
  );
  return rows.map(({ turn: started, user, reply }) => {
    const { appId } = started;
    const said = saidAt.get(appId)!;
    const turn: Turn = { ...started, replyCreatedAt: new Date(said.getTime() + 1) };
    emit(appId, { type: 'message-created', message: toChatMessage({ ...user, createdAt: said }) });
    emit(appId, { type: 'message-created', message: toChatMessage({ ...reply, createdAt: turn.replyCreatedAt }) });
    emit(appId, { type: 'app-changed', app: summaries.get(appId)! });
    emit(appId, { type: 'turn-phase', messageId: reply.id, phase: 'thinking' });
    return turn;
  });
}

function toRows({ app, message }: Start, processId: ProcessId): NewStart {
  const user = toUserRow(app, message);
  const reply = toReplyRow(app, message);
  const { mode, currentPath, model } = message;
  const turn = {
    appId: app.id,
    id: newId(),
    leaseOwner: processId,
    userMessageId: user.id,
    messageId: reply.id,
    request: message.content,
    accountId: message.accountId,
    mode,
    ...(currentPath !== undefined && { currentPath }),
    ...(model !== undefined && { model }),
  };
  return { turn, user, reply };
}

type NewRow = Omit<MessageRow, 'createdAt'>;

const toUserRow = (app: App, message: NewMessage): NewRow => ({
  id: message.id,
  appId: app.id,
  accountId: message.accountId,
  role: 'user',
  content: message.content,
  body: {
    status: 'ready',
    attachments: message.attachments,
    toolInvocations: [],
    annotation: {
      ...emptyAnnotation,
      mode: message.mode,
      ...(message.element && { element: message.element }),
      ...(message.fromApp && { fromApp: true }),
      ...(message.currentPath !== undefined && { currentPath: message.currentPath }),
      ...(message.model !== undefined && { model: message.model }),
    },
  },
});

const toReplyRow = (app: App, { mode }: NewMessage): NewRow => ({
  id: newId(),
  appId: app.id,
  accountId: null,
  role: 'assistant',
  content: '',
  body: {
    status: 'streaming',
    attachments: [],
    toolInvocations: [],
    annotation: { ...emptyAnnotation, mode, status: 'streaming' },
  },
});
