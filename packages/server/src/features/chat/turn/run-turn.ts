import type { Usage } from '@whittle/contract/chat';
import type { Adapters } from '../../../adapters/adapters.ts';
import { repeatedSymptoms } from '@whittle/domain/repairs/fingerprint';
import type { LanguageModel } from '../../../adapters/language-model/language-model.ts';
import type { TurnSpend } from '../../../core/spend/ledger.ts';
import type { AppTrees, FileTree } from '../../../core/app-files/app-tree.ts';
import type { DraftTrees } from '../../../core/app-files/app-trees.ts';
import { untilDatabaseAnswers } from '../../../adapters/database/until-database-answers.ts';
import type { TurnRequest } from '../context/build-request.ts';
import { listLastChecks } from '../messages.store.ts';
import { createReply } from './reply.ts';
import { type SettleDeps, settleTurn } from './settle-turn.ts';
import { storeRecordsEarly } from './store-rows.ts';
import { endOfBrokenWriting } from './turn-failure.ts';
import { isLost, type Turn, type WritingEnd } from './turn.ts';
import { createTurnDiary } from './turn-diary.ts';
import { createPageChecker, type FindRecord } from './check-turn-pages.ts';
import { type EnterPhase, nothingSpent, type Spent, type WrittenEnd, writeReply } from './write-reply.ts';

/** Puts the whole request to the model together: rules, files, schemas, the conversation, the tools. */
export type PrepareRequest = (
  turn: Turn,
  base: FileTree,
  model: Pick<LanguageModel, 'seesPictures'>,
) => Promise<TurnRequest>;

export type RunDeps = SettleDeps &
  Pick<Adapters, 'config' | 'db' | 'models'> & { trees: AppTrees & DraftTrees; prepareRequest: PrepareRequest } & {
    findRecord: FindRecord;
    /** What the requests of a turn cost by the ledger. */
    turnSpend(turnId: string): Promise<TurnSpend>;
  };

/**
 * Runs a turn from the message to the finished reply. `signal` is aborted with a `TurnInterrupted`. Throws only when the
 * turn is no longer this process's, or its end could not be stored; another process takes it over then.
 */
export async function runTurn(turn: Turn, signal: AbortSignal, deps: RunDeps): Promise<void> {
  const { events, trees, clock } = deps;
  const log = deps.log.child({ appId: turn.appId, turnId: turn.id });
  const startedAt = clock.now();
  const spent = nothingSpent();
  const diary = createTurnDiary();
  const patiently = <T>(read: () => Promise<T>) => untilDatabaseAnswers(read, { signal });
  const base = await patiently(() => trees.head(turn.appId));
  const reply = await createReply({ turn, base, events, trees });
  const enterPhase: EnterPhase = (phase, repair) => {
    const event = { type: 'turn-phase' as const, messageId: turn.messageId, phase, ...(repair && { repair }) };
    events.append(turn.appId, event).catch(() => undefined);
  };

  const user = { kind: 'turn' as const, appId: turn.appId, accountId: turn.accountId };
  let model: LanguageModel | null = null;
  let end: WrittenEnd;
  try {
    const answering = await patiently(async () => {
      const chosen = turn.model === undefined ? null : await deps.models.named(turn.model);
      return chosen ?? deps.models.current('build', user);
    });
    model = answering;
    const repairModel =
      turn.model === undefined ? await patiently(() => deps.models.current('repair', user)) : answering;
    const request = await patiently(() => deps.prepareRequest(turn, base, answering));
    end = await writeReply(
      {
        model,
        repairModel,
        request,
        reply,
        signal,
        log,
        enterPhase,
        before: base.files,
        turnChecks: deps.turnChecks,
        mayRepair: deps.config.modelRepairs === 'on',
        repeated: repeatedSymptoms(await patiently(() => listLastChecks(deps.db, turn.appId))),
        // What the built-in builder writes is opened by its own tests, and it could fix nothing.
        checkPages: answering.isBuiltIn
          ? null
          : createPageChecker({
              ...{ ...deps, turn, before: base.files, reply, checks: deps.turnChecks, signal, diary },
              storeRecords: () => storeRecordsEarly({ turn, reply }, deps),
            }),
        diary,
      },
      spent,
    );
  } catch (error) {
    log.error({ err: error }, 'a turn could not begin');
    end = endOfBrokenWriting(error);
  }

  try {
    if (isLost(signal)) throw signal.reason;
    // A bill that cannot be read must not cost the turn its result.
    const { turnCost, ...costs } = await deps.turnSpend(turn.id).catch(() => nothingKnown);
    await settleTurn(
      {
        turn,
        base,
        reply,
        end,
        model,
        usage: model && { ...usageOf(model, spent, end, startedAt, clock.now()), ...costs },
        turnCost,
        skipChecks: signal.aborted,
        writtenVersionId: null,
        diary,
        startedAt,
      },
      deps,
    );
    log.info({ outcome: end.outcome, steps: spent.steps, chars: reply.text.length }, 'turn finished');
  } finally {
    trees.drop(turn.appId);
  }
}

const nothingKnown: TurnSpend = { turnCost: null, cost: null, costs: null };

function usageOf(model: LanguageModel, { usage, steps }: Spent, end: WritingEnd, from: Date, to: Date): Usage {
  return {
    ...usage,
    totalTokens: usage.promptTokens + usage.completionTokens,
    modelInfo: { model: model.model, provider: model.provider },
    finishReason: end.finishReason,
    steps,
    durationMs: to.getTime() - from.getTime(),
    timestamp: to.toISOString(),
  };
}
