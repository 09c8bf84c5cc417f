import type { ChatQueue, SendChatRequest } from '@whittle/contract/chat';
import { idPattern, type MessageId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { shownPath } from '@whittle/domain/preview/shown-path';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { ProcessId } from '../../adapters/realtime/process-link.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedIn } from '../../http/session.ts';
import type { VersionFiles } from '../../core/app-files/version-files.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { ChatAllowances } from './allowance/chat-allowance.ts';
import { type FindUpload, resolveAttachments } from './attachments/resolve-attachments.ts';
import { beginTurn, type NewMessage } from './begin-turn.ts';
import type { EventLog, Transaction } from '../../core/event-log/event-log.ts';
import { firstPosition } from '../../core/event-log/read-turn-log.ts';
import { storableText, toChatMessage } from './message.ts';
import { findMessages, findTurnOf } from './messages.store.ts';
import { holdSends, readStandings, sendsWithinMs } from './turn-start.store.ts';
import { enqueue } from './queue/enqueue.ts';
import type { StartedTurn, StartTogether } from './start-together.ts';
import { type GoBack, undoLastMessage } from './undo-last-message.ts';
import type { TurnRunner } from './turn/turn-runner.ts';
import type { Turn } from './turn/turn.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'models'> & {
  apps: AppsService;
  events: EventLog;
  runner: TurnRunner;
  allowance: ChatAllowances;
  startTogether: StartTogether;
  processId: ProcessId;
  findUpload: FindUpload;
  goBack: GoBack;
  versionFiles: Pick<VersionFiles, 'read'>;
};

/** The reply that answers the message, and the position in the app's log behind which its events lie. */
export type SentMessage = { replyId: MessageId; after: number };

/**
 * Takes a new message and starts the turn that answers it (GEN-14, GEN-19, N-30). A message whose id the app has already
 * is one that was sent again after a lost network: it leads to the turn that it started. While a turn runs a message that
 * may wait is queued (GEN-27).
 * Throws `message-empty`, `message-too-long`, `invalid-input`, `rate-limited`, `turn-running`, `not-allowed`, `queue-full`, `not-last-message`,
 * `attachment-not-found`, `unavailable`, and what the account's limits say (allowance/chat-allowance.ts).
 */
export async function sendMessage(
  deps: Deps,
  account: SignedIn,
  app: App,
  request: SendChatRequest,
  address: string,
): Promise<SentMessage | { queue: ChatQueue }> {
  const { clock, events, runner, allowance } = deps;
  if (runner.isStopping) throw new AppError('unavailable');
  const sent = request.messages.at(-1)!;
  const content = readMessage(sent, request.fromApp ? limits.appMessageMaxChars : limits.chatMessageMaxChars);
  await checkRequest(deps, account, app, request);
  const again = sent.id ? await findSent(deps, app, sent.id) : null;
  if (again) return again;

  const now = clock.now();
  const { mode = 'build', element, fromApp, model } = request;
  const currentPath = shownPath(request.currentPath);
  const message: NewMessage = {
    id: sent.id ?? newId(),
    content,
    accountId: account.accountId,
    attachments: await resolveAttachments(deps.findUpload, app.id, request.attachments ?? []),
    mode,
    ...(element && { element }),
    ...(fromApp && { fromApp }),
    ...(currentPath !== null && { currentPath }),
    ...(model !== undefined && { model }),
  };
  const sender = { appId: app.id, accountId: account.accountId };
  const requireAllowance = async (tx: Transaction) => {
    await holdSends(tx, sender);
    const since = new Date(now.getTime() - sendsWithinMs);
    const standing = (await readStandings(tx, [sender], since)).get(app.id)!;
    if (standing.sends >= limits.chatSendsPerMinute) throw new AppError('rate-limited');
    await allowance.require(tx, account);
    return standing;
  };
  if (request.replaces !== undefined) {
    // A message that is refused takes nothing back.
    await deps.db.transaction(requireAllowance);
    await undoLastMessage(deps, { accountId: account.accountId, address }, app, request.replaces);
  }
  const begin = await beginAtOnce(deps, account, { app, message, request });
  if (begin) {
    runner.start(begin.turn);
    return { replyId: begin.turn.messageId, after: begin.after };
  }
  let after = 0;
  const taken = await events
    .transact<Turn | ChatQueue>(app.id, async (tx, emit) => {
      const { isRunning, position } = await requireAllowance(tx);
      after = position;
      if (isRunning) {
        if (!request.queue) throw new AppError('turn-running');
        return enqueue(tx, emit, app.id, message, now);
      }
      const turn = await beginTurn(tx, emit, deps, { app, message, now });
      if (request.walks) emit({ type: 'walk-offered', messageId: turn.messageId });
      return turn;
    })
    .catch(asTurnRunning);
  if ('items' in taken) return { queue: taken };
  runner.start(taken);
  return { replyId: taken.messageId, after };
}

