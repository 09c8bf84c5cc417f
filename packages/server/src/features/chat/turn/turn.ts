import type { ChatMode } from '@whittle/contract/chat';
import type { AccountId, AppId, MessageId, TurnId } from '@whittle/contract/ids';
import type { ErrorCode } from '@whittle/contract/errors';

/** One run of the assistant, from the message that asked for it to the reply that ends it. */
export type Turn = {
  appId: AppId;
  id: TurnId;
  /** The process that runs the turn. */
  leaseOwner: string;
  userMessageId: MessageId;
  /** The reply. */
  messageId: MessageId;
  replyCreatedAt: Date;
  /** What the builder asked for. */
  request: string;
  /** Whose words they are; records that the turn stores are theirs. */
  accountId: AccountId;
  /** In a plan nothing of the reply is applied (GEN-28). */
  mode: ChatMode;
  currentPath?: string;
  /** Asked instead of the model that answers everybody (GEN-25). */
  model?: string;
};

/** Why a turn ends before its model does. `lost`: another process has taken the turn, so this one must not write. */
export type InterruptionKind = 'stopped' | 'shutdown' | 'too-slow' | 'lost';

/** The reason of a turn's abort signal. */
export class TurnInterrupted extends Error {
  override readonly name = 'TurnInterrupted';
  readonly kind: InterruptionKind;

  constructor(kind: InterruptionKind) {
    super(`the turn was interrupted: ${kind}`);
    this.kind = kind;
  }
}

/** Whether another process has the turn now, so that nothing of it may be written here any more. */
export const isLost = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof TurnInterrupted && reason.kind === 'lost';

/** How the writing ended, before its result is stored. `failure` says why it broke off, when a person must know. */
export type WritingEnd = {
  outcome: 'complete' | 'truncated' | 'stopped';
  finishReason: string;
  failure: TurnFailure | null;
};

/** `reason` is for everyone, `details` for platform admins. */
export type TurnFailure = { code: ErrorCode; reason: string; details?: string };
