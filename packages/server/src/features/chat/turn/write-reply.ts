import type { NewLiveEvent } from '@whittle/contract/chat-events';
import { limits } from '@whittle/contract/limits';
import type { Problem } from '@whittle/domain/repairs/problem';
import { type Action, replyActions } from '@whittle/domain/chat/action-stream';
import type { Logger } from 'pino';
import type { LanguageModel, ModelRequest, ModelUsage } from '../../../adapters/language-model/language-model.ts';
import { ModelError } from '../../../adapters/language-model/model-error.ts';
import type { TurnChecks } from '../../../core/checks/turn-checks.service.ts';
import type { TurnRequest } from '../context/build-request.ts';
import { askAgain, fixedOutcomes, refusedEdits } from './ask-again.ts';
import { continueRequest } from './continue-request.ts';
import { cutReply, settleCuts } from './cut-reply.ts';
import { repairRequest } from './repair-request.ts';
import { type Repaired, repairTurn } from './repair-turn.ts';
import type { Reply } from './reply.ts';
import { endOfBrokenWriting } from './turn-failure.ts';
import type { WritingEnd } from './turn.ts';
import { noteOfRequest, since, type TurnDiary } from './turn-diary.ts';
import type { CheckPages } from './check-turn-pages.ts';

export type Spent = { usage: ModelUsage; steps: number };

type Writing = {
  model: LanguageModel;
  /** Who fixes what a check found; a cheaper one, where an admin named it. */
  repairModel: LanguageModel;
  request: TurnRequest;
  reply: Reply;
  signal: AbortSignal;
  log: Logger;
  enterPhase: EnterPhase;
  /** The app before the turn. */
  before: ReadonlyMap<string, string>;
  turnChecks: TurnChecks;
  /** Whether the model may be asked to correct what a check found. */
  mayRepair: boolean;
  /** Symptoms that the model did not get rid of in the replies before. */
  repeated: ReadonlySet<string>;
  /** Null where no page is to be opened. */
  checkPages: CheckPages | null;
  diary: TurnDiary;
};

type PhaseEvent = Extract<NewLiveEvent, { type: 'turn-phase' }>;
export type EnterPhase = (phase: PhaseEvent['phase'], repair?: PhaseEvent['repair']) => void;

/** `repairEnd` says why problems that a check found are left, `walk` what the pages showed. */
export type WrittenEnd = WritingEnd & Partial<Repaired>;

