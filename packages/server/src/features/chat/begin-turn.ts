import type { Attachment, ChatMode, PickedElement } from '@whittle/contract/chat';
import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { AccountId, MessageId } from '@whittle/contract/ids';
import { titleOfNewApp } from '@whittle/domain/apps/title-of-new-app';
import { newId } from '../../adapters/ids.ts';
import type { ProcessId } from '../../adapters/realtime/process-link.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { emptyAnnotation, type MessageRow, toChatMessage } from './message.ts';
import { insertStart } from './turn-start.store.ts';
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

/** Puts the message, its empty reply and the turn into the database, within `tx`; whoever calls starts the turn after the commit. */
export async function beginTurn(
  tx: Transaction,
  emit: (event: NewLiveEvent) => void,
  { apps, processId }: Deps,
  { app, message, now }: { app: App; message: NewMessage; now: Date },
): Promise<Turn> {
  const user = toUserRow(app, message);
  const reply = toReplyRow(app, message);
  const { mode, currentPath, model } = message;
  const started = {
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
  await apps.nameIfUntitled(tx, app, titleOfNewApp(app.appType, message.content));
  const saidAt = await insertStart(tx, started, { user, reply, now });
  const turn: Turn = { ...started, replyCreatedAt: new Date(saidAt.getTime() + 1) };
  emit({ type: 'message-created', message: toChatMessage({ ...user, createdAt: saidAt }) });
  emit({ type: 'message-created', message: toChatMessage({ ...reply, createdAt: turn.replyCreatedAt }) });
  emit({ type: 'app-changed', app: await apps.summaryIn(tx, app.id) });
  emit({ type: 'turn-phase', messageId: reply.id, phase: 'thinking' });
  return turn;
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