/** Null where the message is none of those that begin together, or may not begin: it is taken by itself then. */
async function beginAtOnce(
  { allowance, startTogether }: Deps,
  account: SignedIn,
  { app, message, request }: { app: App; message: NewMessage; request: SendChatRequest },
): Promise<StartedTurn | null> {
  // What an account has left is counted one message after the other.
  if (allowance.isLimited(account) || request.replaces !== undefined) return null;
  return startTogether({ app, message, walks: request.walks === true }).catch(asTurnRunning);
}

function readMessage({ role, content }: SendChatRequest['messages'][number], maxChars: number): string {
  if (role !== 'user')
    throw new AppError('invalid-input', { fields: { messages: 'The last message must be the new one.' } });
  if (content.length > maxChars) {
    const [length, limit] = [content.length, maxChars].map((n) => n.toLocaleString('en'));
    throw new AppError('message-too-long', {
      message: `The message is too long: it has ${length} characters, the limit is ${limit}.`,
      details: { length: content.length, limit: maxChars },
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
  if (request.id !== app.id) throw invalid('id', 'This chat does not belong to this app.');
  const earlier = request.messages.slice(0, -1).filter((message) => message.id !== undefined);
  const known = await findMessages(
    db,
    app.id,
    earlier.map((message) => message.id!),
  );
  const isKnown = (id: string, role: string) => known.some((row) => row.id === id && row.role === role);
  if (!earlier.every(({ id, role }) => isKnown(id!, role))) {
    throw invalid('messages', 'This message is not in the conversation. Reload it.');
  }
  const sentId = request.messages.at(-1)!.id;
  if (sentId !== undefined && !idPattern.test(sentId))
    throw invalid('messages', 'The id of the new message must be 24 hex digits.');
  if (request.model === undefined) return;
  if (!account.isAdmin) throw new AppError('not-allowed', { message: 'Only a platform admin may choose the model.' });
  if (request.model === (await models.current()).model) return;
  const offered = await models.list().catch(() => []);
  if (!offered.some(({ model }) => model === request.model))
    throw invalid('model', 'This installation does not have this model.');
}

async function findSent({ db, events }: Deps, app: App, userMessageId: MessageId): Promise<SentMessage | null> {
  const turn = await findTurnOf(db, app.id, userMessageId);
  if (turn) {
    const first = await firstPosition(db, app.id, userMessageId);
    if (first !== null) return { replyId: turn.messageId, after: first - 1 };
    // The log of a turn long past was trimmed: its reply is told once more.
    const [reply] = await findMessages(db, app.id, [turn.messageId]);
    const seq = await events.append(app.id, { type: 'message-changed', message: toChatMessage(reply!) });
    return { replyId: turn.messageId, after: seq - 1 };
  }
  const [taken] = await findMessages(db, app.id, [userMessageId]);
  if (taken) throw new AppError('invalid-input', { fields: { messages: 'The id of the new message is taken.' } });
  return null;
}

const asTurnRunning = (error: unknown): never => {
  if (isOneRunningViolation(error)) throw new AppError('turn-running', { cause: error });
  throw error;
};

/** Two windows sent at the same moment. */
function isOneRunningViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'turns_one_running') return true;
  }
  return false;
}