export const nothingSpent = (): Spent => ({
  usage: { promptTokens: 0, completionTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
  steps: 0,
});

/** Lets the model write the whole reply. Never throws: what broke it off is in the end. `spent` counts as it goes. */
export async function writeReply(writing: Writing, spent: Spent): Promise<WrittenEnd> {
  const { reply, signal, log } = writing;
  let end: WrittenEnd;
  try {
    const { stepsBefore, ...written } = await writeWhole(writing, spent);
    end = written;
    const stepsUsed = spent.steps - stepsBefore;
    if (end.outcome === 'complete' && !writing.model.isBuiltIn) await fixRefusedEdits(writing, spent, stepsUsed);
    if (end.outcome === 'complete') end = { ...end, ...(await repair(writing, spent)) };
  } catch (error) {
    end = endOfBrokenWriting(signal.aborted ? signal.reason : error);
    if (end.failure) log.warn({ err: error }, 'a reply broke off');
  }
  await reply.end();
  return end.outcome === 'complete' && reply.isTruncated ? { ...end, outcome: 'truncated' } : end;
}

/**
 * Lets the model write, and go on by itself where its output was cut (GEN-61), at most `limits.replyContinuations` times.
 * `stepsBefore` are the steps that were spent before the last output.
 */
async function writeWhole(writing: Writing, spent: Spent): Promise<WritingEnd & { stepsBefore: number }> {
  const { reply, enterPhase } = writing;
  const cuts: Action[] = [];
  const settled = async (end: WritingEnd): Promise<WritingEnd> => {
    const isWhole = await settleCuts(reply, cuts);
    return end.outcome === 'complete' && !isWhole ? { ...end, outcome: 'truncated' } : end;
  };
  let request: ModelRequest = writing.request;
  for (let round = 0; ; round += 1) {
    const [stepsBefore, actionsBefore] = [spent.steps, reply.actions.length];
    const about: About = round === 0 ? { purpose: 'reply' } : { purpose: 'continue', round };
    let end: WritingEnd;
    try {
      end = await writePart(writing, request, spent, about);
    } catch (error) {
      await settleCuts(reply, cuts);
      throw error;
    }
    // The parser looks at what follows a closing tag before it believes it.
    if (reply.text.endsWith('>')) await reply.write('\n');
    if (round === limits.replyContinuations || !canGoOn(writing, end)) return { ...(await settled(end)), stepsBefore };
    const cut = await cutReply(reply);
    if (cut) cuts.push(cut);
    enterPhase('continuing', { round: round + 1, of: limits.replyContinuations });
    const isAlone = cut !== null && reply.actions.length === actionsBefore + 1;
    request = continueRequest(writing.request, { reply, cut, isAlone });
  }
}

/** A stream that broke in the middle of an answer ends it as its length would; other failures are thrown. */
async function writePart(writing: Writing, request: ModelRequest, spent: Spent, about: About): Promise<WritingEnd> {
  const { reply, signal, log } = writing;
  const before = reply.text.length;
  try {
    return await writeOnce(writing, request, spent, about);
  } catch (error) {
    const isLost = error instanceof ModelError && error.code === 'model-silent';
    if (signal.aborted || !isLost || reply.text.length === before) throw error;
    log.warn({ err: error }, 'a reply was cut');
    return endOfBrokenWriting(error);
  }
}

function canGoOn({ model, request, reply }: Writing, { outcome }: WritingEnd): boolean {
  if (model.isBuiltIn || request.context.isPlan || reply.text.length > limits.replyMaxChars) return false;
  return outcome === 'truncated' || replyActions(reply.parsed).at(-1)?.isComplete === false;
}

type About = Parameters<typeof noteOfRequest>[1];

/** Lets the model answer one request, and notes how that went, also when it breaks off. */
async function writeOnce(writing: Writing, request: ModelRequest, spent: Spent, about: About) {
  const { reply, diary } = writing;
  diary.note(noteOfRequest(request, about));
  const startedAt = performance.now();
  const before = { chars: reply.text.length, actions: reply.outcomes.length, steps: spent.steps, ...spent.usage };
  const timing: Timing = { firstByteMs: null, startedAt };
  let finishReason = 'error';
  try {
    const end = await streamAnswer(writing, request, spent, timing);
    finishReason = end.finishReason;
    return end;
  } finally {
    diary.note({
      kind: 'answer',
      firstByteMs: timing.firstByteMs,
      durationMs: since(startedAt),
      chars: reply.text.length - before.chars,
      finishReason,
      steps: spent.steps - before.steps,
      promptTokens: spent.usage.promptTokens - before.promptTokens,
      completionTokens: spent.usage.completionTokens - before.completionTokens,
      cacheReadTokens: spent.usage.cacheReadTokens - before.cacheReadTokens,
      cacheWriteTokens: spent.usage.cacheWriteTokens - before.cacheWriteTokens,
    });
    const outcomes = reply.outcomes.slice(before.actions);
    if (outcomes.length > 0) {
      diary.note({
        kind: 'actions',
        applied: outcomes.filter(({ ok }) => ok).map(({ file }) => file),
        refused: outcomes.filter(({ ok }) => !ok).map(({ file, message = '' }) => ({ file, message })),
      });
    }
  }
}

type Timing = { startedAt: number; firstByteMs: number | null };

async function streamAnswer(
  { model, reply, signal, enterPhase }: Writing,
  request: ModelRequest,
  spent: Spent,
  timing: Timing,
) {
  let finishReason = 'other';
  let isWriting = false;
  for await (const event of model.stream(request, signal)) {
    if (event.type === 'text') {
      timing.firstByteMs ??= since(timing.startedAt);
      if (!isWriting && reply.text === '') enterPhase('writing');
      isWriting = true;
      await reply.write(event.text);
      if (reply.text.length > limits.replyMaxChars) {
        return { outcome: 'truncated', finishReason: 'length', failure: null } satisfies WritingEnd;
      }
    } else if (event.type === 'tool-call') reply.callTool(event);
    else if (event.type === 'tool-result') reply.answerTool(event.id, event.result);
    else if (event.type === 'step') add(spent, event.usage);
    else finishReason = event.reason;
  }
  const outcome = finishReason === 'length' ? 'truncated' : 'complete';
  return { outcome, finishReason, failure: null } satisfies WritingEnd;
}

function repair(writing: Writing, spent: Spent): Promise<Repaired> {
  const {
    model,
    repairModel,
    request,
    reply,
    before,
    turnChecks,
    mayRepair,
    checkPages,
    diary,
    signal,
    log,
    enterPhase,
  } = writing;
  enterPhase('checking');
  const askModel = async (problems: readonly Problem[], round: number) => {
    enterPhase('repairing', { round, of: limits.repairRounds });
    const again = repairRequest(request, new Map(reply.files), problems);
    await writeOnce({ ...writing, model: repairModel }, again, spent, { purpose: 'repair', round });
    enterPhase('checking');
  };
  const canAsk = mayRepair && !model.isBuiltIn;
  const why = model.isBuiltIn ? 'no-model' : 'switched-off';
  return repairTurn({
    ...{ reply, before, checks: turnChecks, signal, log, why, checkPages, diary, repeated: writing.repeated },
    askModel: canAsk ? askModel : null,
  });
}

/** Asks once for the edits that were refused, within the steps of the turn. Failing at it leaves the refusals as they are. */
async function fixRefusedEdits(writing: Writing, spent: Spent, stepsUsed: number): Promise<void> {
  const { reply, signal, log, enterPhase } = writing;
  const refused = refusedEdits(reply);
  const isBrokenOff = replyActions(reply.parsed).at(-1)?.isComplete === false;
  if (refused.length === 0 || isBrokenOff || stepsUsed >= limits.chatMaxSteps) return;
  enterPhase('repairing');
  try {
    await writeOnce(writing, askAgain(writing.request, { reply, refused, stepsUsed }), spent, {
      purpose: 'refused-edits',
    });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'refused edits were not fixed');
  }
  for (const outcome of fixedOutcomes(refused, reply.outcomes)) await reply.revise(outcome);
}

function add(spent: Spent, usage: ModelUsage) {
  spent.steps += 1;
  for (const key of ['promptTokens', 'completionTokens', 'cacheReadTokens', 'cacheWriteTokens'] as const) {
    spent.usage[key] += usage[key];
  }
}
