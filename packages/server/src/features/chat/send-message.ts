import type { SendChatRequest } from '@whittle/contract/chat';
import { idPattern, type MessageId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { titleFromPrompt } from '@whittle/domain/apps/app-title';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { ProcessId } from '../../adapters/realtime/process-link.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedIn } from '../../http/session.ts';
import type { App, AppsService } from '../apps/apps.service.ts';
import type { EventLog } from './event-log/event-log.ts';
import { firstPosition } from './event-log/read-turn-log.ts';
import { emptyAnnotation, type MessageRow, storableText, toChatMessage } from './message.ts';
import {
  countSends,
  findMessages,
  findRunningTurn,
  findTurnOf,
  insertMessage,
  insertTurn,
  timeOfNext,
} from './messages.store.ts';
import type { TurnRunner } from './turn/turn-runner.ts';
import type { Turn } from './turn/turn.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'models'> & {
  apps: AppsService;
  events: EventLog;
  runner: TurnRunner;
  processId: ProcessId;
};

/** The reply that answers the message, and the position in the app's log behind which its events lie. */
export type SentMessage = { replyId: MessageId; after: number };

/**
 * Takes a new message and starts the turn that answers it (GEN-14, GEN-19, N-30). A message whose id the app has already
 * is one that was sent again after a lost network: it leads to the turn that it started.
 * Throws `message-empty`, `message-too-long`, `invalid-input`, `rate-limited`, `turn-running`, `not-allowed`, `unavailable`.
 */
export async function sendMessage(
  deps: Deps,
  account: SignedIn,
  app: App,
  request: SendChatRequest,
): Promise<SentMessage> {
  const { db, clock, apps, events, runner, processId } = deps;
  if (runner.isStopping) throw new AppError('unavailable');
  const sent = request.messages.at(-1)!;
  const content = readMessage(sent);
  await checkRequest(deps, account, app, request);
  const again = sent.id ? await findSent(deps, app, sent.id) : null;
  if (again) return again;

  const now = clock.now();
  const { currentPath } = request;
  const askedAt = await timeOfNext(db, app.id, now);
  const user = toUserRow(app, account, { id: sent.id ?? newId(), content, createdAt: askedAt, currentPath });
  const reply = toReplyRow(app, new Date(askedAt.getTime() + 1));
  const turn: Turn = {
    appId: app.id,
    id: newId(),
    leaseOwner: processId,
    userMessageId: user.id,
    messageId: reply.id,
    replyCreatedAt: reply.createdAt,
    request: content,
    accountId: account.accountId,
    ...(currentPath !== undefined && { currentPath }),
  };
  const after = await events.head(app.id);
  await events
    .transact(
      app.id,
      async (tx, emit) => {
        const sends = await countSends(tx, account.accountId, new Date(now.getTime() - 60_000));
        if (sends >= limits.chatSendsPerMinute) throw new AppError('rate-limited');
        if (await findRunningTurn(tx, app.id)) throw new AppError('turn-running');
        await apps.nameIfUntitled(tx, app, titleFromPrompt(content));
        await insertMessage(tx, user);
        await insertMessage(tx, reply);
        await insertTurn(tx, { ...turn, state: 'running', startedAt: now });
        emit({ type: 'message-created', message: toChatMessage(user) });
        emit({ type: 'message-created', message: toChatMessage(reply) });
        emit({ type: 'app-changed', app: await apps.summaryIn(tx, app.id) });
        emit({ type: 'turn-phase', messageId: reply.id, phase: 'thinking' });
      },
      { holdsLog: true },
    )
    .catch(async (error: unknown) => {
      if (isOneRunningViolation(error)) throw new AppError('turn-running', { cause: error });
      throw error;
    });
  runner.start(turn);
  return { replyId: reply.id, after };
}

function readMessage({ role, content }: SendChatRequest['messages'][number]): string {
  if (role !== 'user')
    throw new AppError('invalid-input', { fields: { messages: 'The last message must be the new one.' } });
  if (content.length > limits.chatMessageMaxChars) {
    const [length, limit] = [content.length, limits.chatMessageMaxChars].map((n) => n.toLocaleString('en'));
    throw new AppError('message-too-long', {
      message: `The message is too long: it has ${length} characters, the limit is ${limit}.`,
      details: { length: content.length, limit: limits.chatMessageMaxChars },
    });
  }
  const text = storableText(content).trim();
  if (text === '') throw new AppError('message-empty');
  return text;
}

/** N-30: the server holds the conversation; what a client says about earlier messages is only checked, never used. */
async function checkRequest(
  { db, models }: Deps,
  account: SignedIn,
  app: App,
  request: SendChatRequest,
): Promise<void> {
  const invalid = (field: string, sentence: string) => new AppError('invalid-input', { fields: { [field]: sentence } });
  if (request.id !== app.id) throw invalid('id', 'This is not the chat of this app.');
  const earlier = request.messages.slice(0, -1).filter((message) => message.id !== undefined);
  const known = await findMessages(
    db,
    app.id,
    earlier.map((message) => message.id!),
  );
  const isKnown = (id: string, role: string) => known.some((row) => row.id === id && row.role === role);
  if (!earlier.every(({ id, role }) => isKnown(id!, role))) {
    throw invalid('messages', 'The conversation holds no such message. Load it again.');
  }
  const sentId = request.messages.at(-1)!.id;
  if (sentId !== undefined && !idPattern.test(sentId))
    throw invalid('messages', 'The id of the new message must be 24 hex digits.');
  if (request.model === undefined) return;
  if (!account.isAdmin) throw new AppError('not-allowed', { message: 'Only a platform admin may choose the model.' });
  if (request.model !== (await models.current()).model)
    throw invalid('model', 'This installation does not have this model.');
}

async function findSent({ db }: Deps, app: App, userMessageId: MessageId): Promise<SentMessage | null> {
  const turn = await findTurnOf(db, app.id, userMessageId);
  if (turn) return { replyId: turn.messageId, after: (await firstPosition(db, app.id, userMessageId)) - 1 };
  const [taken] = await findMessages(db, app.id, [userMessageId]);
  if (taken) throw new AppError('invalid-input', { fields: { messages: 'The id of the new message is taken.' } });
  return null;
}

type NewUserMessage = Pick<MessageRow, 'id' | 'content' | 'createdAt'> & { currentPath: string | undefined };

const toUserRow = (app: App, account: SignedIn, { currentPath, ...message }: NewUserMessage): MessageRow => ({
  ...message,
  appId: app.id,
  accountId: account.accountId,
  role: 'user',
  body: {
    status: 'ready',
    attachments: [],
    toolInvocations: [],
    annotation: { ...emptyAnnotation, ...(currentPath !== undefined && { currentPath }) },
  },
});

const toReplyRow = (app: App, createdAt: Date): MessageRow => ({
  id: newId(),
  appId: app.id,
  accountId: null,
  role: 'assistant',
  content: '',
  createdAt,
  body: {
    status: 'streaming',
    attachments: [],
    toolInvocations: [],
    annotation: { ...emptyAnnotation, status: 'streaming' },
  },
});

/** Two windows sent at the same moment. */
function isOneRunningViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint_name: constraint } = at as { code?: string; constraint_name?: string };
    if (code === '23505' && constraint === 'turns_one_running') return true;
  }
  return false;
}
